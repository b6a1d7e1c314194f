import { END, isGap, operatorOf, type Board, type Play } from '#lib/games/fours/board.ts';
import type { Card } from '#lib/games/fours/cards.ts';
import type { Face } from './faces.ts';

/** Something on the board, in the order in which it is read. `width` in parts of a figure's size. */
export type Piece = { readonly key: string; readonly width: number } & (
  | { readonly type: 'four' }
  /** A gap with its operators, or one of the two ends. `play`: where the picked card goes; null where it cannot. */
  | { readonly type: 'place'; readonly place: number; readonly card: Card | null; readonly play: Play | null }
  /** A bracket, or a sign. */
  | {
      readonly type: 'card';
      readonly place: number;
      readonly row: 'closes' | 'opens';
      readonly index: number;
      readonly card: Card;
      readonly play: Play | null;
    }
  /** Between two of them, where there is more than one way. */
  | { readonly type: 'slot'; readonly play: Play }
);

/** What is picked up and where it can go; null when nothing is. */
export interface Picked {
  readonly card: Card;
  readonly face: Face;
  readonly plays: readonly Play[];
}

const FOUR = 0.66;
const GAP = 1;
/** A lit gap shows the bracket beside its operator. */
const GAP_BESIDE = 1.5;
const END_EMPTY = 0.5;
const END_BESIDE_CARDS = 0.3;
const END_LIT = 1.35;
const THIN = 0.46;
const THIN_FRESH = 0.6;
/** Thin ones are wider while they can be covered: a finger must hit the one that is meant. */
const THIN_OPEN = 0.82;
const SLOT = 1;

/** A board as pieces, in two halves: a line that is too long breaks after the second gap. */
export function piecesOf(
  board: Board,
  picked: Picked | null,
  fresh: readonly Card[],
): readonly [readonly Piece[], readonly Piece[]] {
  const halves: [Piece[], Piece[]] = [[], []];
  const isOpen = picked !== null && picked.plays.some(({ cancels }) => cancels);
  for (const [place, { closes, operator, opens }] of board.entries()) {
    const here = picked?.plays.filter((play) => play.place === place) ?? [];
    const ways = here.filter(({ cancels }) => !cancels);
    const first = halves[place > 2 ? 1 : 0];
    const rest = halves[place > 1 ? 1 : 0];

    const thin = (row: 'closes' | 'opens') => (card: Card, index: number) => {
      const covers = (play: Play) => play.cancels && play.row === row && play.index === index;
      return {
        key: `c${card}`,
        type: 'card',
        place,
        row,
        index,
        card,
        play: here.find(covers) ?? null,
        width: isOpen ? THIN_OPEN : fresh.includes(card) ? THIN_FRESH : THIN,
      } as const;
    };
    const top = operatorOf({ closes, operator, opens }) ?? null;
    const only = ways.length === 1 ? (ways[0] ?? null) : null;
    const isBeside = only !== null && only.row !== 'operator';
    const thins = closes.length + opens.length;
    const cell = {
      key: `p${place}`,
      type: 'place',
      place,
      card: top,
      play: only,
      width: isGap(place)
        ? isBeside
          ? GAP_BESIDE
          : GAP
        : only || ways.length > 0
          ? END_LIT
          : thins > 0
            ? END_BESIDE_CARDS
            : END_EMPTY,
    } as const;

    const openers = opens.map(thin('opens'));
    const slots = ways.length > 1 ? ways : [];
    first.push(...closes.map(thin('closes')), cell);
    if (place === END) continue;
    for (const [index, piece] of [...openers, null].entries()) {
      const play = slots.find((way) => way.index === index);
      if (play) rest.push({ key: `s${place}.${index}`, type: 'slot', play, width: SLOT });
      if (piece) rest.push(piece);
    }
    rest.push({ key: `4${place}`, type: 'four', width: FOUR });
  }
  return halves;
}

/** How wide a row is, in parts of a figure's size. */
export const widthOf = (pieces: readonly Piece[]): number =>
  Math.round(pieces.reduce((sum, { width }) => sum + width, 0) * 100) / 100;
