/** How much of a formation lies there: three cards, six, or six in its suits (KINGS-7). */
export const KINDS = ['super', 'full', 'half'] as const;
export type FormationKind = (typeof KINDS)[number];

/** How points are measured by castle values: two added, the distance between two, or one alone (KINGS-7). */
export type Measure = 'sum' | 'distance' | 'one';

/** One row of the table of formations. Castles are 0 First … 3 Fourth. */
export interface FormationRow {
  /** `run`: one of each rank from the lowest to the highest; `threes`: three of each of two ranks. */
  readonly shape: 'run' | 'threes';
  /** The lowest rank and the highest, or the two ranks. */
  readonly ranks: readonly [number, number];
  /** The castles in whose suits a super is: all six in one, or three in each of two. */
  readonly suits: readonly number[];
  readonly measure: Measure;
  /** The castles that are measured. */
  readonly castles: readonly number[];
  /** How many half points each kind gives for one point of the measure. */
  readonly halves: Readonly<Record<FormationKind, number>>;
}

const PLAIN = { super: 4, full: 2, half: 1 };

/** The eight formations (KINGS-7). */
export const FORMATIONS = {
  kingdom: {
    shape: 'run',
    ranks: [7, 12],
    suits: [0],
    measure: 'sum',
    castles: [0, 3],
    halves: { super: 6, full: 4, half: 2 },
  },
  southie: { shape: 'run', ranks: [1, 6], suits: [3], measure: 'sum', castles: [0, 3], halves: PLAIN },
  evenSteven: { shape: 'threes', ranks: [4, 10], suits: [1, 2], measure: 'one', castles: [1], halves: PLAIN },
  oddTodd: { shape: 'threes', ranks: [3, 9], suits: [1, 2], measure: 'one', castles: [2], halves: PLAIN },
  acesHigh: {
    shape: 'threes',
    ranks: [1, 2],
    suits: [0, 1],
    measure: 'distance',
    castles: [0, 1],
    halves: PLAIN,
  },
  specialCase: {
    shape: 'threes',
    ranks: [5, 6],
    suits: [1, 3],
    measure: 'distance',
    castles: [1, 3],
    halves: PLAIN,
  },
  luckySevens: {
    shape: 'threes',
    ranks: [7, 8],
    suits: [0, 2],
    measure: 'distance',
    castles: [0, 2],
    halves: PLAIN,
  },
  royalty: {
    shape: 'threes',
    ranks: [11, 12],
    suits: [2, 3],
    measure: 'distance',
    castles: [2, 3],
    halves: PLAIN,
  },
} as const satisfies Readonly<Record<string, FormationRow>>;

export type FormationName = keyof typeof FORMATIONS;

/** Their names, in the order of the rules. */
export const FORMATION_NAMES = Object.keys(FORMATIONS) as readonly FormationName[];

/** The row of a name. */
export const rowOf = (name: FormationName): FormationRow => FORMATIONS[name];
