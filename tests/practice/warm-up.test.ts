import { describe, expect, test } from 'vitest';
import { knownPatterns } from '#lib/core/patterns/table.ts';
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
const MISSED = [EIGHT, RATIO, [3, 4, 10, 10], [3, 3, 8, 8]];

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
