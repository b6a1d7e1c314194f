import { serialOf, weekdayOf, type Day } from '#lib/core/calendar.ts';
import type { Card } from '#lib/core/cards.ts';
import { createRng, shuffled } from '#lib/core/chance.ts';
import type { Dots } from '#lib/core/difficulty/dots.ts';
import { handsOfFour } from '#lib/core/difficulty/four-ranks.ts';
import { cardsOfRanks } from '#lib/core/suits.ts';
import { LEVELS_TO_TEN } from '#lib/core/difficulty/table-to-ten.ts';

/** Today's hand is always one of four cards of 1–10 that make 24. */
export const DAY_TARGET = 24;
const HIGHEST = 10;

export const FIRST_DAY: Day = 20260101;

/** By weekday, Monday first: the hardest level of the table whose hands are dealt on it. */
const HARDEST = [2, 4, 6, 8, 10, 12, 15];
/** The dots that all hands of a weekday have: the levels of the table begin anew with each dot. */
const DOTS: readonly Dots[] = [1, 1, 1, 2, 2, 2, 3];

/** The hands of each weekday in the order in which they are dealt, once they have been asked for. */
const orders: (readonly (readonly number[])[])[] = [];

/**
 * The hand of a date: the same on every device, a function of the local calendar date alone, the easiest on Mondays and the hardest on Sundays. Each
 * weekday has hands of its own and deals all of them before the first comes again. Golden tests hold fifty dates.
 */
export function dealOfDay(day: Day): readonly Card[] {
  const hands = (orders[weekdayOf(day)] ??= orderOf(weekdayOf(day)));
  const week = Math.floor(serialOf(day) / 7);
  return cardsOfRanks(hands[week % hands.length] ?? [], createRng(day));
}

/** How hard the hand of a date is. */
export const dotsOfDay = (day: Day): Dots => DOTS[weekdayOf(day)] ?? 1;

/** The running number of a day's hand: 1 on 1 January 2026. */
export const numberOfDay = (day: Day): number => serialOf(day) - serialOf(FIRST_DAY) + 1;

function orderOf(weekday: number): readonly (readonly number[])[] {
  const hands = handsOfFour(HIGHEST).filter((_, place) => {
    const level = parseInt(LEVELS_TO_TEN[place] ?? '0', 16);
    return level > (HARDEST[weekday - 1] ?? 0) && level <= (HARDEST[weekday] ?? 0);
  });
  return shuffled(hands, createRng(weekday));
}
