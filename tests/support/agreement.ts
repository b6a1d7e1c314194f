import fc from 'fast-check';
import { expect } from 'vitest';
import { oneWay } from '#lib/core/search/one-way.ts';
import { judgeProof } from '#lib/core/proof.ts';
import { reachable } from '#lib/core/search/reachable.ts';
import { isSolvable } from '#lib/core/search/solvable.ts';
import { everyValue, targetsIn, textOf, type Values } from './every-value.ts';

const TARGETS = 10;

/**
 * Holds the solver to brute force on random hands of `count` numbers: every value of a hand, and for ten targets that it makes and ten that lie
 * anywhere within ±10,000 whether it makes them, and how.
 */
export function agreeOn(count: number, hands: number): void {
  const hand = fc
    .constantFrom([0, 2], [0, 9], [1, 6], [1, 13], [1, 100])
    .chain(([min, max]) => fc.array(fc.integer({ min, max }), { minLength: count, maxLength: count }));
  const targets = (least: number, most: number) =>
    fc.array(fc.integer({ min: least, max: most }), { minLength: TARGETS, maxLength: TARGETS });
  fc.assert(
    fc.property(hand, targets(0, 2 ** 30), targets(-10_000, 10_000), (numbers, places, anywhere) => {
      const values = everyValue(numbers);
      agreeOnValues(numbers, values);
      const made = targetsIn(values);
      const near = places.map((place) => made[place % made.length] ?? 0);
      for (const target of [...near, ...anywhere]) agreeOnTarget(numbers, target, values.has(`${target}/1`));
    }),
    { numRuns: hands },
  );
}

function agreeOnValues(numbers: readonly number[], values: Values): void {
  const found = reachable(numbers);
  expect(found.count).toBe(values.size);
  for (const value of found)
    if (!values.has(textOf(value))) expect.fail(`${numbers.join()} do not make ${textOf(value)}`);
}

/** The same for a hand of seven or eight of few kinds: every target that it makes up to `most`, and every one that it does not. */
export function agreeUpTo(most: number, numbers: readonly number[]): void {
  const values = everyValue(numbers);
  for (let target = -most; target <= most; target += 1)
    agreeOnTarget(numbers, target, values.has(`${target}/1`));
}

function agreeOnTarget(numbers: readonly number[], target: number, answer: boolean): void {
  expect([numbers, target, isSolvable(numbers, target)]).toEqual([numbers, target, answer]);
  const way = oneWay(numbers, target);
  expect(way ? judgeProof(way, numbers, target) : null).toEqual(answer ? { verdict: 'right' } : null);
}
