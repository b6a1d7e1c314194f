import { expect, test } from 'vitest';
import { finish } from '#lib/core/work.ts';
import { finishIn } from '#lib/practice/hand-finish.ts';
import type { Attempt } from '#lib/storage/attempt.ts';
import { attempt } from '../storage/support/attempts.ts';
import { cardsOf } from '../support/cards.ts';

const of = (id: string, part: Partial<Attempt> = {}): Attempt =>
  attempt(id, { cards: cardsOf(3, 7, 9, 10), expression: '3 × (7 + 10 − 9)', ms: 9000, ...part });
const MISSED = { outcome: 'shown', expression: null, hints: 4 } as const;
const others = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    of(`other ${at}`, { cards: cardsOf(4, 7, 9, 10), expression: '4 × (7 + 9 − 10)' }),
  );
const told = (...history: readonly Attempt[]) => finish(finishIn(history, 'this'));

test('a hand that went well has nothing told of its finish, and neither has one that the history does not know', () => {
  expect(told(of('this'))).toBeNull();
  expect(told(of('another', MISSED))).toBeNull();
  expect(told()).toBeNull();
});

test('a missed hand has its likeliest finish told, with how often it was seen', () => {
  const fraction = { ...MISSED, cards: cardsOf(3, 3, 8, 8) };
  expect(told(of('this', fraction))).toEqual({ pattern: 'fraction', seen: 1, pace: null });
  expect(told(of('before', fraction), of('well'), of('this', fraction))?.seen).toBe(2);
});

test('a hand that nobody tried, or that has no solution, has no finish', () => {
  expect(told(of('this', { outcome: 'skipped', expression: null, ms: 7999 }))).toBeNull();
  expect(told(of('this', { cards: cardsOf(1, 1, 5, 9), outcome: 'none', expression: null }))).toBeNull();
});

test.each([
  ['slower', 30_000],
  ['even', 9000],
  ['quicker', 5000],
] as const)('a finish is %s than usual by its middle time, once three of it were seen', (pace, ms) => {
  const before = ['one', 'two', 'three'].map((id) => of(id, { ms }));
  const now = of('this', { ms, hints: 2 });
  expect(told(...others(30), ...before, now)).toEqual({ pattern: '3x8 large', seen: 4, pace });
  expect(told(...others(30), of('one', { ms }), now)?.pace, 'two are too few').toBeNull();
});

test('a slow hand is told of without a hint', () => {
  expect(told(...others(30), of('this', { ms: 60_000 }))).toEqual({
    pattern: '3x8 large',
    seen: 1,
    pace: null,
  });
});
