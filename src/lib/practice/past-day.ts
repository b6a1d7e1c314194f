import { isDay, type Day } from '#lib/core/calendar.ts';
import { ranksOf, type DealtCard } from '#lib/core/cards.ts';
import { FIRST_DAY } from './day-hand.ts';

/** The past date whose hand is asked for; null for any other, and for what is no date. */
export function pastDayOf(asked: string | null, today: Day): Day | null {
  const day = Number(asked);
  return isDay(day) && day >= FIRST_DAY && day < today ? day : null;
}

/** The ranks of a hand, whatever their order and suits. */
export const handName = (cards: readonly DealtCard[]): string =>
  String(ranksOf(cards).toSorted((a, b) => a - b));
