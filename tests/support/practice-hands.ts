import fc from 'fast-check';
import { SUITS } from '#lib/core/cards.ts';
import { OPERATORS, type Operator } from '#lib/core/expression.ts';
import { freshHand, tableOf, withCombined, type Hand, type Move } from '#lib/practice/hand.ts';
import { cardsOf } from './cards.ts';
import { NOON } from './environment.ts';

/** A practice hand as it is dealt; `part` says what matters to the test. */
export const handOf = (ranks: readonly number[], part: Partial<Hand> = {}): Hand => ({
  ...freshHand({
    id: 'hand',
    day: null,
    cards: cardsOf(...ranks),
    target: 24,
    mayHaveNone: false,
    dots: null,
    startedAt: NOON,
  }),
  ...part,
});

/** One move in short. */
export const move = (from: number, operator: Operator, onto: number): Move => ({
  type: 'combined',
  from,
  operator,
  onto,
});

const card = fc.oneof(
  fc.record({ rank: fc.integer({ min: 1, max: 100 }), suit: fc.constantFrom(...SUITS) }),
  fc.record({ rank: fc.nat(9), suit: fc.constant(null) }),
);
const wish = fc.oneof(
  { weight: 9, arbitrary: fc.tuple(fc.nat(5), fc.constantFrom(...OPERATORS), fc.nat(5)) },
  { weight: 1, arbitrary: fc.constant('restart' as const) },
);

/** A hand of three to six cards after any lawful play, restarts included. */
export const playedHand: fc.Arbitrary<Hand> = fc
  .tuple(
    fc.array(card, { minLength: 3, maxLength: 6 }),
    fc.integer({ min: -999, max: 9999 }),
    fc.array(wish, { maxLength: 30 }),
  )
  .map(([cards, target, wishes]) => {
    let hand: Hand = { ...handOf([1, 2, 3], { target }), cards };
    for (const wanted of wishes) hand = { ...hand, moves: afterWish(hand, wanted) };
    return hand;
  });

/** A wish names the n-th of the places that are not empty, so that most wishes can be had. */
function afterWish(hand: Hand, wanted: readonly [number, Operator, number] | 'restart'): readonly Move[] {
  if (wanted === 'restart') return [...hand.moves, { type: 'restarted' }];
  const full = tableOf(hand).flatMap((place, index) => (place.type === 'hole' ? [] : [index]));
  const [from, operator, onto] = wanted;
  return (
    withCombined(hand, full[from % full.length] ?? 0, operator, full[onto % full.length] ?? 0) ?? hand.moves
  );
}
