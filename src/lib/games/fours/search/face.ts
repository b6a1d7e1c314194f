import { isGap } from '../board.ts';
import { SIGNS } from '../cards.ts';
import type { FoursOptions } from '../config.ts';
import { READ_CLOSE, READ_NEGATIVE, READ_OPEN, READ_TIMES } from './reader.ts';

/** What can be seen of a place, piece by piece from left to right: which cards they are does not matter to a search. */
export interface Look {
  /** Brackets that close: `)`. */
  readonly closes: string;
  /** The operator on top: 1 … 4 in the order of `SIGNS`, 0 for none. */
  readonly operator: number;
  /** Brackets that open `(` and signs `-`. */
  readonly opens: string;
}

/** How a place counts under the options of a house. */
export interface PlaceFace {
  readonly closes: number;
  /** How many brackets open. */
  readonly opens: number;
  /** What stands here, for the reader: nothing in a gap that joins its 4s. */
  readonly text: readonly number[];
  /** False for a gap that lacks an operator (FOURS-9, FOURS-13, FOURS-15). */
  readonly isComplete: boolean;
  /** Tells the looks of one place apart: below `MOST_FACES`. */
  readonly id: number;
}

/** Three brackets and three signs in a row are seven bits with the one that marks where the row begins. */
const MOST_ROWS = 128;
/** No look has a higher number; that of the first place is below `MOST_ROWS`, so five of them fit into one safe integer. */
export const MOST_FACES = 4 * SIGNS.length * MOST_ROWS;

/** How a place with this look counts; `place` is where it lies. */
export function placeFaceOf(
  { closes, operator, opens }: Look,
  place: number,
  options: FoursOptions,
): PlaceFace {
  const row = [...opens].map((piece) => (piece === '-' ? READ_NEGATIVE : READ_OPEN));
  const brackets = row.filter((token) => token === READ_OPEN).length;
  const hasBracket = closes.length + brackets > 0;
  const lacks = isGap(place) && operator === 0;
  const isImplied = lacks && hasBracket && options.implied;
  const between = operator > 0 ? [operator] : isImplied ? [READ_TIMES] : [];
  return {
    closes: closes.length,
    opens: brackets,
    text: [...[...closes].map(() => READ_CLOSE), ...between, ...row],
    isComplete: !lacks || (hasBracket ? options.implied : options.extended),
    id:
      (closes.length * SIGNS.length + operator) * MOST_ROWS +
      parseInt(`1${row.map((token) => (token === READ_OPEN ? 0 : 1)).join('')}`, 2),
  };
}
