import { expect, test } from '@playwright/test';
import { standardContest } from '#lib/games/contest/config.ts';
import { contest } from '#lib/games/contest/index.ts';
import { contest as text, contestTypes, setup } from '#lib/i18n/messages.ts';
import { ContestTable, openTable } from '../../support/contest.ts';
import { axeFaults } from '../../../e2e/support/axe.ts';
import {
  button,
  NAMES,
  sealX,
  sitAt,
  solutionOn,
  stateOn,
  tapLine,
  toProof,
} from '../../../e2e/support/contest.ts';
import { TOUCH } from '../../../e2e/support/contest-ways.ts';
import { layoutFaults } from '../../../e2e/support/layout.ts';
import { rowsOf } from '../../../e2e/support/matches.ts';
import { begin, startButton } from '../../../e2e/support/setup.ts';
import { openWith } from '../../../e2e/support/store.ts';

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

const SET = [[3, 7, 8, 2]];
const [MEI, GRANDMA] = NAMES;

test('two play Classic by touch to the end score (CONTEST-1 to 3)', async ({ page }) => {
  await sitAt(page, openTable(2, SET, { endScore: 2, type: 2, target: 24 }));
  expect(await axeFaults(page, 'contest')).toEqual([]);
  expect(await layoutFaults(page, 40)).toEqual([]);
  // Who says that it is impossible may take it back, and still claim.
  await button(page, text.skipOf(MEI)).tap();
  await expect(button(page, text.skipOf(MEI))).toHaveAttribute('aria-pressed', 'true');
  await button(page, text.skipOf(MEI)).tap();
  await expect(button(page, text.skipOf(MEI))).toHaveAttribute('aria-pressed', 'false');
  // A wrong line costs a point.
  await button(page, text.claim(GRANDMA, 1)).tap();
  await tapLine(page, '3 + 7 + 8 + 2');
  await expect(
    page.getByRole('heading', { name: `${GRANDMA}: ${text.why.wrong} · ${text.points(-1)}` }),
  ).toBeVisible();
  expect(await axeFaults(page, 'contest')).toEqual([]);
  expect((await stateOn(page)).scores).toEqual([0, -1]);
  for (let round = 0; round < 2; round += 1) {
    await TOUCH.begin(page);
    await button(page, text.claim(MEI, 1)).tap();
    const line = await solutionOn(page);
    await tapLine(page, line ?? '');
  }
  await expect(page.getByRole('heading', { name: text.winner(MEI), exact: true })).toBeVisible();
  await expect(page.getByRole('table', { name: text.table })).toBeVisible();
  await expect(page.locator('[inert]')).toHaveCount(0);
  expect(await axeFaults(page, 'contest')).toEqual([]);
  expect(await layoutFaults(page, 40)).toEqual([]);
  expect((await stateOn(page)).scores).toEqual([2, -1]);
});

test('two play Tony Four by touch, and nobody reads the x of the other (CONTEST-4, CONTEST-7, CONTEST-8)', async ({
  page,
}) => {
  await sitAt(page, openTable(2, SET, { endScore: 1, type: 11, answerTime: 0 }));
  await button(page, text.raiseOf(MEI)).tap();
  await expect(page.getByText(text.slipText)).toBeVisible();
  await expect(page.locator('[inert]')).toHaveCount(0);
  expect(await axeFaults(page, 'contest')).toEqual([]);
  expect(await layoutFaults(page, 40)).toEqual([]);
  await sealX(page, '90817');
  // Sealed: nowhere in the page.
  await expect(button(page, text.raiseOf(MEI))).toContainText(text.sealed);
  expect(await page.content()).not.toContain('90817');
  await button(page, text.raiseOf(GRANDMA)).tap();
  await sealX(page, '336');
  // The best x first: Mei fails, and Grandma's holds.
  await toProof(page);
  await expect(page.getByText(text.proves(MEI))).toBeVisible();
  expect(await axeFaults(page, 'contest')).toEqual([]);
  await button(page, text.cannot).tap();
  await toProof(page);
  await expect(page.getByText(text.proves(GRANDMA))).toBeVisible();
  await tapLine(page, '3 × 7 × 8 × 2');
  await expect(page.getByRole('heading', { name: text.winner(GRANDMA), exact: true })).toBeVisible();
  await expect(page.getByText(text.bestWas.tony('336'))).toBeVisible();
  expect((await stateOn(page)).scores).toEqual([0, 1]);
});

test('one plays Closest to alone, and only the best x scores (CONTEST-6, CONTEST-9, CONTEST-10)', async ({
  page,
}) => {
  await sitAt(page, openTable(1, [[1, 1]], { endScore: 1, type: 21, target: 3, answerTime: 0 }));
  await button(page, text.raiseOf(MEI)).tap();
  await sealX(page, '0');
  await expect(page.getByRole('alert')).toHaveText(text.fault.notAway);
  await sealX(page, '1');
  await tapLine(page, '1 + 1');
  await expect(page.getByRole('heading', { name: 'Always the nearest', exact: true })).toBeVisible();
  await expect(page.getByText(text.bestWas.closest('1'))).toBeVisible();
});

test('of the nearest that there was it is told what it comes to, and not only how far that is (CONTEST-10)', async ({
  page,
}) => {
  const table = openTable(2, [[7, 2, 6, 10]], { type: 21, answerTime: 0 });
  await sitAt(page, table.answers(0, 1000, null).answers(1, 2000, null));
  await expect(page.getByRole('heading', { name: text.bestWas.closest('2 thirds') })).toBeVisible();
  await expect(page.locator('.best .num').first()).toContainText('10 × 7 × 2 ÷ 6 = 70/3');
});

test('two play by keys alone (CONTEST-1)', async ({ page }) => {
  await sitAt(page, openTable(2, SET, { endScore: 1 }));
  await page.keyboard.press('l');
  await expect(page.getByText(text.has(GRANDMA, 1))).toBeFocused();
  await page.keyboard.type('(7-3)*(8-2)');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: text.winner(GRANDMA), exact: true })).toBeVisible();
});

for (const type of [0, 12, 21] as const)
  test(`before the first round it is said which game is begun: type ${type}`, async ({ page }) => {
    const m = new ContestTable(contest, standardContest(2, type));
    await openWith(page, './play?match=m', rowsOf({ m }));
    const { name, more } = contestTypes[type];
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
    await expect(page.getByText(more, { exact: true })).toBeVisible();
    await button(page, text.begin).tap();
    await expect(page.getByText(more, { exact: true })).toHaveCount(0);
  });

test('set-up begins a ready-made contest', async ({ page }) => {
  await openWith(page, './setup?game=contest&players=2', {});
  await expect(startButton(page)).toBeVisible();
  await page.getByRole('button', { name: setup.rules.title }).tap();
  const sheet = page.getByRole('dialog', { name: setup.rules.title });
  await sheet.getByRole('button', { name: 'Only solvable' }).tap();
  expect(await axeFaults(page, 'contest')).toEqual([]);
  await sheet.getByRole('button', { name: setup.done }).tap();
  expect(await layoutFaults(page, 40)).toEqual([]);
  await begin(page);
  await expect(button(page, text.begin)).toBeVisible();
});
