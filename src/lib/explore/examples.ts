/** The kinds of difference that ARITH-6 speaks of. */
export type WaysRule = 'order' | 'equal' | 'signs' | 'idle' | 'different';

/** Two printed lines over the same numbers that are one solution by ARITH-6, or two. */
export interface LinePair {
  readonly one: string;
  readonly other: string;
}

/** The examples of each rule, all worth 24; those of `different` are two solutions, all others one. A test holds them to the core. */
export const PAIRS: Readonly<Record<WaysRule, readonly LinePair[]>> = {
  order: [
    { one: '9 + 7 + 6 + 2', other: '2 + 6 + (7 + 9)' },
    { one: '4 × 3 × 2 × 1', other: '1 × 3 × (2 × 4)' },
    { one: '13 + 8 + 5 − 2', other: '13 − (2 − 8) + 5' },
    { one: '8 × 6 × 2 ÷ 4', other: '8 × (6 ÷ (4 ÷ 2))' },
  ],
  equal: [],
  signs: [{ one: '(9 − 3) × (7 − 3)', other: '(3 − 9) × (3 − 7)' }],
  idle: [
    { one: '6 × 4 + 7 − 7', other: '6 × 4 × 7 ÷ 7' },
    { one: '6 × 4 + 7 − 7', other: '6 × (4 + 7 − 7)' },
    { one: '6 × 4 × 1 × 1', other: '6 × 4 + 1 − 1' },
    { one: '6 × 4 × 1 × 1', other: '6 ÷ 1 × (4 ÷ 1)' },
    { one: '8 × (9 − 6) × (5 − 4)', other: '8 × (6 − 9) × (4 − 5)' },
  ],
  different: [
    { one: '6 × (2 + 2)', other: '6 × 2 × 2' },
    { one: '5 × 5 − 1 × 1', other: '(5 + 1) × (5 − 1)' },
    { one: '6 × 2 × (9 − 7)', other: '6 × (9 + 2 − 7)' },
  ],
};

/** Whole hands with every different way to make 24, simplest first. */
export const HANDS: readonly { readonly numbers: readonly number[]; readonly lines: readonly string[] }[] = [
  { numbers: [1, 2, 3, 4], lines: ['4 × 3 × 2 × 1', '4 × (3 + 2 + 1)', '(4 + 2) × (3 + 1)'] },
  { numbers: [4, 6, 7, 7], lines: ['7 + 7 + 6 + 4', '6 × 4 + 7 − 7'] },
  { numbers: [1, 1, 4, 6], lines: ['6 × 4 × 1 × 1'] },
  {
    numbers: [2, 4, 6, 8],
    lines: [
      '6 × 2 + 8 + 4',
      '8 × 4 − 6 − 2',
      '8 × 6 × 2 ÷ 4',
      '4 × (6 + 2) − 8',
      '4 × (6 − 2) + 8',
      '2 × (8 + 6) − 4',
      '6 × (2 + 8 ÷ 4)',
      '8 × 6 ÷ (4 − 2)',
    ],
  },
];
