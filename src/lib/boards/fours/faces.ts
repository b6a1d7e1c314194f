import type { Board, Play, BoardRow } from '#lib/games/fours/board.ts';
import type { Card, Sign } from '#lib/games/fours/cards.ts';
import type { FoursOptions } from '#lib/games/fours/config.ts';
import type { FoursRefusal } from '#lib/games/fours/errors.ts';
import { layOn, type Rules } from '#lib/games/fours/lay.ts';
import { legalPlays } from '#lib/games/fours/legal.ts';

/** As what a card is played: a bracket as ( or ), a − card as an operator or, with negation, as a sign. */
export type PlayedFace = '(' | ')' | 'operator' | 'sign';

/** What a card can be played as, the usual first. */
export function facesOf(sign: Sign, { negation }: Pick<FoursOptions, 'negation'>): readonly PlayedFace[] {
  if (sign === '()') return ['(', ')'];
  return sign === '−' && negation ? ['operator', 'sign'] : ['operator'];
}

/** As what a card is picked up first: a bracket closes as long as one is open. */
export const firstFace = (sign: Sign, open: number): PlayedFace =>
  sign === '()' ? (open > 0 ? ')' : '(') : 'operator';

const ROW_OF: Readonly<Record<PlayedFace, BoardRow>> = {
  '(': 'opens',
  ')': 'closes',
  operator: 'operator',
  sign: 'opens',
};

/** Where a card can go as this: laid in its row, or on what it takes off the board. */
export const playsAs = (board: Board, card: Card, { face, rules }: { face: PlayedFace; rules: Rules }) =>
  legalPlays(board, card, rules).filter(({ row, cancels }) =>
    cancels ? face !== 'sign' : row === ROW_OF[face],
  );

/** The play that a tap on a place means when nothing else is to be chosen there. */
export function playAt(board: Board, card: Card, { face, place }: { face: PlayedFace; place: number }): Play {
  const row = ROW_OF[face];
  const index = row === 'operator' ? 0 : (board[place]?.[row].length ?? 0);
  return { card, place, row, index, cancels: false };
}

/** Why a card cannot be played there; null when it can. */
export function whyNot(board: Board, play: Play, rules: Rules): FoursRefusal['code'] | null {
  const laid = layOn(board, play, rules);
  return laid.ok ? null : laid.error.code;
}
