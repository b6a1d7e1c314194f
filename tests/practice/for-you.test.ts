import { describe, expect, test } from 'vitest';
import { ranksOf } from '#lib/core/cards.ts';
import { createRng, type Rng } from '#lib/core/chance.ts';
import { STANDARD_DEAL, type DealSpec } from '#lib/core/deal.ts';
import { handsOfFour } from '#lib/core/difficulty/four-ranks.ts';
import { entryOf } from '#lib/core/difficulty/table.ts';
import { chanceToSolve } from '#lib/core/pace/player.ts';
import { usualTime } from '#lib/core/patterns/table.ts';
import { cardsOfRanks } from '#lib/core/suits.ts';
import { finish } from '#lib/core/work.ts';
import { decodeDealSpec } from '#lib/practice/deal-spec.ts';
import { FEWEST_HANDS, handsFor, LEAST_CHANCE, MOST_CHANCE } from '#lib/practice/for-you.ts';
import { learnFrom } from '#lib/practice/pace.ts';
import { APART } from '#lib/practice/recent-hands.ts';
import { Supply } from '#lib/practice/supply.svelte.ts';
import type { Attempt } from '#lib/storage/attempt.ts';
import { attempt } from '../storage/support/attempts.ts';
import { fakeEnvironment } from '../support/environment.ts';
import { freshStore } from '../support/store.ts';
import { turn, until } from '../support/turns.ts';
import { testSolver } from './support/solvers.ts';

const FOR_YOU: DealSpec = { ...STANDARD_DEAL, kind: 'forYou' };
/** After all that `attempt` makes up. */
const LATER = attempt('').endedAt + 1;
const SOLVABLE = handsOfFour(10).filter((hand) => entryOf(hand) !== null);

/** Hands of somebody who takes so many times as long as people do; what takes longer than two minutes is given up. */
function played(factor: number, count: number, rng: Rng): readonly Attempt[] {
  return Array.from({ length: count }, (_, at) => {
    const hand = SOLVABLE[rng.next(SOLVABLE.length)] ?? [];
    const luck = 0.7 + rng.next(60) / 100;
    const seconds = 3.5 + factor * luck * Math.exp(usualTime(hand) ?? NaN);
    const isSolved = seconds < 120;
    return attempt(`${factor} ${at}`, {
      cards: cardsOfRanks(hand, rng),
      outcome: isSolved ? 'solved' : 'skipped',
      ms: Math.round(1000 * Math.min(120, seconds)),
    });
  });
}

/** The table of somebody with such a history. */
async function seated(history: readonly Attempt[], spec = FOR_YOU, seed = 1) {
  const environment = { ...fakeEnvironment(), seed: () => (seed += 1) };
  const store = freshStore(environment);
  for (const row of history) await store.attempts.add(row);
  const supply = new Supply({ environment, solver: testSolver(), store });
  await supply.use(spec);
  return { supply, store };
}

test('where nothing can be learnt one is dealt what newcomers are, and why stands in the diagnostics', async () => {
  const store = freshStore(fakeEnvironment());
  const fault = new Error('the disk is gone');
  let asked = 0;
  const page: typeof store.attempts.page = (query) =>
    (asked += 1) === 1 ? Promise.reject(fault) : store.attempts.page(query);
  const noted: unknown[] = [];
  const supply = new Supply({
    environment: fakeEnvironment(),
    solver: testSolver(),
    store: { ...store, attempts: { ...store.attempts, page } },
    note: (why) => noted.push(why),
  });
  await supply.use(FOR_YOU);
  expect(noted).toEqual([fault]);
  expect(supply.take().cards).toHaveLength(4);
});

function offsetOf(history: readonly Attempt[]): number {
  const pace = finish(learnFrom(history.toReversed()));
  if (!pace) throw new Error('too few hands');
  return pace.offset;
}

describe('hands for a player', () => {
  test.each(
    Object.entries({ quick: 0.6, middling: 1, slow: 1.7, child: 3.5 }).flatMap(([who, factor]) =>
      [10, 13].flatMap((highest) => [1, 2, 3].map((seed) => ({ who, factor, highest, seed }))),
    ),
  )(
    'are solved by somebody $who at 75 to 85 of 100: 1 to $highest, seed $seed',
    async ({ factor, highest, seed }) => {
      const history = played(factor, 80, createRng(seed));
      const offset = offsetOf(history);
      expect(Math.abs(offset - Math.log(factor)), 'what was learnt').toBeLessThan(0.35);
      const { supply } = await seated(history, { ...FOR_YOU, highest }, seed);
      for (let hands = 0; hands < 40; hands += 1) {
        const { cards, mayHaveNone, dots } = supply.take();
        const chance = chanceToSolve(usualTime(ranksOf(cards)) ?? NaN, { offset });
        expect(chance, ranksOf(cards).join(' ')).toBeGreaterThanOrEqual(LEAST_CHANCE);
        expect(chance, ranksOf(cards).join(' ')).toBeLessThanOrEqual(MOST_CHANCE);
        expect(Math.max(...ranksOf(cards))).toBeLessThanOrEqual(highest);
        expect([mayHaveNone, dots]).toEqual([false, entryOf(ranksOf(cards))?.dots]);
      }
    },
  );

  test('are the nearest sixteen where fewer are so hard or so easy: nobody is left without', () => {
    for (const offset of [-9, -2, 3, 9]) {
      const hands = handsFor({ offset }, 10);
      expect([offset, hands.length]).toEqual([offset, FEWEST_HANDS]);
      const chance = (hand: readonly number[]) => chanceToSolve(usualTime(hand) ?? NaN, { offset });
      const off = (hand: readonly number[]) => Math.abs(chance(hand) - 0.8);
      const farthest = Math.max(...hands.map(off));
      const nearer = SOLVABLE.filter((hand) => off(hand) < farthest);
      expect(nearer.every((hand) => hands.some((each) => each.join() === hand.join()))).toBe(true);
    }
  });

  test('are fewer where there are no more', () => {
    expect(handsFor({ offset: 0 }, 2)).toEqual([]);
    expect(handsFor({ offset: 0 }, 4).length).toBeLessThanOrEqual(FEWEST_HANDS);
  });
});

describe('while little is known of a player', () => {
  test('hands are dealt as to a newcomer, and once ten are solved those that suit', async () => {
    const { supply, store } = await seated([]);
    const history = played(1.7, 12, createRng(4));
    for (const row of history.slice(0, 9)) {
      expect(entryOf(ranksOf(supply.take().cards))?.dots).toBeLessThanOrEqual(2);
      await store.attempts.add(row);
      supply.countSolved();
    }
    expect([supply.take().dots, supply.take().dots]).toEqual([2, 2]);
    for (const row of history.slice(9)) await store.attempts.add(row);
    supply.countSolved();
    const offset = offsetOf(history);
    const suits = () => {
      const chance = chanceToSolve(usualTime(ranksOf(supply.take().cards)) ?? NaN, { offset });
      return chance >= LEAST_CHANCE && chance <= MOST_CHANCE;
    };
    await until(() => Array.from({ length: 10 }, suits).every(Boolean));
  });

  test('hands solved long ago count, however many were put aside since', async () => {
    const aside = { outcome: 'skipped', expression: null, hints: 3 } as const;
    const { supply } = await seated([
      ...Array.from({ length: 6 }, (_, at) => attempt(`solved ${at}`, { hints: 3 })),
      ...Array.from({ length: APART }, (_, at) => attempt(`aside ${at}`, { ...aside, endedAt: LATER })),
    ]);
    const dots = Array.from({ length: 4 }, () => {
      supply.countSolved();
      return supply.take().dots;
    });
    expect(dots).toContain(2);
  });

  test('ten hands that were helped with are too few, and easy ones go on', async () => {
    const helped = played(1, 12, createRng(5)).map((row) => ({ ...row, hints: 3 }));
    const { supply } = await seated(helped);
    for (let hands = 0; hands < 8; hands += 1) {
      expect(supply.take().dots).toBeLessThanOrEqual(2);
      supply.countSolved();
    }
  });
});

test('what suits somebody is learnt anew with every tenth hand that they solve', async () => {
  const slow = played(3.5, 40, createRng(6));
  const quick = played(0.6, 200, createRng(7)).map((row) => ({ ...row, endedAt: LATER }));
  const { supply, store } = await seated(slow);
  const suit = (history: readonly Attempt[]) =>
    Array.from({ length: 10 }, () => usualTime(ranksOf(supply.take().cards)) ?? NaN)
      .map((usual) => chanceToSolve(usual, { offset: offsetOf(history) }))
      .every((chance) => chance >= LEAST_CHANCE && chance <= MOST_CHANCE);
  for (const row of quick) await store.attempts.add(row);
  for (let hand = 0; hand < 9; hand += 1) supply.countSolved();
  for (let looks = 0; looks < 50; looks += 1) await turn();
  expect(suit(slow)).toBe(true);
  supply.countSolved();
  await until(() => suit([...slow, ...quick]));
});

test('the kind is kept with the setting, and what was kept before it was there is read as ever', () => {
  expect(decodeDealSpec({ ...FOR_YOU })).toEqual(FOR_YOU);
  expect(decodeDealSpec({ ...STANDARD_DEAL })).toEqual(STANDARD_DEAL);
  // Only where every hand is known beforehand.
  expect(decodeDealSpec({ ...FOR_YOU, count: 5 })).toBeNull();
});
