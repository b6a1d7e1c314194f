import { err, ok, type Result } from '#lib/core/result.ts';
import {
  END,
  isGap,
  isSame,
  isSign,
  MOST_IN_A_ROW,
  operatorOf,
  type Board,
  type BoardPlace,
  type Play,
} from './board.ts';
import { isBracket, signOf, type Card } from './cards.ts';
import type { FoursOptions } from './config.ts';

/** Why a card cannot be played there. */
export type PlayRefusal = {
  readonly code:
    /** There is no such place. */
    | 'noSuchPlace'
    /** An operator stands between two 4s only (FOURS-4). */
    | 'notAGap'
    /** On the same sign (FOURS-4). */
    | 'sameSign'
    /** On a card of this turn (FOURS-7). */
    | 'freshCard'
    /** ) before the first 4, or ( after the last (FOURS-5). */
    | 'wrongEnd'
    /** A fourth bracket, or sign, of a kind in one place (FOURS-5, FOURS-14). */
    | 'fourth'
    /** An operator on a bracket, a bracket on an operator or a sign (FOURS-6). */
    | 'operatorOnBracket'
    | 'bracketOnOperator'
    /** Only − can be a sign, and only with the option (FOURS-14). */
    | 'notASign'
    /** A sign stands at once before a 4 or a (, after nothing or a ( (FOURS-14). */
    | 'signPlace'
    /** A sign depends on this bracket (FOURS-14). */
    | 'signDepends';
};

/** A board with one more card, or with two fewer. */
export interface Laid {
  readonly board: Board;
  /** What left the board: nothing, or the card just played and the one that it was played on (FOURS-6). */
  readonly gone: readonly Card[];
}

/** What must be known to play a card. */
export interface Rules extends Pick<FoursOptions, 'negation'> {
  /** The cards of this turn (FOURS-7). */
  readonly fresh: readonly Card[];
}

const refuse = (code: PlayRefusal['code']): Result<never, PlayRefusal> => err({ code });

/** Plays one card, or says why it cannot be played there (FOURS-4 to 7, FOURS-14). */
export function layOn(board: Board, play: Play, rules: Rules): Result<Laid, PlayRefusal> {
  const place = board[play.place];
  if (place === undefined) return refuse('noSuchPlace');
  const laid = play.cancels ? cancel(place, play, rules) : lay(place, play, rules);
  if (!laid.ok) return laid;
  const [changed, gone] = laid.value;
  return ok({ board: board.map((each, index) => (index === play.place ? changed : each)), gone });
}

type Changed = Result<readonly [BoardPlace, readonly Card[]], PlayRefusal>;

function lay(place: BoardPlace, play: Play, rules: Rules): Changed {
  switch (play.row) {
    case 'operator':
      return layOperator(place, play, rules);
    case 'closes':
      return layClosing(place, play);
    case 'opens':
      return isBracket(play.card) ? layOpening(place, play) : laySign(place, play, rules);
  }
}

/** Into an empty gap, or on a different operator (FOURS-4). */
function layOperator(place: BoardPlace, { card, place: where, index }: Play, { fresh }: Rules): Changed {
  if (isBracket(card)) return refuse('bracketOnOperator');
  if (!isGap(where)) return refuse('notAGap');
  if (index !== 0) return refuse('noSuchPlace');
  const covered = operatorOf(place);
  if (covered !== undefined && isSame(covered, card)) return refuse('sameSign');
  if (covered !== undefined && fresh.includes(covered)) return refuse('freshCard');
  return ok([{ ...place, operator: [...place.operator, card] }, []]);
}

function layClosing(place: BoardPlace, { card, place: where, index }: Play): Changed {
  if (!isBracket(card)) return refuse('operatorOnBracket');
  if (where === 0) return refuse('wrongEnd');
  if (index > place.closes.length) return refuse('noSuchPlace');
  if (place.closes.length >= MOST_IN_A_ROW) return refuse('fourth');
  return ok([{ ...place, closes: place.closes.toSpliced(index, 0, card) }, []]);
}

function layOpening(place: BoardPlace, { card, place: where, index }: Play): Changed {
  if (where === END) return refuse('wrongEnd');
  if (index > place.opens.length) return refuse('noSuchPlace');
  if (place.opens.filter(isBracket).length >= MOST_IN_A_ROW) return refuse('fourth');
  return ok([{ ...place, opens: place.opens.toSpliced(index, 0, card) }, []]);
}

function laySign(place: BoardPlace, { card, place: where, index }: Play, { negation }: Rules): Changed {
  if (!negation || signOf(card) !== '−') return refuse('notASign');
  if (where === END) return refuse('wrongEnd');
  if (index > place.opens.length) return refuse('noSuchPlace');
  if (place.opens.filter(isSign).length >= MOST_IN_A_ROW) return refuse('fourth');
  const opens = place.opens.toSpliced(index, 0, card);
  return mayStand(opens, where) ? ok([{ ...place, opens }, []]) : refuse('signPlace');
}

/** A bracket on a bracket, or an operator on a sign: both leave (FOURS-6, FOURS-14). */
function cancel(
  place: BoardPlace,
  { card, place: where, row, index }: Play,
  { fresh, negation }: Rules,
): Changed {
  const covered = place[row][index];
  if (row === 'operator') return refuse(isBracket(card) ? 'bracketOnOperator' : 'noSuchPlace');
  if (covered === undefined) return refuse('noSuchPlace');
  if (isBracket(card) && isSign(covered)) return refuse('bracketOnOperator');
  if (!isBracket(card) && (isBracket(covered) || !negation)) return refuse('operatorOnBracket');
  if (fresh.includes(covered)) return refuse('freshCard');
  const left = place[row].toSpliced(index, 1);
  if (row === 'opens' && !mayStand(left, where)) return refuse('signDepends');
  return ok([{ ...place, [row]: left }, [card, covered]]);
}

/**
 * Whether the signs among those that open may stand so: no two side by side, and in a gap none without a ( before it, since an operator will
 * come there (FOURS-14).
 */
const mayStand = (opens: readonly Card[], where: number): boolean =>
  opens.every((card, index) => {
    if (!isSign(card)) return true;
    const before = opens[index - 1];
    return before === undefined ? where === 0 : !isSign(before);
  });
