import * as v from 'valibot';
import { isDay } from '#lib/core/calendar.ts';
import { OPERATORS } from '#lib/core/expression.ts';
import { SUITS } from '#lib/core/cards.ts';
import { OUTCOMES } from '#lib/storage/attempt.ts';
import { isLawful, type Hand } from './hand.ts';

const whole = v.pipe(v.number(), v.integer());
/** What the history can hold: a hand that it would refuse could never end. */
const LONGEST = 1_000_000_000;
const END_OF_TIME = 8_640_000_000_000_000;

const upTo = (least: number, most: number) => v.pipe(whole, v.minValue(least), v.maxValue(most));

const move = v.variant('type', [
  v.object({
    type: v.literal('combined'),
    from: upTo(0, 5),
    operator: v.picklist(OPERATORS),
    onto: upTo(0, 5),
  }),
  v.object({ type: v.literal('restarted') }),
]);

const hand = v.object({
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
  day: v.nullable(v.pipe(whole, v.check(isDay), v.minValue(1000_01_01))),
  cards: v.pipe(
    v.array(v.object({ rank: upTo(1, 100), suit: v.picklist(SUITS) })),
    v.minLength(3),
    v.maxLength(6),
  ),
  target: upTo(-999, 9999),
  mayHaveNone: v.boolean(),
  // Hands were kept before they had dots.
  dots: v.optional(v.nullable(v.picklist([1, 2, 3])), null),
  moves: v.array(move),
  hints: upTo(0, 4),
  wrongNone: upTo(0, LONGEST),
  ms: upTo(0, LONGEST),
  startedAt: upTo(0, END_OF_TIME),
  ending: v.nullable(
    v.object({
      outcome: v.picklist(OUTCOMES),
      expression: v.nullable(v.string()),
      ms: upTo(0, LONGEST),
    }),
  ),
  found: v.array(v.string()),
});

/** Reads a hand that was kept; null if it is not one. */
export function decodeHand(row: unknown): Hand | null {
  const parsed = v.safeParse(hand, row);
  // A hand with a move that the table does not allow is not what its person left.
  return parsed.success && isLawful(parsed.output) ? parsed.output : null;
}
