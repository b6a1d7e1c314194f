import { isDay } from '#lib/core/calendar.ts';
import { OPERATORS } from '#lib/core/expression.ts';
import { LONGEST_TEXT } from '#lib/core/parse.ts';
import {
  corrupt,
  either,
  listOf,
  oneOf,
  orNull,
  record,
  text,
  whole,
  yesOrNo,
  type Reader,
} from '#lib/core/read.ts';
import { ok } from '#lib/core/result.ts';
import { OUTCOMES } from '#lib/storage/attempt.ts';
import { cards, further } from '#lib/storage/decode.ts';
import { isLawful, type Hand } from './hand.ts';

/** What the history can hold: a hand that it would refuse could never end. */
const LONGEST = 1_000_000_000;
const END_OF_TIME = 8_640_000_000_000_000;

const move = either(
  record({
    type: oneOf(['combined']),
    from: whole(0, 5),
    operator: oneOf(OPERATORS),
    onto: whole(0, 5),
  }),
  record({ type: oneOf(['restarted']) }),
);
const aDay = whole(1000_01_01, 9999_12_31);
const dots = orNull(oneOf([1, 2, 3]));
const line = text(0, Infinity);

const hand: Reader<Hand> = record({
  id: text(1, 64),
  day: orNull((input) => (isDay(input as number) ? aDay(input) : corrupt(''))),
  cards,
  target: whole(-999, 9999),
  mayHaveNone: yesOrNo,
  // Hands were kept before they had dots.
  dots: (input) => (input === undefined ? ok(null) : dots(input)),
  moves: listOf(move),
  hints: whole(0, 4),
  wrongNone: whole(0, LONGEST),
  ms: whole(0, LONGEST),
  startedAt: whole(0, END_OF_TIME),
  ending: orNull(record({ outcome: oneOf(OUTCOMES), expression: orNull(line), ms: whole(0, LONGEST) })),
  found: listOf(line),
  // Nobody loses a hand to half a line.
  typed: (input) => ok(typeof input === 'string' ? input.slice(0, LONGEST_TEXT) : undefined),
  ...further,
});

/** Reads a hand that was kept; null if it is not one. */
export function decodeHand(row: unknown): Hand | null {
  const read = hand(row);
  // A hand with a move that the table does not allow is not what its person left.
  return read.ok && isLawful(read.value) ? read.value : null;
}
