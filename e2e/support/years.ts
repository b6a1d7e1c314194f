import { createRng, shuffled, type Rng } from '#lib/core/chance.ts';
import { handsOfFour } from '#lib/core/difficulty/four-ranks.ts';
import { entryOf } from '#lib/core/difficulty/table.ts';
import { usualTime } from '#lib/core/patterns/table.ts';
import { printExpression } from '#lib/core/print.ts';
import { solutions } from '#lib/core/solve.ts';
import { dealOfDay } from '#lib/practice/day-hand.ts';
import { calendarDay } from '#lib/practice/wall-date.ts';
import { attemptRow } from './attempts.ts';
import { cardsOf } from './cards.ts';

const DAY_MS = 86_400_000;
/** So many different hands come again and again: listing what solves a hand takes a millisecond. */
const HANDS = 120;

export interface Years {
  readonly count: number;
  /** When the last hand is over. */
  readonly until: number;
  /** Hands on a day; every sixth date is left out. */
  readonly perDay: number;
  /** How many times longer than others this person takes at first, and in the end. */
  readonly from: number;
  readonly to: number;
}

/** A made-up history of somebody who gets faster or slower: always the same. Each date begins with the hand of the day, and one hand in eight is missed. */
export function yearsOf({ count, until, perDay, from, to }: Years) {
  const rng = createRng(24);
  const all = handsOfFour(13).filter((ranks) => entryOf(ranks) !== null);
  const known = shuffled(all, rng)
    .slice(0, HANDS)
    .map((ranks) => ({ ranks, expression: lineOf(ranks) }));
  const lastDate = Math.floor(until / DAY_MS);
  const dates = Math.ceil(count / perDay);
  return Array.from({ length: count }, (_, index) => {
    // Counted from the last one back, so that the last date is whole.
    const back = count - 1 - index;
    const [dayBack, place] = [Math.floor(back / perDay), back % perDay];
    const date = lastDate - dayBack - Math.floor(dayBack / 5);
    const isDay = place === perDay - 1 || index === 0;
    const hand = known[rng.next(HANDS)];
    const ranks = isDay ? dealOfDay(calendarDay(date)).map(({ rank }) => rank) : (hand?.ranks ?? []);
    const isMissed = !isDay && rng.next(8) === 0;
    const slow = from + ((to - from) * (dates - dayBack)) / dates;
    const seconds = 3.9 * Math.min(1, slow) + slow * Math.exp((usualTime(ranks) ?? 2) + 0.45 * normal(rng));
    const ms = Math.min(600_000, Math.round(1000 * seconds));
    const endedAt = Math.min(until, date * DAY_MS + 43_200_000) - back;
    return attemptRow(`years ${index}`, {
      cards: isDay ? dealOfDay(calendarDay(date)) : cardsOf(ranks),
      outcome: isMissed ? 'shown' : 'solved',
      expression: isMissed ? null : isDay ? lineOf(ranks) : (hand?.expression ?? null),
      ms,
      hints: isMissed ? 4 : 0,
      startedAt: endedAt - ms,
      endedAt,
      zone: 0,
      day: isDay ? calendarDay(date) : null,
      from: isDay ? 'day' : 'free',
    });
  });
}

const lines = new Map<string, string | null>();
function lineOf(ranks: readonly number[]): string | null {
  const key = ranks.join();
  const before = lines.get(key);
  if (before !== undefined) return before;
  const [line] = solutions(ranks, 24);
  const printed = line ? printExpression(line) : null;
  lines.set(key, printed);
  return printed;
}

/** Near enough to a normal quantity. */
const normal = (rng: Rng): number =>
  Array.from({ length: 12 }, () => rng.next(1000) / 1000).reduce((sum, each) => sum + each, -6);
