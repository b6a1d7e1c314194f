import type { Suit } from '#lib/core/cards.ts';
import type { Seat } from '#lib/core/match/game.ts';
import type { Shape } from '#lib/ui/shapes.ts';
import type { Side } from '../table/sides.ts';

/** One card of a strip. */
export interface WallCard {
  /** Of the pile that it comes from. */
  readonly seat: Seat;
  readonly look: 'face' | 'back' | 'empty';
  /** What is printed on it, and small below it what that counts. */
  readonly label: string;
  readonly value: number | null;
  /** Of a card that was dealt. */
  readonly suit: Suit | null;
  readonly spoken: string;
  /** Whose edge it carries; null for the table's. */
  readonly shape: Shape | null;
  /** The reader's own. */
  readonly own: boolean;
}

/** The cards as one of the edges reads them: its own first, then clockwise. A lone card stands in the middle of its strip. */
export interface Strip {
  readonly side: Side;
  readonly lone: boolean;
  readonly cards: readonly WallCard[];
}
