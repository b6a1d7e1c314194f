import { expect, test, type Page } from '@playwright/test';
import { contest as text, pads } from '#lib/i18n/messages.ts';
import { openTable } from '../../support/contest.ts';
import {
  button,
  NAMES,
  sealX,
  sitAt,
  stateOn,
  tapKeys,
  tapLine,
  toProof,
} from '../../../e2e/support/contest.ts';
import { countStore } from '../../../e2e/support/store.ts';

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

const [MEI, GRANDMA, JUN] = NAMES;
const OFF = { answerTime: 0, entryTime: 0, roundTime: 0 } as const;

/** Somebody says an x, or that there is none, under the cover. */
async function says(page: Page, name: string, x: string | null): Promise<void> {
  await button(page, text.raiseOf(name)).tap();
  await expect(page.locator('main [inert]')).toHaveCount(0);
  if (x !== null) return sealX(page, x);
  for (const name of [text.noneAt, text.seal]) await button(page, name).tap();
}
const title = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

test('of two who say the same fraction the earlier is heard first, and when that fails the other wins (CONTEST-4)', async ({
  page,
}) => {
  await sitAt(page, openTable(3, [[1, 2, 3, 7]], { ...OFF, type: 11 }));
  await says(page, MEI, '3/7');
  await says(page, GRANDMA, '6/14');
  await says(page, JUN, null);
  await toProof(page);
  await expect(page.getByText(text.proves(MEI))).toBeVisible();
  await expect(page.getByText(text.worth('3/7'))).toBeVisible();
  await tapLine(page, '3 ÷ (7 × (2 + 1))');
  await toProof(page);
  await expect(page.getByText(text.proves(GRANDMA))).toBeVisible();
  await expect(page.locator('s')).toHaveText('3 ÷ (7 × (2 + 1))');
  await tapLine(page, '3 ÷ (7 × (2 − 1))');
  await expect(title(page, text.wins(GRANDMA))).toBeVisible();
  expect((await stateOn(page)).scores).toEqual([0, 1, 0]);
});

test('of sets with no number in common Impossible is the best, and goes to whoever said so first (CONTEST-5)', async ({
  page,
}) => {
  const sets = [
    [2, 3],
    [10, 90],
  ];
  await sitAt(page, openTable(2, sets, { ...OFF, type: 11 }));
  await says(page, GRANDMA, null);
  await says(page, MEI, null);
  await expect(title(page, text.declared(GRANDMA))).toBeVisible();
  await expect(page.getByText(text.none)).toBeVisible();
  expect((await stateOn(page)).scores).toEqual([0, 1]);
});

test('Impossible wins against a wrong proof, and loses against a negative number that is right (CONTEST-5, CONTEST-7)', async ({
  page,
}) => {
  await sitAt(page, openTable(2, [[1, 6]], { ...OFF, type: 11, betweenTime: 0 }));
  await says(page, GRANDMA, null);
  await button(page, text.raiseOf(MEI)).tap();
  const keys = page.getByRole('group', { name: text.keys });
  await keys.getByRole('button', { name: text.minus, exact: true }).tap();
  await sealX(page, '5');
  await toProof(page);
  await expect(page.getByText(text.worth('−5'))).toBeVisible();
  await tapLine(page, '1 − 6');
  await expect.poll(async () => (await stateOn(page)).scores).toEqual([1, 0]);
  await says(page, MEI, '9999');
  await says(page, GRANDMA, null);
  await toProof(page);
  await button(page, text.cannot).tap();
  await expect.poll(async () => (await stateOn(page)).scores).toEqual([1, 1]);
  expect((await stateOn(page)).rounds.map(({ by }) => by)).toEqual(['proved', 'impossible']);
});

test('of six numbers up to a hundred the best is known when the round is over (CONTEST-10)', async ({
  page,
}) => {
  await sitAt(page, openTable(2, [[97, 83, 100, 61, 59, 72]], { ...OFF, type: 21, target: 9999 }));
  await says(page, MEI, '5');
  await says(page, GRANDMA, '7/3');
  await toProof(page);
  await button(page, text.cannot).tap();
  await toProof(page);
  await expect(page.getByText(text.proves(MEI))).toBeVisible();
  await button(page, text.cannot).tap();
  await expect(title(page, text.nobody)).toBeVisible();
  await expect(page.getByText(/^The nearest was .*\/.* away$/)).toBeVisible();
});

test('a line that cannot be ruled on is told in a sentence, and nothing of it is kept (CONTEST-1)', async ({
  page,
}) => {
  const alert = page.getByRole('alert');
  const kept = () => countStore(page, 'matchEvents');
  await sitAt(page, openTable(2, [[1, 1, 2, 3]], { ...OFF, type: 0 }));
  await button(page, text.claim(MEI, 1)).tap();
  await tapKeys(page, '1 + 2');
  const before = await kept();
  await button(page, text.rule).tap();
  await expect(alert).toHaveText(pads.useAll(2));
  await tapKeys(page, '+ 3 ÷');
  await button(page, text.rule).tap();
  await expect(alert).toHaveText(pads.fault.missingOperand);
  for (let key = 0; key < 6; key += 1) await page.keyboard.press('Backspace');
  // A number that is not there, or is used up, cannot be typed; what is divided by zero is no number.
  await page.keyboard.type('3/(1-1)*27');
  await page.keyboard.press('Enter');
  await expect(alert).toHaveText(text.fault.byZero);
  expect(await kept()).toBe(before);
  expect((await stateOn(page)).scores).toEqual([0, 0]);
});

test('no x is taken that is none: too long, divided by zero, or the target itself (CONTEST-6, CONTEST-7)', async ({
  page,
}) => {
  const alert = page.getByRole('alert');
  const kept = () => countStore(page, 'matchEvents');
  await sitAt(page, openTable(2, [[1, 1, 2, 3]], { ...OFF, type: 21 }));
  await button(page, text.raiseOf(MEI)).tap();
  await expect(button(page, text.seal)).toBeVisible();
  await expect(page.locator('main [inert]')).toHaveCount(0);
  const slip = await kept();
  await button(page, text.seal).tap();
  await expect(alert).toHaveText(text.fault.empty);
  await page.keyboard.type('9'.repeat(30));
  await expect(alert).toHaveText(text.fault.long);
  for (const [typed, fault] of [
    ['0', text.fault.notAway],
    ['1/0', text.fault.byZero],
    ['3/', text.fault.empty],
  ] as const) {
    await page.keyboard.press('Delete');
    await page.keyboard.type(typed);
    await page.keyboard.press('Enter');
    await expect(alert).toHaveText(fault);
  }
  expect(await kept()).toBe(slip);
});
