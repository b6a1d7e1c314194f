import type { FoursConfig } from './config.ts';

/** The rounds, and the puzzle that is played alone, go up to this number at the most (FOURS-15). */
export const MOST_TARGET = 20;

/** Every number from 1 to 9 can be made with four 4s (FOURS-2). */
const PLAIN = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
/** From 1 to 20 those that can be made when 4s may be joined (FOURS-15). */
const EXTENDED = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 16, 17, 20] as const;

/** The numbers to make, round by round. */
export const targetsOf = ({ extended }: Pick<FoursConfig, 'extended'>): readonly number[] =>
  extended ? EXTENDED : PLAIN;
