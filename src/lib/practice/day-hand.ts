import { serialOf, type Day } from '#lib/core/calendar.ts';
import type { Card } from '#lib/core/cards.ts';
import { createRng } from '#lib/core/chance.ts';
import { findDeals, STANDARD_DEAL, type DealSpec } from '#lib/core/deal.ts';

/** Today's hand is always a standard deal with a solution: target 24, ranks 1–10, four cards. */
export const DAY_SPEC: DealSpec = STANDARD_DEAL;

const FIRST_DAY: Day = 20260101;

/** The hand of a date: the same on every device, a function of the local calendar date alone. Golden tests hold fifty of them. */
export function dealOfDay(day: Day): readonly Card[] {
  const [deal] = findDeals(DAY_SPEC, createRng(day), 1).deals;
  // One deal in eight has no solution; 5,000 in a row cannot happen for a date that exists.
  if (!deal) throw new Error(`no hand for day ${day}`);
  return deal;
}

/** The running number of a day's hand: 1 on 1 January 2026. */
export const numberOfDay = (day: Day): number => serialOf(day) - serialOf(FIRST_DAY) + 1;
