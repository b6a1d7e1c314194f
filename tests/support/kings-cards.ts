import type { Suit } from '#lib/core/cards.ts';
import type { Rng } from '#lib/core/chance.ts';
import type { Ground } from '#lib/games/kings/calculus/ground.ts';
import { ALL_CARDS, cardShown, firstOf, type Card } from '#lib/games/kings/cards.ts';
import { STRICTNESSES } from '#lib/games/kings/config.ts';

const SIGNS: Readonly<Record<string, Suit>> = { '♠': 'spade', '♥': 'heart', '♦': 'diamond', '♣': 'club' };
const LETTERS: Readonly<Record<string, number>> = { A: 1, J: 11, Q: 12, K: 13 };

const parseFace = (text: string) => ({
  rank: LETTERS[text.slice(0, -1)] ?? Number(text.slice(0, -1)),
  suit: SIGNS[text.slice(-1)] ?? 'spade',
});

/** Cards as they are written, `Q♥ 10♦`, out of these: of two alike the first that is left. Throws when there is none. */
export function cardsOf(text: string, from: readonly Card[] = ALL_CARDS): readonly Card[] {
  const left = [...from];
  return text.split(' ').flatMap((piece) => {
    const card = firstOf(left, parseFace(piece));
    if (card === undefined) throw new Error(`no ${piece} is left`);
    return left.splice(left.indexOf(card), 1);
  });
}

/** Cards as `cardsOf` reads them. */
export const written = (cards: readonly Card[]): string =>
  cards
    .map(cardShown)
    .map(({ rank, suit }) => {
      const letter = Object.keys(LETTERS).find((each) => LETTERS[each] === rank) ?? String(rank);
      return letter + (Object.keys(SIGNS).find((sign) => SIGNS[sign] === suit) ?? '');
    })
    .join(' ');

/** Castles as they are written, First to Fourth: `2♥ 3♣ 26♦ 7♠`. */
export const groundOf = (text: string, rules: Partial<Ground['rules']> = {}): Ground => ({
  castles: text.split(' ').map(parseFace).map(({ rank, suit }) => ({ suit, worth: rank })), // oxfmt-ignore
  rules: { strictness: 'standard', noHarm: false, ...rules },
});

/** The four strictnesses, with penalties and without (KINGS-8, KINGS-9). */
export const ALL_RULES: readonly Ground['rules'][] = STRICTNESSES.flatMap((strictness) =>
  [false, true].map((noHarm) => ({ strictness, noHarm })),
);

const SUIT_ORDER: readonly Suit[] = ['spade', 'heart', 'diamond', 'club'];

/** Castles by lot, worth what castles can be worth: 1 to 13, 26, and both with a Subject. */
export function randomGround(rng: Rng, rules: Ground['rules']): Ground {
  const suits = [...SUIT_ORDER];
  const castles = SUIT_ORDER.map(() => ({
    suit: suits.splice(rng.next(suits.length), 1)[0] ?? 'spade',
    worth: rng.next(3) > 0 ? 1 + rng.next(13) : 14 + rng.next(25),
  }));
  return { castles, rules };
}

/** Pairs of ranks that threes are made of, and the two runs: a biased hand is drawn from one or two of them. */
const FAMILIES = [
  [7, 8, 9, 10, 11, 12],
  [1, 2, 3, 4, 5, 6],
  [4, 10],
  [3, 9],
  [1, 2],
  [5, 6],
  [7, 8],
  [11, 12],
  [13],
] as const;

/** Seven cards by lot: of any kind, or leaning to a few ranks and suits, as they lie in the hand of somebody who collects. */
export function randomHand(rng: Rng): readonly Card[] {
  const biased = rng.next(4) > 0;
  const ranks = biased
    ? Array.from({ length: 1 + rng.next(2) }, () => FAMILIES[rng.next(FAMILIES.length)] ?? []).flat()
    : [];
  const suits = Array.from({ length: 1 + rng.next(2) }, () => SUIT_ORDER[rng.next(4)]);
  const hand: Card[] = [];
  while (hand.length < 7) {
    const free = ALL_CARDS.filter((card) => !hand.includes(card));
    const near = free.filter((card) => {
      const { rank, suit } = cardShown(card);
      return (ranks as readonly number[]).includes(rank) && suits.includes(suit);
    });
    const from = biased && near.length > 0 && rng.next(7) > 0 ? near : free;
    hand.push(from[rng.next(from.length)] ?? 0);
  }
  return hand;
}
