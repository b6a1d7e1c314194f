import type { Board } from './board.ts';
import type { FoursOptions } from './config.ts';
import { boardTokensOf, type FoursToken } from './judge.ts';

/** What stands for an operator that is missing. */
export const GAP = '▢';

/** A board as a line of text: `(4 × 4) ÷ 4 ▢ 4`. A sign stands close to what it turns round, and nothing is written where it is implied: `4(−4 + 4)`. */
export const printBoard = (board: Board, options: FoursOptions): string =>
  boardTokensOf(board, options).map(pieceOf).join('');

function pieceOf(token: FoursToken): string {
  switch (token) {
    case 'neg':
      return '−';
    case 'implied':
      return '';
    case 'gap':
      return ` ${GAP} `;
    case '+':
    case '−':
    case '×':
    case '÷':
      return ` ${token} `;
    default:
      return String(token);
  }
}
