import type { Card } from '#lib/core/cards.ts';
import { SUITS } from '#lib/core/cards.ts';
import type { Step } from '#lib/core/steps.ts';
import { common } from '#lib/i18n/messages.ts';

const SIGNS = ['♠', '♥', '♦', '♣'];
const LETTERS: Readonly<Record<number, string>> = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' };

/** A hand and how it is worked out, as rows of a picture (about/pieces.ts): dealt cards as cards, made values as numbers, 24 as a stamp. */
export function rowsOf(cards: readonly Card[], worked: readonly Step[]): readonly string[] {
  const free = cards.map(({ rank, suit }) => ({
    value: String(rank),
    word: `${LETTERS[rank] ?? rank}${SIGNS[SUITS.indexOf(suit)] ?? ''}`,
  }));
  const made: string[] = [];
  /** A made value before a card of the same number: it is worked on at once. */
  const take = (value: string): string => {
    const at = made.indexOf(value);
    if (at >= 0) return made.splice(at, 1)[0] ?? value;
    const place = free.findIndex((card) => card.value === value);
    return place < 0 ? value : (free.splice(place, 1)[0]?.word ?? value);
  };
  const hand = free.map(({ word }) => word).join(' ');
  const rows = worked.map(({ left, operator, right, value }, index) => {
    const row = `${take(left)} ${common.sign[operator]} ${take(right)} = ${value}`;
    made.push(value);
    return index === worked.length - 1 ? `${row}!` : row;
  });
  return [hand, ...rows];
}
