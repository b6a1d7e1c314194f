import { cardsOn, isGap, operatorOf, type Board, type Play } from '#lib/games/fours/board.ts';
import type { Card } from '#lib/games/fours/cards.ts';
import type { FoursOptions } from '#lib/games/fours/config.ts';
import { layOn } from '#lib/games/fours/lay.ts';
import { legalPlays } from '#lib/games/fours/legal.ts';
import { findWin } from '#lib/games/fours/search/win.ts';

/** What somebody knows who has the turn. */
export interface Seen {
  readonly board: Board;
  readonly hand: readonly Card[];
  readonly target: number;
}

/** A turn that wins if there is one; else the empty gaps are filled, or two operators are covered by others. */
export function planFor(seen: Seen, options: FoursOptions): readonly Play[] {
  const { win } = findWin({ ...seen, fresh: [], options });
  if (win) return win.plays;
  let { board } = seen;
  // However they lie in the hand.
  let hand = seen.hand.toSorted((one, other) => one - other);
  const plays: Play[] = [];
  const isOpen = board.some((place, index) => isGap(index) && operatorOf(place) === undefined);
  while (plays.length < (isOpen ? 3 : 2)) {
    const rules = { fresh: plays.map(({ card }) => card), negation: options.negation };
    const ways = hand
      .flatMap((card) => legalPlays(board, card, rules))
      .filter(({ row, place }) => row === 'operator' && (!isOpen || board[place]?.operator.length === 0));
    // Another one each time, so that nobody covers the same two for ever.
    const play = ways[(5 * cardsOn(board).length) % ways.length];
    if (play === undefined) break;
    const laid = layOn(board, play, rules);
    if (!laid.ok) break;
    plays.push(play);
    board = laid.value.board;
    hand = hand.filter((card) => card !== play.card);
  }
  return plays;
}
