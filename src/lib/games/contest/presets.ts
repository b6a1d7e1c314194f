import type { ContestConfig } from './settings.ts';

/** Ready-made settings: what each changes of those as published. */
export const CONTEST_PRESETS = [
  { id: 'basic', rules: {} },
  { id: 'practice', rules: { type: 1 } },
  { id: 'solvable', rules: { type: 2 } },
  {
    id: 'tony',
    rules: { type: 11, sets: 2, roundTime: 60_000, entryTime: 30_000, answerTime: 120_000, endScore: 5 },
  },
  {
    id: 'closest',
    rules: { type: 21, roundTime: 60_000, entryTime: 30_000, answerTime: 90_000, endScore: 5 },
  },
  { id: 'big', rules: { type: 2, numbers: 5, range: 25, target: 100 } },
  { id: 'kids', rules: { type: 2, numbers: 3, range: 6, target: 10, endScore: 5, entryTime: 0 } },
] as const satisfies readonly { readonly id: string; readonly rules: Partial<ContestConfig> }[];
