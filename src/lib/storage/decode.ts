import {
  array,
  check,
  getDotPath,
  integer,
  maxLength,
  maxValue,
  minLength,
  minValue,
  nullable,
  number,
  object,
  picklist,
  pipe,
  safeParse,
  string,
  custom,
  type GenericSchema,
} from 'valibot';
import type { Card } from '#lib/core/cards.ts';
import { SUITS } from '#lib/core/cards.ts';
import { err, ok, type Result } from '#lib/core/result.ts';
import { CLASSES, OUTCOMES, classOf, type Attempt, type StoredAttempt } from './attempt.ts';
import { isJson, type Json } from './json.ts';

/** Why a row cannot be read: the path of its first wrong field, or '' when the row as a whole is wrong. */
export interface Corrupt {
  readonly code: 'corrupt';
  readonly field: string;
}
export type Decoder<T> = (row: unknown) => Result<T, Corrupt>;

const whole = (least: number, most: number) => pipe(number(), integer(), minValue(least), maxValue(most));
const text = (least: number, most: number) => pipe(string(), minLength(least), maxLength(most));

/** The last millisecond a Date can name. */
const END_OF_TIME = 8_640_000_000_000_000;
/** Far above what one settles in one hand, far below what adding up thousands of hands could overflow. */
const LONGEST = 1_000_000_000;

const card = object({ rank: whole(1, 100), suit: picklist(SUITS) });
const cards = pipe(array(card), minLength(3), maxLength(6));

const attemptFields = {
  id: text(1, 100),
  cards,
  target: whole(-999, 9999),
  outcome: picklist(OUTCOMES),
  // A printed line carries spaces that the 200 characters a person may type need not have.
  expression: nullable(text(1, 1000)),
  wrongNone: whole(0, LONGEST),
  ms: whole(0, LONGEST),
  hints: whole(0, 4),
  startedAt: whole(0, END_OF_TIME),
  endedAt: whole(0, END_OF_TIME),
  zone: whole(-1440, 1440),
  day: nullable(whole(1000_01_01, 9999_12_31)),
};

const attempt = object(attemptFields);
const attemptRow = pipe(
  object({ ...attemptFields, seq: whole(1, Number.MAX_SAFE_INTEGER), class: picklist(CLASSES) }),
  check((row) => row.class === classOf(row.outcome)),
);
const json = custom<Json>(isJson);
const name = text(1, 1000);
const hand = object({ slot: name, row: json });
const setting = object({ key: name, value: json });
const deals = object({ key: name, deals: pipe(array(cards), maxLength(1000)) });

function decoder<T>(schema: GenericSchema<unknown, T>): Decoder<T> {
  return (row) => {
    const parsed = safeParse(schema, row, { abortEarly: true });
    if (parsed.success) return ok(parsed.output);
    return err({ code: 'corrupt', field: getDotPath(parsed.issues[0]) ?? '' });
  };
}

/** An attempt as a caller hands it in. */
export const decodeAttempt: Decoder<Attempt> = decoder(attempt);

const wholeRow = decoder(attemptRow);
/** An attempt as it lies in the store, also in the bin; leaves out what only the store needs. */
export const decodeAttemptRow: Decoder<StoredAttempt> = (row) => {
  const decoded = wholeRow(row);
  if (!decoded.ok) return decoded;
  const { class: _, ...stored } = decoded.value;
  return ok(stored);
};
export const decodeHand: Decoder<{ readonly slot: string; readonly row: Json }> = decoder(hand);
export const decodeSetting: Decoder<{ readonly key: string; readonly value: Json }> = decoder(setting);
export const decodeDeals: Decoder<{
  readonly key: string;
  readonly deals: readonly (readonly Card[])[];
}> = decoder(deals);

/** The decoder of each store whose rows are read one by one. */
export const DECODERS = {
  attempts: decodeAttemptRow,
  hands: decodeHand,
  settings: decodeSetting,
  deals: decodeDeals,
} as const;
export type DecodedStore = keyof typeof DECODERS;
