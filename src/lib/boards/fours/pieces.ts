import { END, isGap, operatorOf, type Board, type Play } from '#lib/games/fours/board.ts';
import type { Card } from '#lib/games/fours/cards.ts';
import type { PlayedFace } from './faces.ts';

/** Something on the board, in the order in which it is read. `width` in parts of a figure's size; what is `thin` is never less than a finger's least. */
export type Piece = { readonly key: string; readonly width: number; readonly thin?: boolean } & (
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
export interface PickedCard {
  readonly card: Card;
  readonly face: PlayedFace;
  readonly plays: readonly Play[];
}

const FOUR = 0.66;
const GAP = 1;
/** A lit gap shows the bracket beside its operator. */
const GAP_BESIDE = 1.5;
const END_LIT = 1.35;
/** The brackets, the signs and the ends. */
const THIN = 0.46;
/** They are wider while they can be covered: a finger must hit the one that is meant. */
const THIN_OPEN = 0.82;
const SLOT = 1;

/** A board as pieces, in two halves of two parts: a line that is too long breaks after the second gap, and one that is longer still after each. */
export function piecesOf(
  board: Board,
  picked: PickedCard | null,
): readonly (readonly [readonly Piece[], readonly Piece[]])[] {
  const parts: readonly [Piece[], Piece[], Piece[], Piece[]] = [[], [], [], []];
  const thinWidth = picked?.plays.some(({ cancels }) => cancels) ? THIN_OPEN : THIN;
  for (const [place, { closes, operator, opens }] of board.entries()) {
    const here = picked?.plays.filter((play) => play.place === place) ?? [];
    const ways = here.filter(({ cancels }) => !cancels);
    const first = parts[Math.max(0, place - 1)] ?? [];
    const rest = parts[place] ?? [];

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
        width: thinWidth,
        thin: true,
      } as const;
    };
    const top = operatorOf({ closes, operator, opens }) ?? null;
    const only = ways.length === 1 ? (ways[0] ?? null) : null;
    const isBeside = only !== null && only.row !== 'operator';
    const isLit = ways.length > 0;
    const isThin = !isGap(place) && !isLit;
    const cell = {
      key: `p${place}`,
      type: 'place',
      place,
      card: top,
      play: only,
      width: isThin ? thinWidth : !isGap(place) ? END_LIT : isBeside ? GAP_BESIDE : GAP,
      thin: isThin,
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
  const [one, two, three, four] = parts;
  return [
    [one, two],
    [three, four],
  ];
}

/** The least that a finger hits. */
const LEAST = '24px';

interface Extent {
  readonly thin: number;
  readonly wide: number;
  readonly count: number;
}
/** How wide thin ones are, how wide all others together, in parts of a figure's size, and how many are thin. */
function extentOf(pieces: readonly Piece[]): Extent {
  const thin = pieces.filter((piece) => piece.thin);
  const wide = pieces.reduce((sum, { width }) => sum + width, 0);
  const narrow = thin.reduce((sum, { width }) => sum + width, 0);
  return { thin: thin[0]?.width ?? 0, wide: wide - narrow, count: thin.length };
}

const hundredths = (length: number) => Math.round(100 * length) / 100;

/** How wide a row is, in CSS: parts of a figure's size, and at least what fingers need. */
export function widthOf(pieces: readonly Piece[]): string {
  const { thin, wide, count } = extentOf(pieces);
  return `(${hundredths(wide)} * 1em + ${count} * max(${thin} * 1em, ${LEAST}))`;
}

/** The size of figures, in CSS, at which all these rows fit into `room`. */
export const figureSizeOf = (rows: readonly (readonly Piece[])[], room: string): string =>
  `min(${rows
    .map(extentOf)
    .filter(({ wide }) => wide > 0)
    .flatMap(({ thin, wide, count }) => [
      `${room} / ${hundredths(wide + count * thin)}`,
      `(${room} - ${count} * ${LEAST}) / ${hundredths(wide)}`,
    ])
    .join(', ')})`;
