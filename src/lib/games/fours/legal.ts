import { isBracketRun, isGap, type Board, type Play, type BoardRow } from './board.ts';
import { isBracket, type Card } from './cards.ts';
import { layOn, type Rules } from './lay.ts';

/**
 * Every legal play of a card. Laying a bracket beside its like comes to the same wherever among them it lies, so that is one play, at their
 * end; each card that can be cancelled is a play of its own.
 */
export const legalPlays = (board: Board, card: Card, rules: Rules): readonly Play[] =>
  board.flatMap((_, place) => candidates(board, card, place).filter((play) => layOn(board, play, rules).ok));

function candidates(board: Board, card: Card, place: number): readonly Play[] {
  const { closes = [], opens = [] } = board[place] ?? {};
  const lay = (row: BoardRow, index: number): Play => ({ card, place, row, index, cancels: false });
  const cancel = (row: BoardRow) => (_: Card, index: number) => ({ card, place, row, index, cancels: true });
  const ends = [...opens, null].flatMap((_, index) => (isBracketRun(opens, index) ? [] : [index]));
  return isBracket(card)
    ? [
        ...closes.map(cancel('closes')),
        lay('closes', closes.length),
        ...opens.map(cancel('opens')),
        ...ends.map((index) => lay('opens', index)),
      ]
    : [
        ...(isGap(place) ? [lay('operator', 0)] : []),
        ...opens.map(cancel('opens')),
        ...[...opens, null].map((_, index) => lay('opens', index)),
      ];
}
