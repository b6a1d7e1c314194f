import { isDay, type Day } from '#lib/core/calendar.ts';
import type { DealtCard } from '#lib/core/cards.ts';
import { FIRST_DAY } from './day-hand.ts';

/** The past date whose hand is asked for; null for any other, and for what is no date. */
export function pastDayOf(asked: string | null, today: Day): Day | null {
  const day = /^\d{8}$/.test(asked ?? '') ? Number(asked) : 0;
  return isDay(day) && day >= FIRST_DAY && day < today ? day : null;
}

/** The ranks of a hand, whatever their order and suits. */
export const handName = (cards: readonly DealtCard[]): string =>
  cards
    .map(({ rank }) => rank)
    .sort((a, b) => a - b)
    .join(' ');
