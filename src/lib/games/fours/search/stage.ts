import { END, isGap, isSign, MOST_IN_A_ROW, type BoardPlace, type BoardRow, type Spot } from '../board.ts';
import { SIGNS, type Card } from '../cards.ts';
import type { Look } from './face.ts';
import { numberOf } from './use.ts';

/**
 * A place in the middle of a turn, by what its cards show, piece by piece: `)` and `(`, fresh ones `]` and `[`; signs `-`, fresh ones `~`.
 * What was played in this turn can be neither covered nor cancelled (FOURS-7).
 */
export interface Stage extends Look {
  /** Whether the operator on top is. */
  readonly isFresh: boolean;
}

/** One card played, by its sign. */
export interface StageStep extends Spot {
  /** Its number in `SIGNS`. */
  readonly sign: number;
}

/** What a step makes of a place. */
type Next = readonly [StageStep, Stage];

const BRACKET = SIGNS.indexOf('()');
const SIGN = SIGNS.indexOf('−');

/** A place as it lies, `fresh` being the cards of the running turn. */
export function stageOf({ closes, operator, opens }: BoardPlace, fresh: readonly Card[]): Stage {
  const isOld = (card: Card) => !fresh.includes(card);
  const top = operator.at(-1);
  const row = (cards: readonly Card[], old: string, young: string) =>
    cards.map((card) => (isOld(card) ? old : young)[isSign(card) ? 1 : 0]).join('');
  return {
    closes: row(closes, ')', ']'),
    operator: top === undefined ? 0 : numberOf(top) + 1,
    isFresh: top !== undefined && !isOld(top),
    opens: row(opens, '(-', '[~'),
  };
}

/** Every way to play one card of a sign on a place, by the rules of lay.ts; what comes to the same is listed once. */
export function nextOf(stage: Stage, place: number, sign: number, negation: boolean): readonly Next[] {
  const found = sign === BRACKET ? withBracket(stage, place) : withOperator(stage, place, sign, negation);
  return found.map(([row, index, cancels, changed]) => [
    { sign, place, row, index, cancels },
    { ...stage, ...changed },
  ]);
}

type Found = readonly [row: BoardRow, index: number, cancels: boolean, changed: Partial<Stage>];

function withBracket({ closes, opens }: Stage, place: number): readonly Found[] {
  const found: Found[] = [];
  if (place > 0 && closes.length < MOST_IN_A_ROW)
    found.push(['closes', closes.length, false, { closes: `${closes}]` }]);
  const old = closes.indexOf(')');
  if (old >= 0) found.push(['closes', old, true, { closes: takenFrom(closes, old) }]);
  if (place < END && countIn(opens, '([') < MOST_IN_A_ROW)
    for (const index of ends(opens))
      found.push(['opens', index, false, { opens: laidAt(opens, index, '[') }]);
  for (const index of placesOf('(', opens)) {
    const left = takenFrom(opens, index);
    if (mayStand(left, place)) found.push(['opens', index, true, { opens: left }]);
  }
  return found;
}

function withOperator(
  { operator, isFresh, opens }: Stage,
  place: number,
  sign: number,
  negation: boolean,
): readonly Found[] {
  const found: Found[] = [];
  if (isGap(place) && !isFresh && operator !== sign + 1)
    found.push(['operator', 0, false, { operator: sign + 1, isFresh: true }]);
  if (!negation) return found;
  for (const index of placesOf('-', opens))
    found.push(['opens', index, true, { opens: takenFrom(opens, index) }]);
  if (sign === SIGN && place < END && countIn(opens, '-~') < MOST_IN_A_ROW)
    for (let index = 0; index <= opens.length; index += 1) {
      const laid = laidAt(opens, index, '~');
      if (mayStand(laid, place)) found.push(['opens', index, false, { opens: laid }]);
    }
  return found;
}

const TWO_SIGNS = /[-~]{2}/;
const SIGN_IN_FRONT = /^[-~]/;

/** No two signs side by side, and in a gap none without a ( before it (FOURS-14). */
const mayStand = (opens: string, place: number): boolean =>
  !TWO_SIGNS.test(opens) && (place === 0 || !SIGN_IN_FRONT.test(opens));

const countIn = (opens: string, pieces: string): number =>
  [...opens].filter((piece) => pieces.includes(piece)).length;

const placesOf = (piece: string, opens: string): readonly number[] =>
  [...opens].flatMap((each, index) => (each === piece ? [index] : []));

/** Behind every run of brackets, and where there is none: among its like it does not matter where a bracket lies. */
const ends = (opens: string): readonly number[] =>
  [...opens, ''].flatMap((piece, index) => (piece === '(' || piece === '[' ? [] : [index]));

const laidAt = (opens: string, index: number, piece: string): string =>
  opens.slice(0, index) + piece + opens.slice(index);

const takenFrom = (row: string, index: number): string => row.slice(0, index) + row.slice(index + 1);

/** A place once the turn is over: nothing is fresh any more. */
export const settledStage = ({ closes, operator, opens }: Stage): Stage => ({
  closes: closes.replaceAll(']', ')'),
  operator,
  isFresh: false,
  opens: opens.replaceAll('[', '(').replaceAll('~', '-'),
});

/** Tells stages of one place apart. */
export const keyOf = ({ closes, operator, isFresh, opens }: Stage): string =>
  `${closes} ${operator} ${isFresh} ${opens}`;
