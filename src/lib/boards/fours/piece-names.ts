import type { Board } from '#lib/games/fours/board.ts';
import { isBracket, signOf } from '#lib/games/fours/cards.ts';
import { fours as text } from '#lib/i18n/messages.ts';
import type { Piece } from './pieces.ts';

/** What a piece of the board is called; `chosen`: the place that was chosen before a card. */
export function pieceName(piece: Piece, board: Board, chosen: number | null = null): string {
  switch (piece.type) {
    case 'four':
      return '4';
    case 'slot':
      return text.slot(piece.play.place, piece.play.index + 1);
    case 'place': {
      const pile = (board[piece.place]?.operator ?? []).map(signOf).toReversed();
      const name = text.place(piece.place, pile);
      return chosen === piece.place ? text.chosen(name) : name;
    }
    case 'card': {
      const row = board[piece.place]?.[piece.row] ?? [];
      const kind = isBracket(piece.card);
      const nth = row.slice(0, piece.index + 1).filter((card) => isBracket(card) === kind).length;
      return text.lies(kind ? text.bracket[piece.row === 'opens' ? '(' : ')'] : text.sign, piece.place, nth);
    }
  }
}

/** The same of what can be tapped: whether the picked card fits there is said as well. */
export function spotName(piece: Piece, board: Board, chosen: number | null): string {
  const name = pieceName(piece, board, chosen);
  const isLit = (piece.type === 'place' || piece.type === 'card') && piece.play !== null;
  return isLit ? text.fits(name) : name;
}
