import { expect, test, type Page } from '@playwright/test';
import {
  common,
  fours as words,
  foursReplay,
  matchList,
  replay,
  standing,
  table as pause,
} from '#lib/i18n/messages.ts';
import { dealtTable, inGap, type FoursTable } from '../../support/fours.ts';
import {
  button,
  handOf,
  NAMES,
  sitAt,
  spot,
  stateOn,
  takePhone,
  titleOn,
  toNext,
} from '../../../e2e/support/fours.ts';
import { layOne, TOUCH } from '../../../e2e/support/fours-turns.ts';
import { rowsOf } from '../../../e2e/support/matches.ts';
import { openWith } from '../../../e2e/support/store.ts';

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

const gap = (place: number, ...pile: Parameters<typeof words.place>[1]) => words.place(place, pile);

test('cards of the turn come back one by one, the last first; beyond a hand-off the table must agree', async ({
  page,
}) => {
  await sitAt(page, dealtTable(['+×−÷()', '−−+()()', '÷÷×+−']));
  await titleOn(page);
  await takePhone(page, TOUCH, NAMES[0]);
  await expect(button(page, common.undo)).toBeDisabled();
  await layOne(page, TOUCH, { sign: '+', face: 'operator', name: gap(1), count: 1 });
  await layOne(page, TOUCH, { sign: '×', face: 'operator', name: gap(2), count: 2 });
  await button(page, common.undo).tap();
  await expect(spot(page, gap(2))).toBeVisible();
  await expect(spot(page, gap(1, '+'))).toBeVisible();
  await expect(handOf(page).getByRole('button')).toHaveCount(4);
  // By its key, and nobody has to open a cover in between.
  await page.keyboard.press('u');
  await expect(spot(page, gap(1))).toBeVisible();
  await expect(handOf(page).getByRole('button')).toHaveCount(5);
  await layOne(page, TOUCH, { sign: '÷', face: 'operator', name: gap(3), count: 1 });
  await toNext(page, () => TOUCH.end(page));

  const back = async (agree: string) => {
    await button(page, pause.pause.open).tap();
    await button(page, pause.pause.step).tap();
    const asked = page.getByRole('dialog', { name: pause.pause.across.title });
    await expect(asked).toContainText(pause.pause.across.text);
    await asked.getByRole('button', { name: agree }).tap();
  };
  await back(pause.pause.across.not);
  expect((await stateOn(page)).turns).toHaveLength(1);
  await button(page, pause.pause.go).tap();
  await back(pause.pause.stopAll);
  await expect.poll(async () => (await stateOn(page)).turns.length).toBe(0);
  expect((await stateOn(page)).phase).toMatchObject({ type: 'turn', seat: 0, plays: [{ place: 3 }] });
  await button(page, pause.pause.go).tap();
  // Behind the cover again: whoever holds the phone is not the one whose turn it is now.
  await expect(page.getByRole('region', { name: words.passTo(NAMES[0]) })).toBeVisible();
  await expect(handOf(page)).toHaveCount(0);
  await takePhone(page, TOUCH, NAMES[0]);
  await expect(spot(page, gap(3, '÷'))).toBeVisible();
  await expect(button(page, words.end(1))).toBeVisible();
});

/** Mei makes 1 at once; in round 2 all pass; Jun begins round 3, and all agree to stop. */
function evening(): FoursTable {
  const table = dealtTable(['÷÷××+', '+++××', '−−−++'])
    .turn(['÷', inGap(1)], ['×', inGap(2)], ['÷', inGap(3)])
    .next();
  table.ends().ends().ends().next();
  table.turn(['+', inGap(1)], ['−', inGap(2)]);
  return table.play({ type: 'stopped', at: table.match.at });
}

test('alone a round that was not played to its end is not called void', async ({ page }) => {
  const table = dealtTable(['÷÷××+']).ends().next();
  table.turn(['÷', inGap(1)]);
  table.play({ type: 'stopped', at: table.match.at });
  await openWith(page, './play?match=m', rowsOf({ m: table }));
  await expect(page.getByRole('heading', { name: words.stopped })).toBeVisible();
  const rounds = page.getByRole('main').getByRole('listitem');
  await expect(rounds).toHaveCount(1);
  await expect(rounds.first()).toHaveAttribute('aria-label', words.solo.round(1, words.solo.void));
});

test('alone turns are looked back on, and no points; a round that was given up is void', async ({ page }) => {
  const table = dealtTable(['÷÷××+']).turn(['÷', inGap(1)], ['×', inGap(2)], ['÷', inGap(3)]);
  table
    .next()
    .ends()
    .next()
    .turn(['+', inGap(1)]);
  table.play({ type: 'stopped', at: table.match.at });
  await openWith(page, './replay?match=m', rowsOf({ m: table }));
  const main = page.getByRole('main');
  await expect(main.locator('.said')).toHaveText(foursReplay.turnOf(1, 1, 1));
  await button(page, foursReplay.nextRound(2)).tap();
  const told = main.locator('article').getByRole('paragraph').first();
  await expect(told).toHaveText(words.givenUp);
  await page.goto('./replay?match=m&at=end');
  const rows = page.getByRole('table', { name: words.solo.turnsFor(1, 1) }).getByRole('row');
  const turns = words.solo.unknown(1);
  await expect(rows).toContainText(['Mei', turns, words.solo.void, foursReplay.nothing, turns]);
  await expect(main).toContainText(foursReplay.openRound(3));
  await expect(main).not.toContainText(foursReplay.voids([2]));
});

/** The list of matches, with one that is over. */
async function list(page: Page): Promise<void> {
  await openWith(page, './progress?matches', rowsOf({ over: evening() }));
  await expect(page.getByRole('link', { name: /Four Fours/ })).toHaveCount(1);
}

test('a match that is over stands in the list, is looked back on turn by turn, with hands and without, to its points', async ({
  page,
}) => {
  await list(page);
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /Four Fours/ }) });
  await expect(row).toContainText(matchList.stopped);
  await expect(row).toContainText(matchList.score('Mei', 3, false));
  await page.getByRole('link', { name: /Four Fours/ }).tap();
  await expect(page.getByText(foursReplay.turnOf(1, 1, 1)).first()).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText('4 ÷ 4 × 4 ÷ 4');
  const chips = page.getByRole('group', { name: foursReplay.rounds, exact: true });
  await expect(chips.getByRole('button', { name: foursReplay.round(1, 1, 'Mei') })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await chips.getByRole('button', { name: foursReplay.round(2, 2, null) }).tap();
  await expect(page.getByText(foursReplay.turnOf(2, 1, 3)).first()).toBeVisible();
  const hands = page.getByRole('region', { name: foursReplay.hands });
  await expect(hands).toHaveCount(0);
  await button(page, foursReplay.showHands).tap();
  for (const name of NAMES)
    await expect(
      hands.getByRole('img', { name: new RegExp(`^${foursReplay.handOf(name)}: `) }),
    ).toBeVisible();
  await button(page, foursReplay.hideHands).tap();
  await expect(hands).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(foursReplay.turnOf(2, 3, 3)).first()).toBeVisible();
  await button(page, foursReplay.nextRound(3)).tap();
  await expect(page.getByText(foursReplay.turnOf(3, 1, 1)).first()).toBeVisible();
  await button(page, replay.end).tap();
  await expect(page.getByRole('heading', { name: standing.stopped })).toBeVisible();
  const points = page.getByRole('table', { name: foursReplay.table });
  await expect(points.getByRole('row').filter({ hasText: foursReplay.sum })).toContainText(/3\s*0\s*0/);
  await expect(main).toContainText(foursReplay.voids([2]));
  await expect(main).toContainText(foursReplay.openRound(3));
  // From the end, too, a round is one touch away.
  await chips.getByRole('button', { name: foursReplay.round(2, 2, null) }).tap();
  await expect(page.getByText(foursReplay.turnOf(2, 1, 3)).first()).toBeVisible();
});
