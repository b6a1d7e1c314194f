import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chanceToSolve } from '#lib/core/pace/player.ts';
import { knownPatterns, usualTime } from '#lib/core/patterns/table.ts';
import { finish } from '#lib/core/work.ts';
import { dateOf } from '#lib/practice/wall-date.ts';
import { warmUpOn, warmUpOf } from '#lib/practice/warm-up.ts';
import type { Attempt } from '#lib/storage/attempt.ts';
import { attempt } from '../storage/support/attempts.ts';
import { cardsOf } from '../support/cards.ts';
import { fakeEnvironment, HOUR, NOON } from '../support/environment.ts';
import { freshStore } from '../support/store.ts';

const DAY = 24 * HOUR;
const today = dateOf({ endedAt: NOON, zone: 0 });
let made = 0;
const missed = (ranks: readonly number[], days: number, part: Partial<Attempt> = {}): Attempt =>
  attempt(`${(made += 1)}`, {
    cards: cardsOf(...ranks),
    outcome: 'shown',
    expression: null,
    hints: 4,
    endedAt: NOON - days * DAY,
    zone: 0,
    ...part,
  });
const warm = (...attempts: readonly Attempt[]) => finish(warmUpOn(attempts, today, 10));
const sorted = (ranks: readonly number[]) => ranks.toSorted((a, b) => a - b);
const patternsIn = (attempts: readonly Attempt[]) =>
  warm(...attempts)?.deals.map(({ ranks }) => knownPatterns(ranks)?.first) ?? [];

const EIGHT = [3, 7, 9, 10];
const RATIO = [3, 6, 8, 9];
const MISSED = [EIGHT, RATIO, [3, 4, 10, 10], [5, 6, 6, 7]];
const FRACTION = [3, 3, 8, 8];

describe('the hands to warm up with', () => {
  test('are none where nothing is due', () => {
    expect(warm()).toBeNull();
    expect(warm(missed(EIGHT, 0))).toBeNull();
    const solved = { outcome: 'solved', hints: 0, expression: '3 × (7 + 10 − 9)' } as const;
    expect(warm(missed(EIGHT, 9, solved))).toBeNull();
  });

  test('are two of a pattern that was missed, the very hand among them, and two of others', () => {
    const hands = warm(missed(EIGHT, 1))!;
    expect(hands.deals).toHaveLength(4);
    expect(patternsIn([missed(EIGHT, 1)]).filter((pattern) => pattern === '3x8 large')).toHaveLength(2);
    expect(hands.deals.map(({ ranks }) => sorted(ranks))).toContainEqual(EIGHT);
    expect(hands.minutes).toBeGreaterThanOrEqual(1);
  });

  test('are of three patterns at most, two of each, none twice', () => {
    const hands = warm(...MISSED.map((ranks) => missed(ranks, 3)))!;
    expect(hands.deals).toHaveLength(6);
    expect(new Set(hands.deals.map(({ ranks }) => sorted(ranks).join())).size).toBe(6);
    for (const { ranks, target } of hands.deals) {
      expect(target).toBe(24);
      expect(Math.max(...ranks)).toBeLessThanOrEqual(10);
    }
  });

  test('bring a hand that was missed back once, and not day after day', () => {
    const back = (...attempts: readonly Attempt[]) =>
      warm(...attempts)?.deals.some(({ ranks }) => sorted(ranks).join() === EIGHT.join());
    expect(back(missed(EIGHT, 4))).toBe(true);
    expect(back(missed(EIGHT, 4), missed(EIGHT, 2, { from: 'warmup' }))).toBe(false);
    expect(patternsIn([missed(EIGHT, 4), missed(EIGHT, 2, { from: 'warmup' })])).toContain('3x8 large');
  });

  test('leave a pattern alone that is beyond somebody, once the hand that was missed was back', () => {
    expect(patternsIn([missed(FRACTION, 3)])).toContain('fraction');
    const again = [missed(FRACTION, 3), missed(FRACTION, 2, { from: 'warmup' })];
    expect(warm(...again)).toBeNull();
    expect(patternsIn([...again, missed(EIGHT, 1)]).filter((each) => each === 'fraction')).toEqual([]);
  });

  test('are such as this person solves at least every second time, but for the hand that was missed', () => {
    fc.assert(
      fc.property(fc.subarray(MISSED, { minLength: 1 }), fc.integer({ min: 1, max: 60 }), (hands, days) => {
        const back = new Set(hands.map((ranks) => sorted(ranks).join()));
        for (const { ranks } of warm(...hands.map((each) => missed(each, days)))?.deals ?? [])
          if (!back.has(sorted(ranks).join()))
            expect(chanceToSolve(usualTime(ranks)!, { offset: 0 })).toBeGreaterThanOrEqual(0.5);
      }),
      { numRuns: 20 },
    );
  });

  test('are the same all day, and have no hand of the last fortnight but the missed one', () => {
    const seen = Array.from({ length: 40 }, (_, at) =>
      missed([1, 2, 3, 1 + (at % 10)], 5, { outcome: 'skipped', ms: 10, hints: 0 }),
    );
    const history = [...seen, missed(EIGHT, 1)];
    expect(warm(...history)).toEqual(warm(...history));
    const names = warm(...history)!.deals.map(({ ranks }) => sorted(ranks).join());
    expect(names).toContain(EIGHT.join());
    expect(names.filter((name) => name.startsWith('1,2,3'))).toEqual([]);
  });

  test('are read from the store, with the highest card that somebody deals', async () => {
    const environment = fakeEnvironment();
    const store = freshStore(environment);
    expect(await warmUpOf(environment, store)).toBeNull();
    await store.attempts.add(missed(EIGHT, 2));
    expect((await warmUpOf(environment, store))?.deals).toHaveLength(4);
  });
});
