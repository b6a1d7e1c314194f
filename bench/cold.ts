import { isSolvable, solutions, solutionsWork } from '#lib/core/solve.ts';
import { oneWay } from '#lib/core/search/one-way.ts';

/** First questions to a solver that has only just been loaded: each is asked in a process, or a worker, of its own. */
export const firstQuestions = {
  'isSolvable, four numbers': () => isSolvable([3, 3, 8, 8], 24),
  'solutions, four numbers': () => solutions([3, 3, 8, 8], 24),
  'solutions, five numbers': () => solutions([1, 2, 3, 4, 5], 24),
  'solutions, six numbers': () => solutions([1, 5, 7, 11, 13, 13], 24),
  'solutions, six numbers: the first ones': () => firstGlimpse([1, 5, 7, 11, 13, 13], 24),
  'oneWay, six numbers': () => oneWay([1, 5, 7, 11, 13, 13], 24),
};

/** Runs the list until it shows what it has so far. */
function firstGlimpse(numbers: readonly number[], target: number): unknown {
  for (const glimpse of solutionsWork(numbers, target)) if (glimpse) return glimpse;
  return null;
}
