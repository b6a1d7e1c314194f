import type { Seat } from '#lib/core/match/game.ts';

/** Whose cards are counted, and which. */
export interface Counted {
  readonly name: string;
  readonly shape: string | null;
}

/** What the menu of a paused match must know of the game that is played. */
export interface MenuFacts {
  /** Cards in each pile, by seat; null where they cannot be corrected now. */
  readonly counts: readonly number[] | null;
  /** What each of the counts is of, where that is more than a pile for each player; a count without a shape is nobody's. */
  readonly counted: readonly Counted[] | null;
  /** Cards that lie open. */
  readonly onTable: number;
  /** The last ruling that can still be changed; `seat` made the claim. */
  readonly ruling: { readonly set: number; readonly seat: Seat; readonly verdict: 'right' | 'wrong' } | null;
  /** Whose touches can still be taken out. */
  readonly strays: readonly Seat[];
  /** The event to take back for "Back one set"; null when nothing has been played. */
  readonly backTo: number | null;
  /** How that is said, where it is no set. */
  readonly backWords?: string;
  /** What is for all to agree on, since somebody has seen other cards after it: going back a whole set, or a step as well. Nothing where it is left out. */
  readonly agreed?: 'set' | 'step';
  /** The cards are real, so that whoever goes back has to move them by hand; left out by games that ask nobody before that. */
  readonly real?: boolean;
  /** Fetches the rules in short, where the board itself does not show them. */
  readonly rules?: () => Promise<readonly string[]>;
}

/** What the menu leads on to. */
export type MenuSheet = 'count' | 'verdict' | 'rules' | 'keys';
