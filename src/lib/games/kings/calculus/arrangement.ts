import { isKing, rankOf, faceSum, type Card } from '../cards.ts';
import type { Formed } from './formed.ts';
import type { Ground } from './ground.ts';

/** How a hand is laid out to be scored (KINGS-6). Every card is in a formation, the Pointer, charged, spared, or a king. */
export interface Arrangement {
  readonly formations: readonly Formed[];
  /** The loose card whose face value counts; null when no card is loose, or none was named. */
  readonly pointer: Card | null;
  /** Kings held: the Pointer may be one of them. */
  readonly kings: readonly Card[];
  /** Loose cards that cost nothing, thanks to kings or to the house rule. */
  readonly spared: readonly Card[];
  /** Loose cards that cost their face value. */
  readonly charged: readonly Card[];
  /** Half points in all. */
  readonly halves: number;
}

/** From so many kings on nothing is charged (KINGS-6). */
const KINGS_FOR_ALL = 2;

/** Lays out a hand with these formations and this Pointer. A single king spares the dearest loose card. */
export function laidOut(
  cards: readonly Card[],
  { formations, pointer }: Pick<Arrangement, 'formations' | 'pointer'>,
  { rules }: Ground,
): Arrangement {
  const kings = cards.filter(isKing);
  const formed = formations.flatMap((formation) => formation.cards);
  const loose = cards.filter((card) => !formed.includes(card) && !isKing(card) && card !== pointer);
  const all = rules.noHarm || kings.length >= KINGS_FOR_ALL;
  const spared = all ? loose : loose.toSorted((a, b) => rankOf(b) - rankOf(a)).slice(0, kings.length);
  const charged = loose.filter((card) => !spared.includes(card));
  const points = formations.reduce((sum, { halves }) => sum + halves, 0);
  const pointed = pointer === null ? 0 : rankOf(pointer);
  return { formations, pointer, kings, spared, charged, halves: points + 2 * (pointed - faceSum(charged)) };
}

/** The best Pointer for a hand with these formations; the first of those that come to the same. */
export function withPointer(
  cards: readonly Card[],
  formations: readonly Formed[],
  ground: Ground,
): Arrangement {
  const formed = formations.flatMap((formation) => formation.cards);
  const loose = cards.filter((card) => !formed.includes(card));
  // Not always the highest: a single king spares another card, whether it points itself or not.
  return loose
    .map((pointer) => laidOut(cards, { formations, pointer }, ground))
    .reduce(better, laidOut(cards, { formations, pointer: null }, ground));
}

/** The one with more points; the first of two that have the same. */
export const better = (one: Arrangement, other: Arrangement): Arrangement =>
  other.halves > one.halves ? other : one;
