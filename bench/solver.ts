import { largestCommon } from '#lib/core/largest-common.ts';
import { nearest } from '#lib/core/nearest.ts';
import { oneWay } from '#lib/core/one-way.ts';
import { reachable } from '#lib/core/reachable.ts';
import { isSolvable, solutions } from '#lib/core/solve.ts';
import { isSolvableByRecursion } from './reference.ts';
import type { Bench } from './bench.ts';

const TARGET = 24;

/** Every hand of four ranks from 1 to `highest`, each once, in rising order. */
function everyHand(highest: number): readonly (readonly number[])[] {
  const ranks = Array.from({ length: highest }, (_, index) => index + 1);
  return ranks
    .flatMap((a) => ranks.flatMap((b) => ranks.flatMap((c) => ranks.map((d) => [a, b, c, d]))))
    .filter(([a = 0, b = 0, c = 0, d = 0]) => a <= b && b <= c && c <= d);
}

const HANDS = everyHand(13);
// With one that cannot make the target: the search has to go to its end.
const FIVE = [
  [1, 1, 1, 1, 1],
  [13, 13, 13, 13, 13],
  [11, 11, 12, 12, 13],
];

const countSolvable = (decide: (hand: readonly number[], target: number) => boolean) =>
  HANDS.filter((hand) => decide(hand, TARGET)).length;

// Numbers with hardly a relation to each other: the most values. And hands that fail, so that the search goes to its end.
const PRIMES = [97, 89, 83, 79, 73, 71];
const FAILING = [
  { numbers: PRIMES, target: 9999 },
  { numbers: [...PRIMES, 67], target: 9876 },
  { numbers: [1, 2, 3, 4, 5, 6, 7, 8], target: 9977 },
];
const TONY = [
  PRIMES,
  [100, 99, 98, 97, 96, 95],
  [13, 12, 11, 10, 9, 8],
  [1, 2, 3, 5, 7, 11],
  [6, 6, 7, 7, 8, 8],
];

/** The solver's benches; each answers with a number that must be what is expected, so that a fast wrong answer is no answer. */
export const benches: readonly Bench[] = [
  {
    name: 'plain recursion: decide all 1820 hands of 1–13',
    expected: 1362,
    work: () => countSolvable(isSolvableByRecursion),
  },
  {
    name: 'isSolvable: decide all 1820 hands of 1–13',
    expected: 1362,
    work: () => countSolvable(isSolvable),
  },
  {
    name: 'solutions: list all different ones of all 1820 hands',
    work: () => HANDS.reduce((total, hand) => total + solutions(hand, TARGET).length, 0),
  },
  {
    name: `isSolvable: ${FIVE.length} hands of five`,
    expected: 2,
    work: () => FIVE.filter((hand) => isSolvable(hand, TARGET)).length,
  },
  ...FAILING.map(({ numbers, target }) => ({
    name: `isSolvable: ${numbers.length} numbers that cannot`,
    expected: 0,
    work: () => Number(isSolvable(numbers, target)),
  })),
  {
    name: 'oneWay: the first way of 6 numbers',
    expected: 1,
    work: () => (oneWay([1, 5, 7, 11, 13, 13], 24) === null ? 0 : 1),
  },
  ...[4, 5, 6].map((count) => ({
    name: `reachable: all values of ${count} numbers`,
    work: () => reachable(PRIMES.slice(0, count)).count,
  })),
  {
    name: 'nearest: 6 numbers, both sides, with expressions',
    expected: 2,
    work: () => Object.values(nearest(PRIMES, 24)).filter((near) => near !== null).length,
  },
  {
    name: `largestCommon: ${TONY.length} sets of 6 numbers`,
    expected: 2640,
    work: () => Number(largestCommon(TONY)?.value.n),
  },
];
