import type { Seat } from './game.ts';

/** The best that somebody did in a match, by the game's own measure; `set`: in which set or round, 0-based. */
export interface Best {
  readonly seat: Seat;
  readonly value: number;
  readonly set: number;
}

/** What one match adds to the standing over all matches of its game. */
export interface MatchFigures {
  /** By seat: what is added up. */
  readonly points: readonly number[];
  /** Null where nobody did anything that is measured. */
  readonly best: Best | null;
}

/** How a game reads what its matches come to together. Computed from the log whenever it is asked for, and kept nowhere. */
export interface FiguresOf<Log> {
  /** Cost: the length of the log. */
  readonly read: (log: Log) => MatchFigures;
  /** Which of two bests is better: the smaller, as of times, or the larger. */
  readonly better: 'smaller' | 'larger';
}
