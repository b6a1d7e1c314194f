import type { Work } from '#lib/core/work.ts';
import { END, isGap, MOST_IN_A_ROW, type Board } from '../board.ts';
import { EACH, SIGNS, type Card } from '../cards.ts';
import type { FoursOptions } from '../config.ts';
import { faceOf, type Look } from './face.ts';
import { walk, type Choice } from './walk.ts';

/** The puzzle goes up to this number. */
export const MOST_COUNTED = 20;

/** What all complete boards of a house are worth: the proof that a number can be made, or cannot. */
export interface Counts {
  /** How many complete boards there are; covered cards do not tell boards apart. */
  readonly boards: number;
  /** How many of them divide by zero nowhere. */
  readonly defined: number;
  /** By number, from 0 to 20: how many are worth it. */
  readonly ways: readonly number[];
  /** By number: one of the fewest cards that makes it; null where none does. */
  readonly simplest: readonly (Board | null)[];
}

interface Piece extends Choice {
  readonly look: Look;
  /** How many cards lie there. */
  readonly size: number;
}

/**
 * Reads every complete board (FOURS-4 to 9, 13 to 15): 206,400 without options, in some tens of milliseconds; with signs twenty times as
 * many.
 */
export function* countBoards(options: FoursOptions): Work<Counts> {
  const places = [0, 1, 2, 3, END].map((place) => piecesOf(place, options));
  const [first = [], second = [], ...others] = places;
  let [boards, defined] = [0, 0];
  const ways = Array.from({ length: MOST_COUNTED + 1 }, () => 0);
  const best: (readonly Piece[] | null)[] = ways.map(() => null);
  const sizes = ways.map(() => Infinity);
  for (const before of first)
    for (const next of second) {
      walk([[before], [next], ...others], { hand: 0, most: 0 }, ({ chosen, reader: { n, d } }) => {
        boards += 1;
        if (d === 0) return;
        defined += 1;
        // A fraction is in no place of the lists.
        const value = n / d;
        const count = ways[value];
        if (count === undefined) return;
        ways[value] = count + 1;
        const size = chosen.reduce((sum, piece) => sum + piece.size, 0);
        if (size >= (sizes[value] ?? 0)) return;
        sizes[value] = size;
        best[value] = [...chosen];
      });
      yield;
    }
  return { boards, defined, ways, simplest: best.map((pieces) => pieces && boardOf(pieces)) };
}

/** Everything that can stand in a place. */
function piecesOf(place: number, options: FoursOptions): readonly Piece[] {
  const upTo = (most: number) => Array.from({ length: most + 1 }, (_, count) => count);
  const rows = place === END ? [''] : rowsOf(place, options);
  return upTo(place === 0 ? 0 : MOST_IN_A_ROW).flatMap((closes) =>
    upTo(isGap(place) ? SIGNS.length - 1 : 0).flatMap((operator) =>
      rows.map((opens): Piece => {
        const look = { closes: ')'.repeat(closes), operator, opens };
        const size = closes + Math.min(operator, 1) + opens.length;
        return { look, size, face: faceOf(look, place, options), use: 0, cards: 0 };
      }),
    ),
  );
}

/** The rows of brackets that open, and of signs among them: at most one before each, and in a gap none in front (FOURS-14). */
function rowsOf(place: number, { negation }: FoursOptions): readonly string[] {
  let ends: readonly string[] = [''];
  const rows: string[] = [];
  for (let brackets = 0; brackets <= MOST_IN_A_ROW; brackets += 1) {
    const signed = negation && (place === 0 || brackets > 0) ? ends.map((row) => `${row}-`) : [];
    const all = [...ends, ...signed].filter((row) => row.replaceAll('(', '').length <= MOST_IN_A_ROW);
    rows.push(...all);
    ends = all.map((row) => `${row}(`);
  }
  return rows;
}

/** A board that looks so, of cards of its own. */
function boardOf(pieces: readonly Piece[]): Board {
  const laid = SIGNS.map(() => 0);
  const take = (sign: number): Card => {
    const count = laid[sign] ?? 0;
    laid[sign] = count + 1;
    return sign * EACH + count;
  };
  const [BRACKET, SIGN] = [SIGNS.indexOf('()'), SIGNS.indexOf('−')];
  return pieces.map(({ look: { closes, operator, opens } }) => ({
    closes: [...closes].map(() => take(BRACKET)),
    operator: operator === 0 ? [] : [take(operator - 1)],
    opens: [...opens].map((piece) => take(piece === '-' ? SIGN : BRACKET)),
  }));
}
