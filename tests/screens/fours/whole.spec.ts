import { expect, test, type Page } from '@playwright/test';
import type { FoursConfig } from '#lib/games/fours/config.ts';
import { targetsOf } from '#lib/games/fours/rounds.ts';
import type { FoursState } from '#lib/games/fours/state.ts';
import { fours as words } from '#lib/i18n/messages.ts';
import { foursCards, newTable } from '../../support/fours.ts';
import {
  button,
  handOf,
  NAMES,
  sitAt,
  stateOn,
  takePhone,
  titleOn,
  toNext,
} from '../../../e2e/support/fours.ts';
import { KEYS, playTurn, TOUCH, type Way } from '../../../e2e/support/fours-turns.ts';
import { areTried } from '../stage/long.ts';

// From the first card to the last, as people play it: what they know is what the screen says.
test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

interface Evening {
  readonly way: Way;
  readonly house?: Partial<FoursConfig>;
  /** How the cards are shuffled: well, so that it does not take long. */
  readonly seed?: number;
  /** In this round, 1-based, nobody plays a card. */
  readonly passed: number;
  /** After this round cards are swapped: so many by the first who is asked, one less by the next; after the others everybody keeps theirs. */
  readonly swapped: number;
}

const isCover = (title: string) => NAMES.some((name) => title === words.passTo(name));

/** Whoever has the phone swaps so many cards. Answers what comes then. */
async function swap(page: Page, way: Way, count: number): Promise<string> {
  await expect(handOf(page).getByRole('button')).toHaveCount(5);
  for (const index of Array.from({ length: count }, (_, each) => each))
    if (way === KEYS) await page.keyboard.press(String(index + 1));
    else await handOf(page).getByRole('button').nth(index).tap();
  return toNext(page, () =>
    way.press(page, button(page, count === 0 ? words.swapNone : words.swapSome(count))),
  );
}

/** After a round everybody is asked, each behind the cover, and nobody can go on without them (FOURS-10). Answers what comes then. */
async function swapAll(page: Page, way: Way, counts: readonly number[]): Promise<string> {
  let title = await toNext(page, () => way.press(page, button(page, words.swapAll)));
  for (const [asked, count] of counts.entries()) {
    const seat = ((await stateOn(page)).next + counts.length - asked) % counts.length;
    expect(title).toBe(words.passTo(NAMES[seat] ?? ''));
    await takePhone(page, way);
    title = await swap(page, way, count);
    if (count === 0) continue;
    expect(title).toBe(words.drew(count));
    title = await toNext(page, () => way.press(page, button(page, words.could.back)));
  }
  return title;
}

/** Plays a match to its end; answers how it lies then. */
async function playOut(page: Page, players: 1 | 2 | 3, evening: Evening): Promise<FoursState> {
  const { way, house = {}, seed, passed, swapped } = evening;
  const table = newTable(players, house, seed);
  const { config } = table.state;
  const rounds = targetsOf(config).length;
  await sitAt(page, table);
  let title = await titleOn(page);
  for (let round = 1; round <= rounds;) {
    if (isCover(title)) title = await takePhone(page, way);
    // At the start of one's first turn (FOURS-10).
    else if (title === words.swapTitle) title = await swap(page, way, round - 1 === swapped ? 2 : 0);
    else if (title.startsWith(words.makes(0).slice(0, -1))) {
      await expect(page.getByText(words.roundOf(round, rounds))).toBeVisible();
      const played = round === passed ? 0 : await playTurn(page, way, config);
      title = await toNext(page, async () => {
        await way.end(page);
        if (players === 1 && played === 0) await way.press(page, button(page, words.giveUp));
      });
    } else if (round < rounds) {
      round += 1;
      const next = button(page, words.next(round, targetsOf(config)[round - 1] ?? 0));
      const isSwapped = round - 1 === swapped;
      const counts = Array.from({ length: players }, (_, asked) => (isSwapped ? players - asked : 0));
      if (players > 1 && config.deck === 'dealt' && !config.swapAtTurn)
        title = await swapAll(page, way, counts);
      else if (players === 1 && isSwapped) {
        await toNext(page, () => way.press(page, button(page, words.swap)));
        title = await swap(page, way, 1);
      } else title = await toNext(page, () => way.press(page, next));
    } else break;
  }
  const state = await stateOn(page);
  expect(state.phase.type).toBe('over');
  expect(foursCards(state)).toHaveLength(100);
  expect(state.rounds.map(({ target }) => target)).toEqual(targetsOf(config));
  expect(state.rounds[passed - 1]).toMatchObject({ winner: null, points: 0, turns: players });
  return state;
}

/** The points stand there as they are kept. */
async function expectPoints(page: Page, { scores, phase }: FoursState): Promise<void> {
  const winners = phase.type === 'over' ? phase.winners.map((seat) => NAMES[seat] ?? '') : [];
  const title = winners.length === 1 ? words.wins(winners[0] ?? '') : words.share(winners);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  const rows = page.getByRole('region', { name: title }).getByRole('listitem');
  await expect(rows).toHaveCount(scores.length);
  for (const [seat, score] of scores.entries())
    await expect(rows.filter({ hasText: NAMES[seat] ?? '-' })).toContainText(words.points(score));
}

const WAYS = [
  ['by touch', TOUCH],
  ['by keyboard alone', KEYS],
] as const;

for (const [at, [how, way]] of WAYS.entries()) {
  if (areTried(at, 0))
    test(`three play nine rounds, one of them void, and swap cards once ${how}`, async ({ page }) => {
      await expectPoints(page, await playOut(page, 3, { way, seed: 13, passed: 2, swapped: 3 }));
    });

  // Four 4s come to 10 only when two of them stay joined: that round is left to others.
  if (areTried(at, 0))
    test(`two play fifteen rounds with every option ${how}`, async ({ page }) => {
      const house = { implied: true, negation: true, extended: true };
      await expectPoints(page, await playOut(page, 2, { way, house, seed: 614, passed: 10, swapped: 1 }));
    });

  if (areTried(at, 0))
    test(`two swap cards at their first turns ${how}`, async ({ page }) => {
      const house = { swapAtTurn: true };
      await expectPoints(page, await playOut(page, 2, { way, house, seed: 13, passed: 2, swapped: 3 }));
    });

  if (areTried(at, 1))
    test(`two play with real cards ${how}`, async ({ page }) => {
      const house = { deck: 'physical' } as const;
      await expectPoints(page, await playOut(page, 2, { way, house, passed: 3, swapped: 0 }));
    });

  if (areTried(at, 1))
    test(`one plays alone ${how}`, async ({ page }) => {
      const state = await playOut(page, 1, { way, seed: 474, passed: 5, swapped: 2 });
      const made = state.rounds.filter(({ winner }) => winner !== null);
      const turns = made.reduce((sum, round) => sum + round.turns, 0);
      const sum = words.solo.turnsFor(turns, made.length);
      // Of the first one alone nothing is said of a best.
      await expect(page.getByText(sum, { exact: true })).toBeVisible();
    });
}
