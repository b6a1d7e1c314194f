import { leftOf, type TypedLine } from '../table/line.ts';

/** A line of which the last number may still be being typed. */
export interface Typing {
  readonly line: TypedLine;
  /** The figures typed of it; empty when none is. */
  readonly digits: string;
}

/**
 * The line after one more figure on a keyboard. The number that is exactly so is taken, or else the first that begins so: where 1 and 12 lie
 * there, "1" takes the 1 and "12" the 12; where only 12 does, "1" is enough.
 */
export function typedDigit({ line, digits }: Typing, digit: string, numbers: readonly number[]): Typing {
  const goesOn = digits === '' ? null : take(line.slice(0, -1), digits + digit, numbers);
  return goesOn ?? take(line, digit, numbers) ?? { line, digits };
}

function take(before: TypedLine, digits: string, numbers: readonly number[]): Typing | null {
  const free = leftOf(before, numbers);
  const place =
    free.find((each) => String(numbers[each]) === digits) ??
    free.find((each) => String(numbers[each]).startsWith(digits));
  return place === undefined ? null : { line: [...before, { type: 'card', place }], digits };
}
