import { isObject, isText, isWhole } from './match/decode.ts';
import { err, ok, type Result } from './result.ts';

/** Why something cannot be read: the path of its first wrong field, with dots between, and '' where the whole is wrong. */
export interface Corrupt {
  readonly code: 'corrupt';
  readonly field: string;
}

/** Reads something unknown, taking over nothing but what is named. */
export type Reader<T> = (input: unknown) => Result<T, Corrupt>;

/** What a reader reads. */
export type Read<R> = R extends Reader<infer T> ? T : never;

/** Says which field is wrong. */
export const corrupt = (field: string) => err<Corrupt>({ code: 'corrupt', field });
const WRONG = corrupt('');

/** Takes what passes a check. */
export const passing =
  <T>(check: (input: unknown) => input is T): Reader<T> =>
  (input) =>
    check(input) ? ok(input) : WRONG;

/** A whole number from `least` to `most`. */
export const whole = (least: number, most: number): Reader<number> =>
  passing((input) => isWhole(input, least, most));

/** Text of so many UTF-16 units. */
export const text = (least: number, most: number): Reader<string> =>
  passing((input): input is string => isText(input, most) && input.length >= least);

/** True or false. */
export const yesOrNo: Reader<boolean> = passing((input) => typeof input === 'boolean');

/** One of these words or numbers. */
export const oneOf = <const T extends string | number>(options: readonly T[]): Reader<T> =>
  passing((input): input is T => options.includes(input as T));

/** The same, or null. */
export const orNull =
  <T>(read: Reader<T>): Reader<T | null> =>
  (input) =>
    input === null ? ok(null) : read(input);

/** The same, or not there at all: what earlier versions did not write. */
export const maybe =
  <T>(read: Reader<T>): Reader<T | undefined> =>
  (input) =>
    input === undefined ? ok(input) : read(input);

/** The first of two that reads it. */
export const either =
  <A, B>(one: Reader<A>, other: Reader<B>): Reader<A | B> =>
  (input) => {
    const read = one(input);
    return read.ok ? read : other(input);
  };

/** A list of so many items. */
export const listOf =
  <T>(read: Reader<T>, least = 0, most = Infinity): Reader<readonly T[]> =>
  (input) => {
    if (!Array.isArray(input) || input.length < least || input.length > most) return WRONG;
    const list: T[] = [];
    for (const [index, item] of input.entries()) {
      const one = read(item);
      if (!one.ok) return within(String(index), one.error);
      list.push(one.value);
    }
    return ok(list);
  };

/** An object with these fields; others are left out, and so is what is not there. */
export const record = <Fields extends Readonly<Record<string, Reader<unknown>>>>(
  fields: Fields,
): Reader<{ readonly [Name in keyof Fields]: Read<Fields[Name]> }> => {
  // Listed once, and not for each of twenty thousand rows.
  const readers = Object.entries(fields);
  return (input) => {
    if (!isObject(input)) return WRONG;
    const read: Record<string, unknown> = {};
    for (const [name, readField] of readers) {
      const field = readField(input[name]);
      if (!field.ok) return within(name, field.error);
      if (field.value !== undefined) read[name] = field.value;
    }
    return ok(read as { readonly [Name in keyof Fields]: Read<Fields[Name]> });
  };
};

const within = (outer: string, { field }: Corrupt) => corrupt(field === '' ? outer : `${outer}.${field}`);
