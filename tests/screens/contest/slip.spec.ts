import { expect, test, type Page } from '@playwright/test';
import { contest as text } from '#lib/i18n/messages.ts';
import { axeFaults } from '../../../e2e/support/axe.ts';
import { button, NAMES, sealX, sitAt, stateOn } from '../../../e2e/support/contest.ts';
import { layoutFaults } from '../../../e2e/support/layout.ts';
import { rowsOf } from '../../../e2e/support/matches.ts';
import { openWith } from '../../../e2e/support/store.ts';
import { stageNow } from '../stage/clock.ts';
import { down, up } from '../stage/touch.ts';
import { enter, openTable, raise } from '../../support/contest.ts';

const SET = [[3, 7, 8, 2]];
const [MEI, GRANDMA, JUN] = NAMES;
const numbers = (page: Page) => page.getByRole('group', { name: text.sets, exact: true });
const slipOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function openSlip(page: Page, name: string): Promise<void> {
  await button(page, text.raiseOf(name)).tap();
  await expect(button(page, text.seal)).toBeVisible();
  await expect(page.locator('main [inert]')).toHaveCount(0);
}

/** Grandma and Mei have touched in the same moment, and she types first. */
async function afterTwoTouches(page: Page): Promise<void> {
  const table = openTable(3, SET, { type: 10, answerTime: 90_000 });
  table.play(raise(1, 5000), raise(0, 5019)).through(5040);
  await openWith(page, './play?match=m', rowsOf({ m: table }));
  await button(page, text.iAm(GRANDMA)).tap();
  await expect(page.locator('main [inert]')).toHaveCount(0);
}

for (const [who, players] of [
  ['two', 2],
  ['one alone', 1],
] as const) {
  test(`the numbers are covered from the touch until the slip is gone, for ${who} (CONTEST-7)`, async ({
    page,
  }) => {
    await sitAt(page, openTable(players, SET, { type: 10, answerTime: 60_000 }));
    await expect(numbers(page)).toBeVisible();
    await button(page, text.raiseOf(MEI)).tap();
    await expect(numbers(page)).toHaveCount(0);
    if (players > 1) {
      expect(await page.locator('main').innerText()).not.toMatch(/3\s+7\s+8\s+2/);
    }
    await expect(page.getByText(text.numbersCovered)).toBeVisible();
    await expect(numbers(page)).toHaveCount(0);
    await expect(page.locator('main [inert]')).toHaveCount(0);
    expect(await layoutFaults(page, 40)).toEqual([]);
    await sealX(page, '24');
    await expect(numbers(page)).toBeVisible();
    await expect(numbers(page)).toContainText('8');
  });
}

test('what is typed on a slip stands there whole, and over a line once it is a fraction', async ({
  page,
}) => {
  await sitAt(page, openTable(2, SET, { type: 10, answerTime: 90_000 }));
  await openSlip(page, MEI);
  const typed = slipOf(page, MEI).locator('.big');
  await page.keyboard.type('12');
  await expect(typed).toHaveText('12');
  await expect(typed.locator('.fraction')).toHaveCount(0);
  await page.keyboard.type('/5');
  await expect(typed.locator('.fraction > span')).toHaveText(['12', '5']);
});

test('a slip shows its time, says when that is over, and what was typed is on the next one (CONTEST-7)', async ({
  page,
}) => {
  await sitAt(page, openTable(2, SET, { type: 10, answerTime: 90_000 }));
  await button(page, text.raiseOf(MEI)).tap();
  await expect(page.getByText(text.slipEnds)).toContainText('0:30');
  await page.clock.runFor(4000);
  await expect(page.getByText(text.slipEnds)).toContainText(/0:2[56]/);
  await expect(page.locator('main [inert]')).toHaveCount(0);
  expect(await axeFaults(page, 'a slip with a time')).toEqual([]);
  await page.keyboard.type('33');
  await page.clock.runFor(27_000);
  const told = page.getByRole('status').filter({ hasText: text.missed.expired(MEI) });
  await expect(told).toBeVisible();
  expect(await axeFaults(page, 'a slip that is over')).toEqual([]);
  expect(await page.locator('main').innerText()).not.toContain('33');
  // For ten seconds that seat cannot stop the clock again; the others can.
  await expect(button(page, text.raiseOf(MEI))).toHaveAttribute('aria-disabled', 'true');
  await expect(button(page, text.raiseOf(MEI))).toContainText(/wait \d+ s/);
  await expect(button(page, text.raiseOf(GRANDMA))).not.toHaveAttribute('aria-disabled', 'true');
  await page.clock.runFor(10_000);
  await expect(button(page, text.raiseOf(MEI))).not.toHaveAttribute('aria-disabled', 'true');
  // Something lies on it already: whoever touched says first who they are, and sees the time there, too.
  await button(page, text.raiseOf(MEI)).tap();
  await expect(page.getByText(text.slipEnds)).toContainText('0:30');
  await button(page, text.iAm(MEI)).tap();
  await expect(page.locator('main [inert]')).toHaveCount(0);
  await expect(slipOf(page, MEI).locator('.big')).toHaveText('33');
  await page.keyboard.type('6');
  await button(page, text.seal).tap();
  await expect.poll(async () => (await stateOn(page)).entries[0]?.x).toEqual({ n: 336, d: 1 });
  // It was hers alone, and it is used up.
  await openSlip(page, GRANDMA);
  await expect(slipOf(page, GRANDMA).locator('.big')).not.toContainText('3');
});

test('of two slips the second says whose it is, and its time begins when the device is in the right hands (CONTEST-7)', async ({
  page,
}) => {
  await afterTwoTouches(page);
  await expect(slipOf(page, GRANDMA).getByText(GRANDMA)).toBeVisible();
  await sealX(page, '25');
  await page.clock.runFor(20_000);
  await expect(page.getByText(text.slipEnds)).toContainText('0:30');
  await button(page, text.iAm(MEI)).tap();
  await expect(slipOf(page, MEI).getByText(MEI)).toBeVisible();
  await expect(page.getByText(text.slipEnds)).toContainText('0:30');
  await page.clock.runFor(4000);
  await expect(page.getByText(text.slipEnds)).toContainText(/0:2[56]/);
});

test('of two who have just touched, the second types from behind the cover, too, with all of the time (CONTEST-7)', async ({
  page,
}) => {
  await sitAt(page, openTable(3, SET, { type: 10, answerTime: 90_000 }));
  const fingers = await Promise.all(
    [GRANDMA, MEI].map(async (name, id) => {
      const { x = 0, y = 0 } = (await button(page, text.raiseOf(name)).boundingBox()) ?? {};
      return { x: x + 9, y: y + 9, id: 10 + id };
    }),
  );
  const stamp = stageNow();
  for (const finger of fingers) down(finger, 'touch', stamp);
  for (const { id } of fingers) up(id, stamp);
  await expect.poll(async () => (await stateOn(page)).phase.type).toBe('slip');
  const { phase } = await stateOn(page);
  // By lot.
  const isMeiFirst = phase.type === 'slip' && phase.signal.seat === 0;
  const [first, second] = isMeiFirst ? [MEI, GRANDMA] : [GRANDMA, MEI];
  if ((await button(page, text.iAm(first)).count()) > 0) await button(page, text.iAm(first)).tap();
  await expect(slipOf(page, first)).toBeVisible();
  await sealX(page, '25');
  await button(page, text.iAm(second)).tap();
  await expect(slipOf(page, second).getByText(text.slipEnds)).toContainText('0:30');
  await sealX(page, '26');
  await expect
    .poll(async () => (await stateOn(page)).entries.map((entry) => entry?.x?.n))
    .toEqual(isMeiFirst ? [25, 26, undefined] : [26, 25, undefined]);
});

test('Impossible is an x like others: read on the slip, taken back by another key, and entered when it is (CONTEST-5)', async ({
  page,
}) => {
  await sitAt(page, openTable(3, SET, { type: 10, answerTime: 90_000 }));
  await openSlip(page, MEI);
  await button(page, text.noneAt).tap();
  await expect(slipOf(page, MEI).locator('.big')).toHaveText(text.noneAt);
  await page.keyboard.type('8');
  await expect(slipOf(page, MEI).locator('.big')).toHaveText('8');
  await button(page, text.noneAt).tap();
  await page.clock.runFor(500);
  expect((await stateOn(page)).entries).toEqual([null, null, null]);
  await button(page, text.seal).tap();
  await expect.poll(async () => (await stateOn(page)).entries[0]?.x).toBeNull();
});

test('who has nothing to type on a slip that waited passes it on, though the clock stands (CONTEST-7)', async ({
  page,
}) => {
  await afterTwoTouches(page);
  await sealX(page, '25');
  await expect(button(page, text.iAm(MEI))).toBeVisible();
  await button(page, text.notNow).tap();
  await expect(button(page, text.raiseOf(MEI))).toContainText(/wait \d/);
});

test('who closes a slip without an x waits as well, and nothing is kept of it (CONTEST-7)', async ({
  page,
}) => {
  await sitAt(page, openTable(2, SET, { type: 10, answerTime: 90_000 }));
  await openSlip(page, MEI);
  await page.keyboard.type('33');
  await button(page, text.notNow).tap();
  await expect(button(page, text.raiseOf(MEI))).toContainText(/wait \d/);
  await page.clock.runFor(10_100);
  await openSlip(page, MEI);
  await expect(slipOf(page, MEI).locator('.big')).not.toContainText('3');
});

test('a key within the wait does nothing, and one after it opens the slip (CONTEST-7)', async ({ page }) => {
  await sitAt(page, openTable(2, SET, { type: 10, answerTime: 90_000 }));
  await openSlip(page, MEI);
  await button(page, text.notNow).tap();
  await expect(button(page, text.raiseOf(MEI))).toContainText(/wait \d/);
  const key = (await button(page, text.raiseOf(MEI)).getAttribute('aria-keyshortcuts')) ?? '';
  await page.keyboard.press(key);
  await page.clock.runFor(500);
  expect((await stateOn(page)).phase.type).toBe('answering');
  await page.clock.runFor(10_000);
  await page.keyboard.press(key);
  await expect(button(page, text.seal)).toBeVisible();
});

test('a slip that waited while a rival’s x made its own final is not opened, and that is told (CONTEST-8)', async ({
  page,
}) => {
  const table = openTable(3, SET, { type: 12, answerTime: 90_000 }).answers(0, 1000, 24);
  table.play(raise(1, 5000), raise(0, 5019)).through(5040);
  await sitAt(page, table);
  await sealX(page, '25');
  await expect(page.getByRole('status').filter({ hasText: text.missed.final(MEI) })).toBeVisible();
  await expect(button(page, text.raiseOf(MEI))).toContainText(text.final);
  expect((await stateOn(page)).entries.map((entry) => entry?.x?.n)).toEqual([24, 25, undefined]);
  await expect(button(page, text.raiseOf(JUN))).not.toHaveAttribute('aria-disabled', 'true');
});

test('alone the time on a slip is time thought (CONTEST-7)', async ({ page }) => {
  const table = openTable(1, SET, { type: 11, answerTime: 0, endScore: 1 }).touch(raise(0, 1000));
  table.play(enter(0, 17_020, 336));
  await sitAt(page, table);
  await page.keyboard.type('3*7*8*2');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Alone' })).toContainText('17.0 s');
});
