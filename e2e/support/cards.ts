import { SUITS, type Card, type DealtCard } from '#lib/core/cards.ts';
import { STANDARD_DEAL, type DealSpec } from '#lib/core/deal.ts';
import { freshHand, type Hand } from '#lib/practice/hand.ts';

/** Cards of these ranks, suits in turn, so that equal ranks are different cards. */
export const cardsOf = (ranks: readonly number[]): readonly Card[] =>
  ranks.map((rank, index) => ({ rank, suit: SUITS[index % SUITS.length] ?? 'spade' }));

/** Plain digits. */
export const digitsOf = (digits: readonly number[]): readonly DealtCard[] =>
  digits.map((rank) => ({ rank, suit: null }));

/** An untouched practice hand of these ranks, as the store keeps it. */
export const handOf = (ranks: readonly number[], part: Partial<Hand> = {}): Hand => ({
  ...freshHand({
    id: `hand ${ranks.join(' ')}`,
    day: null,
    cards: cardsOf(ranks),
    target: 24,
    mayHaveNone: false,
    dots: null,
    startedAt: Date.UTC(2026, 0, 1),
  }),
  ...part,
});

/** The rows that say what practice deals next, to somebody who has chosen what to deal: a newcomer would get easy hands. */
export const readyDeals = (hands: readonly (readonly number[])[], spec: DealSpec = STANDARD_DEAL) => ({
  deals: [{ key: [spec.kind, spec.target, spec.highest, spec.count].join(' '), deals: hands.map(cardsOf) }],
  settings: [{ key: 'deal', value: { ...spec } }],
});
