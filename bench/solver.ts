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
];
