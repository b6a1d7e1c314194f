import type { DealtCard } from '#lib/core/cards.ts';

/** How a hand ended: own solution · rightly said there is none · the whole was shown · went on without an answer. */
export const OUTCOMES = ['solved', 'none', 'shown', 'skipped'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** The two heaps that the history filters by. */
export const CLASSES = ['solved', 'missed'] as const;
export type AttemptClass = (typeof CLASSES)[number];

/** Where a hand was played. */
export type From =
  /** Dealt by practice as somebody wishes. */
  | 'free'
  /** The hand of the day, on its day or later. */
  | 'day'
  /** Chosen by its cards, as out of a link or a match. */
  | 'given'
  /** Out of the history once more, alone or in a row. */
  | 'again'
  | 'warmup'
  /** Shows how something is done, or practises it. */
  | 'lesson'
  | 'storm'
  | 'streak'
  | 'ghost'
  | 'match';

/** One hand that a person tried: one row, written once, never changed. */
export interface Attempt {
  /** Unique, made by the caller; a write repeated with the same id changes nothing. */
  readonly id: string;
  /** Three to six cards of rank 1 to 100, or digits. */
  readonly cards: readonly DealtCard[];
  readonly target: number;
  readonly outcome: Outcome;
  /** The person's own line, printed; null unless solved. */
  readonly expression: string | null;
  /** How often "no solution" was said wrongly. */
  readonly wrongNone: number;
  /** Thinking time in whole milliseconds. */
  readonly ms: number;
  /** Rungs of the hint ladder taken, 0 to 4. */
  readonly hints: number;
  /** Wall clock, epoch milliseconds; it may have been set back in between. */
  readonly startedAt: number;
  readonly endedAt: number;
  /** Minutes east of UTC when it ended. */
  readonly zone: number;
  /** yyyymmdd of today's hand, null for any other hand. */
  readonly day: number | null;
  /** Thinking time until the first card was picked up, in whole milliseconds. This and what follows earlier versions did not write. */
  readonly firstMs?: number | undefined;
  /** A `From`, or a word of a version to come. */
  readonly from?: string | undefined;
  /** How often something was taken back. */
  readonly undos?: number | undefined;
  /** It was announced how it is solved. */
  readonly named?: boolean | undefined;
  /** The run it belongs to. */
  readonly run?: string | undefined;
}

/** An attempt as it lies in the store: `seq` grows with every attempt and is never used twice. */
export interface StoredAttempt extends Attempt {
  readonly seq: number;
}

/** "Solved" is an own solution or a right "there is none"; everything else is missed. */
export const classOf = (outcome: Outcome): AttemptClass =>
  outcome === 'solved' || outcome === 'none' ? 'solved' : 'missed';
