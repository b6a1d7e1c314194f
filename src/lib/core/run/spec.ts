/** Hands in a row: against the clock, until a miss, or against one's own earlier pace. */
export const RUN_KINDS = ['storm', 'streak', 'ghost'] as const;
export type RunKind = (typeof RUN_KINDS)[number];

/** What a run is made of: the same spec deals the same hands, for whoever has it. */
export interface RunSpec {
  readonly kind: RunKind;
  /** Of the hands' order: 32 bits. */
  readonly seed: number;
  /** The highest rank. */
  readonly ranks: (typeof RUN_RANKS)[number];
  /** Of these rules and of what a seed deals. */
  readonly version: typeof RUN_VERSION;
  /** Among the hands are some without a solution. */
  readonly decoys: boolean;
  /** A storm without its clock is twenty hands, counted in steps. */
  readonly timed: boolean;
  /** How hard a streak begins: a hundred times what `handTime` says of its first hand. */
  readonly start: number;
}

export const RUN_VERSION = 1;
export const RUN_RANKS = [10, 13] as const;
/** The hands of a race, and of a storm without a clock. */
export const SHORT_RUN = 20;
/** The easiest and the hardest that a streak can begin with. */
export const STREAK_START = { least: -50, most: 400 } as const;
/** One in so many hands is a decoy, as with forty cards of a deck. */
export const DECOY_ONE_IN = 8;
/** A streak has decoys from this hand on, counted from 0. */
export const STREAK_DECOYS_FROM = 9;

/** Whether the run's clock runs down. */
export const isStormy = ({ kind, timed }: RunSpec): boolean => kind === 'storm' && timed;
