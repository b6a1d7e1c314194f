import { expect, test, type Page } from '@playwright/test';
import { contest as text, houseRules, pads, setup } from '#lib/i18n/messages.ts';
import { button, NAMES, sitAt, stateOn, tapKeys } from '../../../e2e/support/contest.ts';
import { layoutFaults } from '../../../e2e/support/layout.ts';
import { openWith } from '../../../e2e/support/store.ts';
import { act, claim, openTable, state } from '../../support/contest.ts';

const SET = [[3, 7, 8, 2]];
const [MEI, GRANDMA, JUN] = NAMES;
/** What is told of one of them under the best there was. */
const rowOf = (page: Page, name: string) =>
  page.locator('.round').getByRole('listitem').filter({ hasText: name });

test('what nobody proved is told as such, and never with a share or a distance (CONTEST-10)', async ({
  page,
}) => {
  const table = openTable(3, SET, { type: 11, answerTime: 0, endScore: 9 });
  table.answers(0, 1000, 99_999).answers(1, 3000, 84).answers(2, 5000, 16);
  table.play(act('conceded', 0, 7000), state(1, 8000, '3 × 7 × 8 × 2'), act('conceded', 2, 9000));
  await sitAt(page, table);
  await expect(page.getByText(text.bestWas.tony('336'))).toBeVisible();
  await expect(rowOf(page, MEI)).toContainText(`99999 · ${text.unmade}`);
  await expect(rowOf(page, GRANDMA)).toContainText(`84 · ${text.unproved}`);
  await expect(rowOf(page, JUN)).toContainText(`16 · ${text.unproved}`);
  expect(await page.locator('main').innerText()).not.toMatch(/%|from the best/);
  await expect(page.locator('main [inert]')).toHaveCount(0);
  expect(await layoutFaults(page, 40)).toEqual([]);
});

test('what was proved is told with its share (CONTEST-9)', async ({ page }) => {
  const table = openTable(2, SET, { type: 11, answerTime: 0, endScore: 9 });
  table
    .answers(0, 1000, 336)
    .answers(1, 3000, 84)
    .play(act('conceded', 0, 7000), state(1, 8000, '3 × 7 × 8 ÷ 2'));
  await sitAt(page, table);
  await expect(rowOf(page, MEI)).toContainText(`336 · ${text.unproved}`);
  await expect(rowOf(page, GRANDMA)).toContainText(`84 · ${text.short('252', 250)}`);
});

test('the table at the end counts a wrong proof in the column of what was wrong', async ({ page }) => {
  const table = openTable(2, SET, { type: 11, answerTime: 0, endScore: 1 });
  table
    .answers(0, 1000, 400)
    .answers(1, 3000, 336)
    .play(act('conceded', 0, 7000));
  await sitAt(page, table);
  await page.keyboard.type('3*7*8*2');
  await page.keyboard.press('Enter');
  const cells = page.getByRole('row').filter({ hasText: text.wrong }).getByRole('cell');
  await expect(cells).toHaveText(['1', '0']);
});

test('what cost a point is told once: in the heading, with what was stated below it', async ({ page }) => {
  const table = openTable(2, SET, { type: 0 }).touch(claim(0, 1000));
  await sitAt(page, table.play(state(0, 2000, '3 + 7 + 8 + 2')));
  const told = page.locator('.round > section').first();
  const why = `${MEI}: ${text.why.wrong}`;
  await expect(told.getByRole('heading')).toHaveText(`${why} · ${text.points(-1)}`);
  expect((await told.innerText()).split(why)).toHaveLength(2);
  await expect(told.locator('s')).toBeVisible();
});

test('the numbers of the last round are there when the match is over, too', async ({ page }) => {
  const table = openTable(2, [[1, 1, 1, 1]], { type: 1 });
  table.play(act('impossible', 0, 1000), act('impossible', 1, 2000));
  await sitAt(page, table);
  await button(page, text.finish).tap();
  await expect(page.getByRole('table', { name: text.table })).toBeVisible();
  await expect(page.getByText(text.notAll)).toBeVisible();
  await expect(page.getByRole('group', { name: text.sets, exact: true })).toHaveText('1111');
});

test('where only what can be made is dealt, giving up is skipping, and told so (CONTEST-2)', async ({
  page,
}) => {
  await sitAt(page, openTable(2, SET, { type: 2 }));
  await button(page, text.skipOf(MEI)).tap();
  await button(page, text.skipOf(GRANDMA)).tap();
  await expect(page.getByRole('heading', { name: text.skipped, exact: true })).toBeVisible();
  expect(await page.locator('main').innerText()).not.toMatch(/impossible/i);
});

test('no pad says what a line comes to before it is handed in (CONTEST-1)', async ({ page }) => {
  await sitAt(page, openTable(2, SET, {}).touch(claim(0, 1000)));
  await tapKeys(page, '8 × 7 − 2');
  const pad = page.getByRole('group', { name: pads.keypad });
  await expect(pad).toContainText('8 × 7 − 2');
  expect(await pad.innerText()).not.toMatch(/5[46]|so far|=/);
  expect(await pad.evaluate((element) => element.outerHTML)).not.toMatch(/>\s*54/);
});

for (const [name, mark] of [
  ['a space', ' '],
  ['a comma', ','],
  ['a semicolon', ';'],
] as const) {
  test(`two expressions on one line with ${name} between them are for two sets (CONTEST-1)`, async ({
    page,
  }) => {
    const sets = [
      [3, 7, 8, 2],
      [1, 2, 3, 4],
    ];
    await sitAt(page, openTable(2, sets, { endScore: 1 }).touch(claim(1, 1000)));
    await page.keyboard.type(`(7-3)*(8-2)${mark}1*2*3*4`);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: text.winner(GRANDMA), exact: true })).toBeVisible();
    expect((await stateOn(page)).rounds[0]?.proofs[0]?.texts).toEqual(['(7 − 3) × (8 − 2)', '1 × 2 × 3 × 4']);
  });
}

test('a comma goes on to the next set from a key that has the focus, too (CONTEST-1)', async ({ page }) => {
  const sets = [...SET, [1, 2, 3, 4]];
  await sitAt(page, openTable(2, sets, { endScore: 1 }).touch(claim(1, 1000)));
  await page.keyboard.type('(7-3)*(8-2)');
  await page.keyboard.press('Tab');
  await page.keyboard.type(',1*2*3*4');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: text.winner(GRANDMA), exact: true })).toBeVisible();
});

test('set-up shows what means something for a type, and refuses what nobody can win (CONTEST-11)', async ({
  page,
}) => {
  await openWith(page, './setup?game=contest&players=2', {});
  await page.getByRole('button', { name: new RegExp(`^${setup.rules.title}`) }).tap();
  const sheet = page.getByRole('dialog', { name: setup.rules.title });
  const field = (name: string) => sheet.getByRole('textbox', { name, exact: true });
  await expect(field(houseRules.contestTarget.name)).toBeVisible();
  await expect(field(houseRules.answerTime.name)).toHaveCount(0);
  await field(houseRules.range.name).fill('1');
  await expect(sheet.getByRole('alert').filter({ hasText: setup.fault.undealt })).toBeVisible();
  await sheet.getByRole('button', { name: houseRules.presets.tony }).tap();
  await expect(sheet.getByRole('alert').filter({ hasText: setup.fault.undealt })).toHaveCount(0);
  await expect(field(houseRules.contestTarget.name)).toHaveCount(0);
  await expect(field(houseRules.sets.name)).toHaveValue('2');
  await expect(field(houseRules.proofTime.name)).toHaveValue('1 min');
  await expect(field(houseRules.answerTime.name)).toBeVisible();
});

test('a target below zero has its minus where a set is entered', async ({ page }) => {
  const table = openTable(2, [[1, 2, 3, 4]], { type: 1, target: -24, roundTime: 0, entryTime: 0 });
  await sitAt(page, table.touch(claim(0, 1000)));
  await expect(page.getByText(text.worth('−24'))).toBeVisible();
});
