import { hasNegative } from './mark.ts';
import type { ValueSet } from './value-set.ts';

/** The values of a set as rising doubles: all, and those whose negatives can be made too. */
export interface Sorted {
  readonly all: Float64Array;
  readonly marked: Float64Array;
}

/** Sorts the values of a set. A millisecond for five numbers. */
export function sortedOf({ size, tops, bottoms, marks }: ValueSet): Sorted {
  const all = new Float64Array(size);
  const marked = new Float64Array(size);
  let count = 0;
  for (let i = 0; i < size; i += 1) {
    const value = (tops[i] ?? 0) / (bottoms[i] ?? 1);
    all[i] = value;
    if (hasNegative(marks[i])) marked[count++] = value;
  }
  return { all: all.sort(), marked: marked.slice(0, count).sort() };
}

/** The place of the first value that is not below the goal. */
export function placeOf(sorted: Float64Array, goal: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < goal) low = middle + 1;
    else high = middle;
  }
  return low;
}
