import { expect, test, type Page } from '@playwright/test';
import { contest as text, contestCoach as coach, contestHelp as help, standing } from '#lib/i18n/messages.ts';
import { act, claim, openTable, state } from '../../support/contest.ts';
import { button, NAMES, sealX, sitAt } from '../../../e2e/support/contest.ts';
import { rowsOf } from '../../../e2e/support/matches.ts';
import { openWith } from '../../../e2e/support/store.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const SET = [[3, 7, 8, 2]];
const [MEI, GRANDMA] = NAMES;
const lines = (page: Page) => page.getByRole('list', { name: coach.label });

test('what to do is said until everybody has done it once, in whatever round', async ({ page }) => {
  const table = openTable(2, SET, { type: 10, answerTime: 90_000, betweenTime: 0 }).answers(0, 1000, 24);
  // Only Mei had an x in the first round, and could not prove it.
  table.through(91_100).play(act('conceded', 0, 92_000));
  while (table.state.phase.type !== 'answering') table.until(table.match.at + 1000);
  expect(table.state.rounds).toHaveLength(1);
  await sitAt(page, table);
  await expect(lines(page)).toContainText(coach.touch.hidden);
  await button(page, text.raiseOf(MEI)).tap();
  await expect(button(page, text.seal)).toBeVisible();
  // She knows how to type.
  await expect(lines(page)).toHaveCount(0);
  await sealX(page, '24');
  await button(page, text.raiseOf(GRANDMA)).tap();
  await expect(lines(page)).toContainText(coach.type.tony);
  await sealX(page, '25');
  await expect(button(page, text.raiseOf(GRANDMA))).toContainText(text.sealed);
  await expect(lines(page)).toHaveCount(0);
});

test('alone it is said that only the best x scores', async ({ page }) => {
  await sitAt(page, openTable(1, SET, { type: 10, answerTime: 90_000 }));
  await expect(lines(page)).toContainText(help.alone);
  // Nor is there anybody to hide it from.
  await expect(lines(page)).toContainText(coach.classic.alone);
  await expect(lines(page)).not.toContainText(coach.winsTony);
});

test('alone nobody is told to be first', async ({ page }) => {
  await sitAt(page, openTable(1, SET));
  await expect(lines(page)).toContainText(coach.classic.alone);
  await expect(lines(page)).not.toContainText(coach.classic.touch);
});

test('in Classic, where somebody may never claim, no longer than three rounds', async ({ page }) => {
  const table = openTable(2, SET, { betweenTime: 0, endScore: 9 });
  for (let round = 0; round < 3; round += 1) {
    table.touch(claim(0, table.match.at + 1000)).play(act('conceded', 0, table.match.at + 2000));
    while (table.state.phase.type !== 'racing') table.until(table.match.at + 1000);
  }
  expect(table.state.rounds).toHaveLength(3);
  await sitAt(page, table);
  await expect(button(page, text.claim(MEI, 1))).toBeVisible();
  await expect(lines(page)).toHaveCount(0);
});

test('the best there was has other solutions, for whoever wants to see them', async ({ page }) => {
  const table = openTable(2, SET, { type: 11, answerTime: 0, endScore: 9 });
  table.answers(0, 1000, 84).answers(1, 3000, 42);
  await sitAt(page, table.play(state(0, 9000, '3 × 7 × 8 ÷ 2')));
  await expect(page.getByText(text.bestWas.tony('336'))).toBeVisible();
  await page.getByText(text.otherWays).tap();
  await expect(page.getByText(text.noOther)).toBeVisible();
  await expect(button(page, text.next)).toHaveCount(1);
});

test('of several sets each has its own', async ({ page }) => {
  const table = openTable(
    2,
    [
      [1, 2, 1, 5],
      [4, 10, 10, 2],
    ],
    { type: 11, answerTime: 0, endScore: 9 },
  );
  table.answers(0, 1000, 24).answers(1, 3000, 12);
  await sitAt(page, table.play(act('conceded', 0, 9000), act('conceded', 1, 10_000)));
  await page.getByText(text.otherWays).tap();
  const told = page.locator('details');
  await expect(told).toContainText(text.set(2));
  // Beside the one that is shown.
  await expect(told.locator('li')).toHaveCount(5);
});

test('what nobody proved is practised from the result, with the number that was to be made', async ({
  page,
}) => {
  const table = openTable(2, [[1, 1, 2, 3]], { type: 11, answerTime: 0, endScore: 1 });
  table
    .answers(0, 1000, 12)
    .answers(1, 3000, 6)
    .play(act('conceded', 0, 5000));
  table.play(state(1, 9000, '1 × 1 × 2 × 3'));
  await openWith(page, './play?match=m', rowsOf({ m: table }));
  await page.getByRole('link', { name: standing.practise(1), exact: true }).tap();
  await expect.poll(() => page.url()).toContain('practice?deal=1-1-2-3-12');
});
