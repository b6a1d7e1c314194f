import type { EventBase } from './game.ts';

/** Plain data of an unknown shape, as JSON gives it. */
export type Unread = Readonly<Record<string, unknown>>;

/** Whether something is a JSON object, not a list. */
export const isObject = (input: unknown): input is Unread =>
  typeof input === 'object' && input !== null && !Array.isArray(input);

/** Whether something is a whole number from `least` to `most`. */
export const isWhole = (input: unknown, least: number, most = Number.MAX_SAFE_INTEGER): input is number =>
  typeof input === 'number' && Number.isInteger(input) && input >= least && input <= most;

/** Whether something is a time or a span: 0 or more, finite. */
export const isTime = (input: unknown): input is number =>
  typeof input === 'number' && Number.isFinite(input) && input >= 0;

/** Whether something is text of at most so many UTF-16 units. */
export const isText = (input: unknown, longest: number): input is string =>
  typeof input === 'string' && input.length <= longest;

/** Whether something is a list of at most so many items that all pass. */
export const isListOf = (input: unknown, most: number, check: (item: unknown) => boolean): boolean =>
  Array.isArray(input) && input.length <= most && input.every(check);

/** What an event has besides type, time and seat: a check for each field. `seat`: whether a player, the table or either may send it. */
export interface EventShape {
  readonly seat: 'player' | 'table' | 'either';
  readonly fields?: Readonly<Record<string, (input: unknown) => boolean>>;
  /** Fields that may be missing. */
  readonly optional?: Readonly<Record<string, (input: unknown) => boolean>>;
}

/** More seats than any game has; whether one exists the game says. */
export const MOST_SEATS = 16;

/**
 * Reads an event by the shape of its type, taking over nothing but the fields named there; null if anything is missing or malformed.
 * What comes back has the shape: the caller may say so to the compiler.
 */
export function decodeEvent(shapes: Readonly<Record<string, EventShape>>, input: unknown): EventBase | null {
  if (!isObject(input) || typeof input['type'] !== 'string' || !isTime(input['at'])) return null;
  const shape = Object.hasOwn(shapes, input['type']) ? shapes[input['type']] : undefined;
  if (shape === undefined) return null;
  const { type, at, seat } = input;
  if (seat === undefined ? shape.seat === 'player' : shape.seat === 'table' || !isWhole(seat, 0, MOST_SEATS))
    return null;
  const read: Record<string, unknown> = seat === undefined ? { type, at } : { type, at, seat };
  for (const [name, check] of Object.entries(shape.fields ?? {})) {
    if (!check(input[name])) return null;
    read[name] = copyOf(input[name]);
  }
  for (const [name, check] of Object.entries(shape.optional ?? {})) {
    if (input[name] === undefined) continue;
    if (!check(input[name])) return null;
    read[name] = copyOf(input[name]);
  }
  return read as unknown as EventBase;
}

/** Lists are copied, so that nobody else holds what is in a log. */
const copyOf = (value: unknown): unknown => (Array.isArray(value) ? value.map(copyOf) : value);
