import { SUITS, type DealtCard } from '#lib/core/cards.ts';
import {
  corrupt,
  either,
  listOf,
  maybe,
  oneOf,
  orNull,
  passing,
  record,
  text,
  whole,
  yesOrNo,
  type Reader,
} from '#lib/core/read.ts';
import { ok } from '#lib/core/result.ts';
import { CLASSES, OUTCOMES, classOf, type Attempt, type StoredAttempt } from './attempt.ts';
import { isJson, type Json } from './json.ts';

/** Reads a row of a store; what cannot be read is set aside with the name of its first wrong field. */
export type Decoder<T> = Reader<T>;

/** The last millisecond a Date can name. */
const END_OF_TIME = 8_640_000_000_000_000;
/** Far above what one settles in one hand, far below what adding up thousands of hands could overflow. */
const LONGEST = 1_000_000_000;

/** A card of a deck, or a plain digit. */
const card = either(
  record({ rank: whole(1, 100), suit: oneOf(SUITS) }),
  record({ rank: whole(0, 9), suit: passing((input) => input === null) }),
);
/** The cards of a hand. */
export const cards = listOf(card, 3, 6);

/** What earlier versions did not write of a hand. */
export const further = {
  firstMs: maybe(whole(0, LONGEST)),
  from: maybe(text(1, 100)),
  undos: maybe(whole(0, LONGEST)),
  named: maybe(yesOrNo),
  run: maybe(text(1, 100)),
};

const attemptFields = {
  id: text(1, 100),
  cards,
  target: whole(-999, 9999),
  outcome: oneOf(OUTCOMES),
  // A printed line carries spaces that the 200 characters a person may type need not have.
  expression: orNull(text(1, 1000)),
  wrongNone: whole(0, LONGEST),
  ms: whole(0, LONGEST),
  hints: whole(0, 4),
  startedAt: whole(0, END_OF_TIME),
  endedAt: whole(0, END_OF_TIME),
  zone: whole(-1440, 1440),
  day: orNull(whole(1000_01_01, 9999_12_31)),
  ...further,
};

const attemptRow = record({
  ...attemptFields,
  seq: whole(1, Number.MAX_SAFE_INTEGER),
  class: oneOf(CLASSES),
});
const json: Reader<Json> = passing(isJson);
const name = text(1, 1000);

/** An attempt as a caller hands it in. */
export const decodeAttempt: Decoder<Attempt> = record(attemptFields);

/** An attempt as it lies in the store, also in the bin; leaves out what only the store needs. */
export const decodeAttemptRow: Decoder<StoredAttempt> = (row) => {
  const decoded = attemptRow(row);
  if (!decoded.ok) return decoded;
  const { class: filed, ...stored } = decoded.value;
  return filed === classOf(stored.outcome) ? ok(stored) : corrupt('');
};
export const decodeHandRow: Decoder<{ readonly slot: string; readonly row: Json }> = record({
  slot: name,
  row: json,
});
export const decodeSetting: Decoder<{ readonly key: string; readonly value: Json }> = record({
  key: name,
  value: json,
});
export const decodeDeals: Decoder<{
  readonly key: string;
  readonly deals: readonly (readonly DealtCard[])[];
}> = record({ key: name, deals: listOf(cards, 0, 1000) });

/** The decoder of each store whose rows are read one by one. */
export const DECODERS = {
  attempts: decodeAttemptRow,
  hands: decodeHandRow,
  settings: decodeSetting,
  deals: decodeDeals,
} as const;
export type DecodedStore = keyof typeof DECODERS;
