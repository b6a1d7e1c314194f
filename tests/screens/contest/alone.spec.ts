import { expect, test, type Page } from '@playwright/test';
import { printExpression } from '#lib/core/print.ts';
import { solutions } from '#lib/core/solve.ts';
import { standardContest } from '#lib/games/contest/config.ts';
import { setsOf } from '#lib/games/contest/deal.ts';
import { contest } from '#lib/games/contest/index.ts';
import {
  contest as text,
  contestAlone,
  contestTypes,
  houseRules,
  matchList,
  standing,
  table,
} from '#lib/i18n/messages.ts';
import { act, claim, ContestTable, openTable, state } from '../../support/contest.ts';
import { axeFaults } from '../../../e2e/support/axe.ts';
import { button, NAMES, sealX, tapLine } from '../../../e2e/support/contest.ts';
import { layoutFaults } from '../../../e2e/support/layout.ts';
import { rowsOf } from '../../../e2e/support/matches.ts';
import { openWith } from '../../../e2e/support/store.ts';

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

const SETS = [[3, 7, 8, 2]];
const RIGHT = '(7 − 3) × (8 − 2)';
const [MEI] = NAMES;
const SOLO = { endScore: 1, roundTime: 0, answerTime: 0, entryTime: 0 } as const;
const CLASSIC = { ...SOLO, type: 2 } as const;
const TONY = { ...SOLO, type: 11 } as const;
const CLOSEST = { ...SOLO, type: 21 } as const;

const again = (table: ContestTable, at: number) =>
  table.play(act('readied', 0, at), { type: 'dealt', at, sets: SETS });

/** Goes on with a match whose first round lies open. */
async function goOn(page: Page, match: string): Promise<void> {
  await page.goto(`./play?match=${match}`);
  await button(page, table.pause.go).tap();
  await expect(page.locator('main [inert]')).toHaveCount(0);
}
const told = (page: Page) => page.getByRole('region', { name: contestAlone.title, exact: true });
/** Says an x and proves it with a line. */
async function proves(page: Page, x: string, line: string): Promise<void> {
  await button(page, text.raiseOf(MEI)).tap();
  await sealX(page, x);
  await tapLine(page, line);
}
async function nextRound(page: Page): Promise<void> {
  await button(page, text.next).tap();
  await expect(page.locator('main [inert]')).toHaveCount(0);
}

test('Classic alone: a match without a miss beats one with, and the next does not beat it', async ({
  page,
}) => {
  // A claim that was wrong, then two that were right: a miss, and hours of thought.
  const slow = openTable(1, SETS, CLASSIC, 1)
    .touch(claim(0, 1000))
    .play(state(0, 7_200_000, '3 + 7 + 8 + 2'));
  for (const at of [7_300_000, 7_400_000])
    again(slow, at)
      .touch(claim(0, at + 1000))
      .play(state(0, at + 2000, RIGHT));
  const third = openTable(1, SETS, CLASSIC, 3);
  const rows = rowsOf({
    slow,
    second: openTable(1, SETS, CLASSIC, 2),
    third,
  });
  await openWith(page, './', rows);

  await goOn(page, 'second');
  await button(page, text.claim(MEI, 1)).tap();
  await tapLine(page, RIGHT);
  await expect(told(page)).toContainText(contestAlone.place.best);
  await expect(told(page)).toContainText('1 point');
  await expect(told(page)).toContainText('none missed');
  // What was made is what the end is called: nobody wins over anybody.
  await expect(page.locator('main h2').first()).toHaveText('1 point');
  await expect(page.locator('main h2').first()).toBeFocused();
  await expect(page.getByText(text.winner(MEI))).toHaveCount(0);
  await expect(page.getByText(text.wins(MEI))).toHaveCount(0);
  await expect(page.getByRole('table').locator('caption')).toHaveCount(0);
  await expect(told(page)).toContainText('1 point, 1 missed, 120:0');

  await button(page, text.replay).tap();
  await expect(page.getByRole('heading', { name: standing.title, exact: true })).toBeVisible();

  await goOn(page, 'third');
  await button(page, text.skipOf(MEI)).tap();
  await nextRound(page);
  await button(page, text.claim(MEI, 1)).tap();
  // What the seed deals in the second round.
  const [way] = solutions(setsOf(third.state.config, 1, 3)[0] ?? [], 24);
  await tapLine(page, way ? printExpression(way) : '');
  await expect(told(page)).toContainText('2 rounds, 1 missed');
  // The one before missed nothing, and stays the best.
  await expect(told(page)).toContainText(/Your best with these rules: 1 point, \d\.\d s/);
});

test('who begins by a key is where the round begins, as between all others', async ({ page }) => {
  const waiting = new ContestTable(contest, standardContest(1), 1);
  await openWith(page, './play?match=m', rowsOf({ m: waiting }));
  await expect(page.getByRole('heading', { name: contestTypes[0].name, exact: true }).last()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, text.begin)).toBeFocused();
});

test('on a phone on its side the card of the table is no higher than the table', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const played = openTable(1, SETS, TONY).answers(0, 1000, 336);
  played.play(state(0, 5000, '3 × 7 × 8 × 2'));
  await openWith(
    page,
    './play?match=m',
    rowsOf({ m: played.play({ type: 'compared', seat: 0, at: 5000, best: [336, 1] }) }),
  );
  const rows = page.getByRole('table', { name: text.table });
  await expect(rows).toBeVisible();
  const spare = await rows.evaluate(
    (each) => (each.closest('.slip')?.clientHeight ?? NaN) - each.clientHeight,
  );
  expect(spare).toBeLessThan(4);
});

test('Tony Four alone: the share of the best x is told, and the larger one is the best', async ({ page }) => {
  const quarter = (seed: number) => {
    const table = openTable(1, SETS, TONY, seed)
      .answers(0, 1000, 84)
      .play(state(0, 5000, '3 × 7 × 8 ÷ 2'));
    table.play({ type: 'compared', seat: 0, at: 5000, best: [336, 1] });
    return again(table, 6000);
  };
  const half = quarter(1)
    .answers(0, 7000, 336)
    .play(state(0, 9000, '3 × 7 × 8 × 2'));
  half.play({ type: 'compared', seat: 0, at: 9000, best: [336, 1] });
  const rows = rowsOf({
    half,
    second: openTable(1, SETS, TONY, 2),
    third: openTable(1, SETS, TONY, 3),
    fourth: quarter(4),
  });
  await openWith(page, './', rows);

  await goOn(page, 'second');
  await proves(page, '336', '3 × 7 × 8 × 2');
  await expect(told(page)).toContainText('Every x was the best');
  await expect(told(page)).toContainText(contestAlone.place.best);
  await expect(told(page)).toContainText(/before: 62\.5% of the best x, \d\.\d s/);

  await goOn(page, 'third');
  await proves(page, '84', '3 × 7 × 8 ÷ 2');
  await expect(page.getByText(`84 · ${text.short('252', 250)}`)).toBeVisible();
  await expect(page.getByText('25% of the best')).toBeVisible();

  await goOn(page, 'fourth');
  await proves(page, '336', '3 × 7 × 8 × 2');
  await expect(told(page)).toContainText('62.5% of the best x');
  await expect(told(page)).toContainText(/Your best with these rules: 100% of the best x, \d\.\d s/);
});

test('Closest to alone: less distance is better, and the bests are listed, opened and readable on every phone', async ({
  page,
}) => {
  const near = (seed: number) => openTable(1, SETS, CLOSEST, seed);
  const far = near(1)
    .answers(0, 1000, 1)
    .play(state(0, 5000, '3 × (8 + 2) − 7'));
  far.play({ type: 'compared', seat: 0, at: 5000, best: [2, 7] });
  again(far, 6000)
    .answers(0, 7000, 2, 7)
    .play(state(0, 9000, '8 × 3 − 2 ÷ 7'));
  far.play({ type: 'compared', seat: 0, at: 9000, best: [2, 7] });
  const missed = near(3)
    .answers(0, 1000, 1)
    .play(act('conceded', 0, 5000));
  again(missed, 6000);
  const classic = openTable(1, SETS, CLASSIC, 5)
    .touch(claim(0, 1000))
    .play(state(0, 65_020, RIGHT));
  const own = openTable(1, SETS, {}, 6);
  for (let at = 0; at < 10; at += 1) {
    if (at > 0) again(own, at * 9000);
    own.touch(claim(0, at * 9000 + 1000)).play(state(0, at * 9000 + 4020, RIGHT));
  }
  await openWith(page, './', rowsOf({ far, second: near(2), missed, classic, own }));

  await goOn(page, 'second');
  await proves(page, '2/7', '8 × 3 − 2 ÷ 7');
  await expect(told(page)).toContainText('Always the nearest');
  await expect(told(page)).toContainText(/before: 0\.36 from the nearest, \d\.\d s/);

  await goOn(page, 'missed');
  await proves(page, '2/7', '8 × 3 − 2 ÷ 7');
  await expect(told(page)).toContainText('2 rounds, 1 missed');
  await expect(told(page)).toContainText(/Your best with these rules: always the nearest, \d\.\d s/);

  await page.goto('./progress?matches');
  await page.getByRole('link', { name: matchList.together }).tap();
  const list = page.getByRole('listitem').filter({ hasText: MEI });
  await expect(page.getByRole('heading', { name: contestAlone.bests })).toBeVisible();
  // By the name of the preset, or by the type and what is not as published.
  await expect(list.filter({ hasText: houseRules.presets.basic })).toContainText('10 points, 40.0 s');
  await expect(list.filter({ hasText: contestTypes[2].name })).toContainText('1 point, 1:05');
  const best = list.filter({ hasText: contestTypes[21].name });
  await expect(best).toContainText('always the nearest');
  await expect(best).toContainText('best of 3');
  expect(await axeFaults(page, 'the list of bests')).toEqual([]);
  await page.setViewportSize({ width: 320, height: 568 });
  expect(await layoutFaults(page, 48)).toEqual([]);
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  expect(await layoutFaults(page, 48)).toEqual([]);
  await best.getByRole('link').tap();
  await expect(page).toHaveURL(/replay\?match=second/);
  await expect(page.getByRole('table', { name: text.table })).toBeVisible();
});

for (const [name, house] of Object.entries({ TONY, CLOSEST }))
  test(`alone there is nobody to keep an x from: it is one’s own (${name})`, async ({ page }) => {
    await openWith(page, './', rowsOf({ m: openTable(1, SETS, house, 1) }));
    await goOn(page, 'm');
    await expect(page.getByText(text.open, { exact: true })).toBeVisible();
    await expect(page.getByText(text.secret, { exact: true })).toHaveCount(0);
  });
