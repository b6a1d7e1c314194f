import type { Day } from '#lib/core/calendar.ts';
import { dealOfDay } from '#lib/practice/day-hand.ts';
import { classOf, type Attempt } from '#lib/storage/attempt.ts';
import { cardsOf } from './cards.ts';

/** An attempt as it lies in the store. What is not said: 4 × 6 × 1 × 1, solved in 42 seconds without a hint. */
export function attemptRow(id: string, part: Partial<Attempt> = {}) {
  const attempt: Attempt = {
    id,
    cards: cardsOf([1, 1, 4, 6]),
    target: 24,
    outcome: 'solved',
    expression: '4 × 6 × 1 × 1',
    wrongNone: 0,
    ms: 42_000,
    hints: 0,
    startedAt: Date.UTC(2026, 0, 1, 12),
    endedAt: Date.UTC(2026, 0, 1, 12, 1),
    zone: 60,
    day: null,
    ...part,
  };
  return { ...attempt, class: classOf(attempt.outcome) };
}

/** So many attempts, each a second longer than the one before; of four the last is another. */
export const manyAttempts = (count: number, other: Partial<Attempt> = {}) =>
  Array.from({ length: count }, (_, at) =>
    attemptRow(`row ${at}`, { ms: at * 1000, ...(at % 4 === 3 ? other : {}) }),
  );

/** The solved hand of a date, as of noon that day. */
export function solvedDay(day: Day, part: Partial<Attempt> = {}) {
  const noon = Date.UTC(Math.floor(day / 10_000), (Math.floor(day / 100) % 100) - 1, day % 100, 12);
  return attemptRow(`day ${day}`, {
    cards: dealOfDay(day),
    startedAt: noon,
    endedAt: noon + 42_000,
    day,
    ...part,
  });
}

/** Thirty hands that went as usual, then three whose finish is 3 × 8 with the 8 to be made: slower. */
export const slowFinish = () =>
  Array.from({ length: 33 }, (_, at) =>
    attemptRow(`finish ${at}`, {
      endedAt: Date.UTC(2026, 0, 1, 12, at),
      ...(at < 30
        ? { cards: cardsOf([4, 7, 9, 10]), expression: '4 × (7 + 9 − 10)', ms: 9000 }
        : { cards: cardsOf([3, 7, 9, 10]), expression: '3 × (7 + 10 − 9)', ms: 30_000 }),
    }),
  );

/** Nine hands of the practice table, one a minute and the last a minute before `until`; before them thirty of an earlier day, as usual. */
export const nineInRow = (until: number) =>
  Array.from({ length: 39 }, (_, at) => {
    const endedAt = until - (39 - at) * 60_000 - (at < 30 ? 86_400_000 : 0);
    const is = {
      cards: cardsOf([4, 7, 9, 10]),
      expression: '4 × (7 + 9 − 10)',
      ms: at < 33 ? 9000 : 5000,
      startedAt: endedAt - 9000,
      endedAt,
      from: 'free',
    };
    const missed = { cards: cardsOf([3, 3, 8, 8]), expression: null, outcome: 'shown', ms: 70_000 } as const;
    return attemptRow(`row ${at}`, at === 36 ? { ...is, ...missed } : is);
  });
