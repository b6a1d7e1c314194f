import type { PATTERNS } from '#lib/core/patterns/pattern.ts';

/** A lesson for each family of patterns, from the easiest finish to fractions: the hand that is led through, and those to try alone. */
export const PATTERN_LESSONS = {
  threeEight: [
    [3, 7, 9, 10],
    [1, 4, 8, 8],
    [1, 1, 4, 9],
  ],
  fourSix: [
    [1, 2, 5, 6],
    [3, 4, 4, 5],
    [1, 3, 7, 7],
  ],
  twoTwelve: [
    [2, 2, 5, 9],
    [1, 9, 10, 12],
    [5, 7, 7, 9],
  ],
  there: [
    [3, 7, 7, 8],
    [1, 5, 8, 8],
    [3, 3, 4, 6],
  ],
  sum: [
    [1, 5, 10, 10],
    [6, 10, 10, 10],
    [1, 7, 8, 8],
  ],
  near: [
    [5, 5, 8, 9],
    [4, 4, 4, 4],
    [1, 5, 6, 7],
  ],
  divide: [
    [6, 6, 8, 8],
    [2, 2, 2, 3],
    [3, 4, 5, 10],
  ],
  fraction: [
    [3, 3, 8, 8],
    [1, 5, 5, 5],
    [3, 3, 7, 7],
  ],
} as const satisfies Record<string, readonly (readonly number[])[]>;
export type LessonId = keyof typeof PATTERN_LESSONS;
export const LESSON_IDS = Object.keys(PATTERN_LESSONS) as readonly LessonId[];

/** Which lesson each pattern of 24 is told in. */
export const LESSON_OF: Readonly<Record<(typeof PATTERNS)[number], LessonId>> = {
  fraction: 'fraction',
  sum: 'sum',
  spend: 'there',
  dealt: 'there',
  '2x12 small': 'twoTwelve',
  '2x12 large': 'twoTwelve',
  '2x12 both': 'twoTwelve',
  '3x8 small': 'threeEight',
  '3x8 large': 'threeEight',
  '3x8 both': 'threeEight',
  '4x6 small': 'fourSix',
  '4x6 large': 'fourSix',
  '4x6 both': 'fourSix',
  ratio: 'divide',
  big: 'divide',
  'three factors': 'divide',
  'just over': 'near',
  over: 'near',
  'far over': 'near',
  'just under': 'near',
  under: 'near',
  'far under': 'near',
  'product − product': 'near',
  'product + product': 'near',
  'rest − product': 'near',
};
