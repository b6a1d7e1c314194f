import { fourMake } from './four.ts';
import { checkNumbers, checkTarget } from '../question.ts';
import { Search } from './search.ts';
import { finish, type Work } from '../work.ts';

/**
 * Whether the numbers, each used once, can make the target (ARITH-1, ARITH-2). One to eight numbers of 0 to 100, any whole target within
 * ±10,000. Four numbers take less than a microsecond, with a 0 among them a tenth of a millisecond; without a solution, six take half a millisecond, seven five and eight seventy.
 */
export const isSolvable = (numbers: readonly number[], target: number): boolean =>
  isQuick(numbers) ? decideFew(numbers, target) : finish(isSolvableWork(numbers, target));

/** The same in steps. */
export function* isSolvableWork(numbers: readonly number[], target: number): Work<boolean> {
  if (isQuick(numbers)) return decideFew(numbers, target);
  checkNumbers(numbers);
  checkTarget(target);
  return (yield* new Search(numbers, target).run()) !== null;
}

/** Few numbers, none of them 0: peeling divides by each. */
const isQuick = (numbers: readonly number[]): boolean => numbers.length <= 4 && !numbers.includes(0);

function decideFew(numbers: readonly number[], target: number): boolean {
  checkNumbers(numbers);
  checkTarget(target);
  return fourMake(numbers, target);
}
