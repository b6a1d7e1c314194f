// Practice, the first hands and the solver.
export { practice } from '../practice.ts';
export { practiceKeys } from '../practice-keys.ts';
export { lesson } from '../lesson.ts';
export { pastDays } from '../past-days.ts';
export { patternLessons } from '../pattern-lessons.ts';
export { pads } from '../pads.ts';
export { ways } from '../ways.ts';
export { typedNumbers } from '../typed-numbers.ts';
export { solver } from '../solver.ts';
