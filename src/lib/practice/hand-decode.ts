import * as v from 'valibot';
import { OPERATORS } from '#lib/core/expression.ts';
import { SUITS } from '#lib/core/cards.ts';
import { OUTCOMES } from '#lib/storage/attempt.ts';
import { tableOf, type Hand } from './hand.ts';

const whole = v.pipe(v.number(), v.integer());
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
  day: v.nullable(whole),
  cards: v.pipe(
    v.array(v.object({ rank: upTo(1, 100), suit: v.picklist(SUITS) })),
    v.minLength(3),
    v.maxLength(6),
  ),
  target: upTo(-999, 9999),
  mayHaveNone: v.boolean(),
  moves: v.array(move),
  hints: upTo(0, 4),
  wrongNone: v.pipe(whole, v.minValue(0)),
  ms: v.pipe(whole, v.minValue(0)),
  startedAt: v.number(),
  ending: v.nullable(
    v.object({
      outcome: v.picklist(OUTCOMES),
      expression: v.nullable(v.string()),
      ms: v.pipe(whole, v.minValue(0)),
    }),
  ),
  found: v.array(v.string()),
});

/** Reads a hand that was kept; null if it is not one, so that a damaged row costs one deal and nothing more. */
export function decodeHand(row: unknown): Hand | null {
  const parsed = v.safeParse(hand, row);
  if (!parsed.success) return null;
  // A move that the table does not allow would be passed over in silence: such a hand is not what its person left.
  const places = tableOf(parsed.output).filter((place) => place.type !== 'hole').length;
  const sinceRestart = parsed.output.moves.slice(
    parsed.output.moves.findLastIndex((m) => m.type === 'restarted') + 1,
  );
  return places === parsed.output.cards.length - sinceRestart.length ? parsed.output : null;
}
