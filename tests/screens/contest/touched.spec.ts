// What is pressed at a contest beside what it is about: corrections on a slip, the ways out of a cover, and the menu from each side.
import { expect, test, type Page } from '@playwright/test';
import { contest as text, pads, table } from '#lib/i18n/messages.ts';
import { button, NAMES, sitAt, stateOn } from '../../../e2e/support/contest.ts';
import { rowsOf } from '../../../e2e/support/matches.ts';
import { openWith } from '../../../e2e/support/store.ts';
import { claim, openTable } from '../../support/contest.ts';

const SET = [[3, 7, 8, 2]];
const [MEI, GRANDMA] = NAMES;
const menu = (page: Page) => page.getByRole('dialog', { name: table.pause.title });
const slip = (page: Page) => page.getByRole('region', { name: MEI, exact: true });

async function openSlip(page: Page): Promise<void> {
  await button(page, text.raiseOf(MEI)).tap();
  await expect(button(page, text.seal)).toBeVisible();
  await expect(page.locator('main [inert]')).toHaveCount(0);
}

test('what was typed on a slip is taken back figure by figure, or all at once', async ({ page }) => {
  await sitAt(page, openTable(2, SET, { type: 10, answerTime: 0, entryTime: 0 }));
  await openSlip(page);
  const shown = slip(page).locator('.big');
  for (const key of ['4', '8', '7', pads.delete]) await button(page, key).tap();
  await expect(shown).toHaveText('48');
  await expect(button(page, text.clear)).not.toHaveAttribute('aria-disabled', 'true');
  await button(page, text.clear).tap();
  await expect(shown).toHaveText(/^\s*$/);
  await expect(button(page, text.clear)).toHaveAttribute('aria-disabled', 'true');
});

test('whoever touched by mistake puts a covered slip away, and the numbers lie there again', async ({
  page,
}) => {
  await sitAt(page, openTable(2, SET, { type: 10, answerTime: 300_000 }));
  await openSlip(page);
  await page.keyboard.type('33');
  // Its time is over, and that seat waits; the next slip has what was typed, so it is covered.
  await page.clock.runFor('0:50');
  await button(page, text.raiseOf(MEI)).tap();
  await expect(button(page, text.iAm(MEI))).toBeVisible();
  await expect(page.locator('main [inert]')).toHaveCount(0);
  await button(page, text.notNow).tap();
  await expect(button(page, text.raiseOf(MEI))).toBeVisible();
  await expect.poll(async () => (await stateOn(page)).phase.type).toBe('answering');
  expect((await stateOn(page)).entries).toEqual([null, null]);
});

test('from the cover of a contest that waits the menu opens', async ({ page }) => {
  await openWith(page, './play?match=m', rowsOf({ m: openTable(2, SET) }));
  await expect(page.locator('main [inert]')).toHaveCount(0);
  await expect(button(page, table.pause.open)).toHaveCount(1);
  await button(page, table.pause.open).tap();
  await expect(menu(page)).toBeVisible();
});

for (const [how, lies, viewport] of [
  ['stands', 'standing', { width: 390, height: 844 }],
  ['lies flat', 'flat', { width: 1024, height: 768 }],
] as const)
  test(`the menu opens where the table ${how}, and closes when it goes on`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await sitAt(page, openTable(2, SET, { type: 11, answerTime: 90_000 }), { lies });
    await button(page, table.pause.open).tap();
    await expect(menu(page)).toBeVisible();
    await expect(button(page, table.pause.open)).not.toBeVisible();
    await button(page, table.pause.go).tap();
    await expect(menu(page)).toHaveCount(0);
    await expect(button(page, table.pause.open)).toBeVisible();
  });

test('where two claim in the same moment, it is said that they drew lots', async ({ page }) => {
  const played = openTable(2, SET).play(claim(0, 5000), claim(1, 5004)).through(5100);
  await sitAt(page, played);
  await expect(page.getByText(text.lots([MEI, GRANDMA]))).toBeVisible();
});

test('where one alone claims, nothing is said of lots', async ({ page }) => {
  await sitAt(page, openTable(2, SET).play(claim(0, 5000)).through(5100));
  await expect(button(page, text.rule)).toBeVisible();
  await expect(page.getByText(text.lots([MEI]))).toHaveCount(0);
});
