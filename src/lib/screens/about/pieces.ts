import { type Card, type Suit } from '#lib/core/cards.ts';

/** What a picture of a worked example is made of, from left to right. */
export type PicturePiece =
  | { readonly type: 'card'; readonly card: Card; readonly under: string }
  | { readonly type: 'number'; readonly text: string }
  | { readonly type: 'sign'; readonly text: string; readonly isCard: boolean }
  | { readonly type: 'back' | 'place' }
  | { readonly type: 'stamp'; readonly number: number }
  | { readonly type: 'seat'; readonly seat: number; readonly acts: boolean };

const SUITS: Readonly<Record<string, Suit>> = { '♠': 'spade', '♥': 'heart', '♦': 'diamond', '♣': 'club' };
const RANKS: Readonly<Record<string, number>> = { A: 1, J: 11, Q: 12, K: 13 };

/**
 * Reads one row of a picture, its pieces parted by blanks: `8♥` a card, `2♥/K₁` a card with words below it, `12`, `−3` or `1/3` a number, `24!` a
 * stamp, `×` a sign, `[×]` a card with a sign, `#` a back, `_` an empty place, `@1` a player's mark, `@1!` one who slaps or knocks.
 */
export const toPieces = (row: string): readonly PicturePiece[] => row.split(' ').map(toPiece);

function toPiece(word: string): PicturePiece {
  const card = /^(\d+|[AJQK])([♠♥♦♣])(?:\/(.+))?$/.exec(word);
  if (card) {
    const [, rank = '', suit = '', under = ''] = card;
    return { type: 'card', card: { rank: RANKS[rank] ?? Number(rank), suit: SUITS[suit] ?? 'spade' }, under };
  }
  if (word === '#') return { type: 'back' };
  if (word === '_') return { type: 'place' };
  if (word.startsWith('@')) return { type: 'seat', seat: Number(word[1]), acts: word.endsWith('!') };
  if (/^\d+!$/.test(word)) return { type: 'stamp', number: Number(word.slice(0, -1)) };
  if (/^−?\d+(\/\d+)?$/.test(word)) return { type: 'number', text: word };
  return { type: 'sign', text: word.replaceAll(/[[\]]/g, ''), isCard: word.startsWith('[') };
}
