import { difficulty } from '#lib/core/difficulty/difficulty.ts';
import { LEVELS_ABOVE_TEN, WAYS } from '#lib/core/difficulty/table-rest.ts';
import { LEVELS_TO_TEN } from '#lib/core/difficulty/table-to-ten.ts';
import { largestCommon } from '#lib/core/search/largest-common.ts';
import { nearest } from '#lib/core/search/nearest.ts';
import { oneWay } from '#lib/core/search/one-way.ts';
import { printExpression } from '#lib/core/print.ts';
import { reachable } from '#lib/core/search/reachable.ts';
import { isSolvable, solutions } from '#lib/core/solve.ts';
import type { Bench } from './bench.ts';
import { foursBenches } from './fours.ts';
import { isSolvableByRecursion } from './reference.ts';

const TARGET = 24;

/** Every hand of four ranks from 1 to 13, each once, in rising order. */
const HANDS = handsOf(4, 1);

function handsOf(count: number, least: number): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  const ranks = Array.from({ length: 14 - least }, (_, index) => least + index);
  return ranks.flatMap((rank) => handsOf(count - 1, rank).map((others) => [rank, ...others]));
}

const countSolvable = (decide: (hand: readonly number[], target: number) => boolean) =>
  HANDS.filter((hand) => decide(hand, TARGET)).length;

// Numbers with hardly a relation to each other: the most values. And hands that fail, so that the search goes to its end.
const PRIMES = [97, 89, 83, 79, 73, 71];
const FIVES = [
  [1, 2, 3, 4, 5],
  [2, 4, 6, 8, 10],
  [3, 5, 7, 9, 11],
  [1, 1, 2, 2, 3],
];
const TONY = [
  PRIMES,
  [100, 99, 98, 97, 96, 95],
  [13, 12, 11, 10, 9, 8],
  [1, 2, 3, 5, 7, 11],
  [6, 6, 7, 7, 8, 8],
];

const failing = (numbers: readonly number[], target: number, goal: number): Bench => ({
  name: `W4 isSolvable: ${numbers.length} numbers that cannot`,
  expected: 0,
  goal,
  work: () => Number(isSolvable(numbers, target)),
});

const values = (count: number, expected: number, goal: number): Bench => ({
  name: `W3 reachable: all values of ${count} numbers`,
  expected,
  goal,
  work: () => reachable(PRIMES.slice(0, count)).count,
});

/** What the solver promises, each with its goal; the units W1 to W5 are those of docs/performance.md. */
export const benches: readonly Bench[] = [
  {
    name: 'reference: plain recursion decides all 1820 hands of 1–13',
    expected: 1362,
    work: () => countSolvable(isSolvableByRecursion),
  },
  {
    name: 'W1 isSolvable: all 1820 hands',
    expected: 1362,
    goal: 1.82,
    work: () => countSolvable(isSolvable),
  },
  {
    name: 'W2 solutions: all of all 1820 hands, as expressions',
    expected: 3017,
    goal: 8,
    work: () => HANDS.reduce((total, hand) => total + solutions(hand, TARGET).length, 0),
  },
  {
    name: 'W2 the same, printed',
    expected: 47_034,
    work: () =>
      HANDS.flatMap((hand) => solutions(hand, TARGET))
        .map(printExpression)
        .join('').length,
  },
  {
    name: `solutions: ${FIVES.length} hands of five numbers`,
    expected: 161,
    goal: 5 * FIVES.length,
    work: () => FIVES.reduce((total, hand) => total + solutions(hand, TARGET).length, 0),
  },
  {
    name: 'solutions: 1 2 3 4 5 6, all of them',
    expected: 720,
    work: () => solutions([1, 2, 3, 4, 5, 6], TARGET).length,
  },
  values(4, 1165, 1),
  values(5, 26_735, 5),
  values(6, 768_807, 20),
  failing(PRIMES, 9999, 1),
  failing([...PRIMES, 67], 9876, 12),
  failing([1, 2, 3, 4, 5, 6, 7, 8], 9977, 80),
  {
    name: 'oneWay: the first way of 6 numbers',
    expected: 1,
    goal: 5,
    work: () => (oneWay([1, 5, 7, 11, 13, 13], TARGET) === null ? 0 : 1),
  },
  {
    name: 'nearest: 6 numbers, both sides, with expressions',
    expected: 2,
    work: () => Object.values(nearest(PRIMES, TARGET)).filter((near) => near !== null).length,
  },
  ...[7, 8].map((count) => ({
    name: `nearest: ${count} numbers, both sides, with expressions`,
    expected: 2,
    work: () =>
      Object.values(nearest([...PRIMES, 67, 61].slice(0, count), 24)).filter((near) => near !== null).length,
  })),
  {
    name: `largestCommon: ${TONY.length} sets of 6 numbers`,
    expected: 2640,
    work: () => Number(largestCommon(TONY)?.value.n),
  },
  {
    name: 'difficulty: 100 hands of four numbers',
    expected: 56,
    work: () => HANDS.slice(0, 100).filter((hand) => difficulty(hand, TARGET) !== null).length,
  },
  ...foursBenches,
];

/** T: the table of all hands as it is sent. */
export const TABLE_TEXT = LEVELS_TO_TEN + LEVELS_ABOVE_TEN + WAYS;
