import { expect, test, type Page } from '@playwright/test';
import {
  contest as text,
  contestCoach as coach,
  contestHelp as help,
  pads,
  table,
} from '#lib/i18n/messages.ts';
import { openTable } from '../../support/contest.ts';
import { button, NAMES, sitAt, stateOn } from '../../../e2e/support/contest.ts';
import { listen, toldOf } from '../../../e2e/support/told.ts';

// A tablet: each has keys of their own, and nobody hands anything over (CONTEST-7).
test.use({
  serviceWorkers: 'block',
  viewport: { width: 768, height: 1024 },
  contextOptions: { reducedMotion: 'reduce' },
});

const SET = [[3, 7, 8, 2]];
/** In no other number of the page. */
const X = '90817';
const [MEI, GRANDMA] = NAMES;
const place = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const key = (page: Page, name: string, label: string) =>
  place(page, name).getByRole('button', { name: label, exact: true });

test('four type at once, in any order, while the numbers lie there and the clock runs', async ({ page }) => {
  await sitAt(page, openTable(4, SET, { type: 11, answerTime: 90_000 }));
  for (const digit of ['3', '6']) for (const name of NAMES) await key(page, name, digit).tap();
  await expect(page.getByRole('group', { name: text.sets, exact: true })).toBeVisible();
  for (const name of [...NAMES].reverse()) await key(page, name, text.seal).tap();
  await expect(button(page, text.reveal.open)).toBeVisible();
  const { entries, phase } = await stateOn(page);
  expect(phase).toMatchObject({ type: 'proving', seat: 3, order: [2, 1, 0] });
  expect(entries.map((entry) => entry?.x?.n)).toEqual([36, 36, 36, 36]);
  await button(page, text.reveal.open).tap();
  await expect(button(page, text.reveal.proveHere('Ada', '36'))).toBeVisible();
});

test('the rules tell of one’s own keys, and of no clock that stands', async ({ page }) => {
  await sitAt(page, openTable(4, SET, { type: 11, answerTime: 90_000 }));
  await button(page, help.open).tap();
  const sheet = page.getByRole('dialog', { name: help.title });
  await expect(sheet.getByText(coach.here.hidden)).toBeVisible();
  await expect(sheet.getByText(help.enter)).toHaveCount(0);
});

test('figures lie as everywhere, also for who reads from the right', async ({ page }) => {
  await sitAt(page, openTable(2, SET, { type: 11, answerTime: 90_000 }));
  document.documentElement.dir = 'rtl';
  try {
    const left = async (digit: string) => (await key(page, MEI, digit).boundingBox())?.x ?? NaN;
    expect(await left('7')).toBeLessThan(await left('9'));
  } finally {
    document.documentElement.removeAttribute('dir');
  }
});

test('what somebody types is nowhere but while they hold the shield, and nobody else’s shield shows it', async ({
  page,
}) => {
  const said = await listen(page);
  const session = await page.context().newCDPSession(page);
  const seen = async () =>
    [await page.evaluate(() => document.documentElement.outerHTML), await toldOf(session)].map((what) =>
      what.includes(X),
    );
  await sitAt(page, openTable(2, SET, { type: 10, answerTime: 3_600_000 }));
  for (const digit of X) await key(page, MEI, digit).tap();
  expect(await seen()).toEqual([false, false]);
  await expect(place(page, MEI)).toContainText('•••');
  const look = (name: string) => key(page, name, text.shield.look);
  await look(GRANDMA).focus();
  await page.keyboard.down(' ');
  await expect(look(GRANDMA)).toHaveAttribute('aria-pressed', 'true');
  expect(await seen()).toEqual([false, false]);
  await page.keyboard.up(' ');
  await look(MEI).focus();
  await page.keyboard.down(' ');
  expect(await seen()).toEqual([true, true]);
  // Left, it is covered in the very task in which the page is told, held or not.
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  expect(await seen()).toEqual([false, false]);
  await page.keyboard.up(' ');
  // The menu and back: it is still there, and still covered.
  await button(page, table.pause.open).tap();
  expect(await seen()).toEqual([false, false]);
  await button(page, table.pause.go).tap();
  await key(page, MEI, text.seal).tap();
  await expect(place(page, MEI)).toContainText(text.sealed);
  expect(await seen()).toEqual([false, false]);
  expect((await stateOn(page)).entries.map((entry) => entry?.x?.n)).toEqual([Number(X), undefined]);
  expect(said.join('\n')).not.toContain(X);
});

test('by keys alone: one’s own key leads to one’s own place, where figures and Enter work', async ({
  page,
}) => {
  await sitAt(page, openTable(2, SET, { type: 21, answerTime: 0 }));
  const value = (name: string) => page.getByRole('group', { name: text.raiseOf(name) });
  for (const [name, typed] of [
    [GRANDMA, '4/5'],
    [MEI, '1'],
  ] as const) {
    await page.keyboard.press((await value(name).getAttribute('aria-keyshortcuts')) ?? '');
    await expect(value(name)).toBeFocused();
    await page.keyboard.type(typed);
    await page.keyboard.press('Enter');
  }
  await expect(button(page, text.reveal.open)).toBeVisible();
  expect((await stateOn(page)).entries.map((entry) => [entry?.x?.n, entry?.x?.d])).toEqual([
    [1, 1],
    [4, 5],
  ]);
});

test('a distance shows both numbers it may mean to who holds, and what is none is said at that place', async ({
  page,
}) => {
  await sitAt(page, openTable(2, SET, { type: 20, answerTime: 90_000 }));
  await key(page, MEI, text.seal).tap();
  await expect(place(page, MEI).getByRole('alert')).toHaveText(text.fault.empty);
  await expect(place(page, GRANDMA).getByRole('alert')).toHaveCount(0);
  await key(page, MEI, '4').tap();
  await key(page, MEI, text.fraction).tap();
  await key(page, MEI, '5').tap();
  await key(page, MEI, text.shield.look).focus();
  await page.keyboard.down('Enter');
  await expect(place(page, MEI)).toContainText('You will have to make 23 1/5 or 24 4/5.');
  await page.keyboard.up('Enter');
});

test('of an x that was typed and deleted nothing is left under the cover', async ({ page }) => {
  await sitAt(page, openTable(2, SET, { type: 10, answerTime: 90_000 }));
  const value = place(page, MEI).getByRole('group', { name: text.raiseOf(MEI) });
  await expect(value).toHaveText(text.empty);
  await key(page, MEI, '5').tap();
  await expect(value).toContainText('•••');
  await key(page, MEI, pads.delete).tap();
  await expect(value).toHaveText(text.empty);
});

for (const type of [10, 12] as const)
  test(`an x that is entered stands where it was typed, and nobody is asked for one again: type ${type}`, async ({
    page,
  }) => {
    await sitAt(page, openTable(2, SET, { type, answerTime: 90_000 }));
    const value = place(page, MEI).getByRole('group', { name: text.raiseOf(MEI) });
    await key(page, MEI, '5').tap();
    await key(page, MEI, text.seal).tap();
    const said = type === 10 ? text.sealed : `5 · ${text.mayChange}`;
    await expect(value).toHaveText(said);
    // Pressed once more by mistake, it is not as if nothing had been entered.
    await key(page, MEI, text.seal).tap();
    await expect(value).toHaveText(said);
    await key(page, MEI, '6').tap();
    await expect(value).toContainText(type === 10 ? '•••' : '6');
    await expect(place(page, MEI)).toContainText(said);
    await key(page, MEI, text.seal).tap();
    await expect.poll(async () => (await stateOn(page)).entries[0]?.x?.n).toBe(6);
  });

test('a rival’s open x makes one’s own final: its keys go (CONTEST-8)', async ({ page }) => {
  await sitAt(page, openTable(3, SET, { type: 12, answerTime: 90_000 }));
  await key(page, MEI, '5').tap();
  await expect(place(page, MEI)).toContainText('5');
  await key(page, MEI, text.seal).tap();
  await expect(place(page, MEI)).toContainText(text.mayChange);
  await key(page, GRANDMA, text.noneAt).tap();
  await key(page, GRANDMA, text.seal).tap();
  await expect(place(page, MEI)).toContainText(text.final);
  await expect(key(page, MEI, '7')).toHaveAttribute('aria-disabled', 'true');
});

test('on an upright tablet the keys of four fit below the numbers, with what to do said, and say that x is a distance', async ({
  page,
}) => {
  await sitAt(page, openTable(4, [[3, 5, 7, 11]], { type: 20, answerTime: 90_000 }));
  await expect(page.getByRole('list', { name: coach.label })).toBeVisible();
  const box = await key(page, MEI, text.seal).boundingBox();
  expect(box && box.y + box.height).toBeLessThanOrEqual(1024);
  await expect(place(page, MEI)).toContainText(text.yours.closest(24));
});
