import { finish, type Work } from './work.ts';

/**
 * Whether the numbers, each used once, can make the target (ARITH-1, ARITH-2). One to six numbers of 1 to 100, any whole target within
 * ±10,000. Four numbers take microseconds, six some hundredths of a second.
 */
export const isSolvable = (numbers: readonly number[], target: number): boolean =>
  numbers.length <= 4 ? new Peeler(numbers).canMakeAll(target) : finish(isSolvableWork(numbers, target));

/** The same in steps. */
export function* isSolvableWork(numbers: readonly number[], target: number): Work<boolean> {
  const peeler = new Peeler(numbers);
  if (numbers.length <= 2) return peeler.canMakeAll(target);
  for (const part of peeler.smallerParts(peeler.everything)) {
    if (peeler.canMakeWithPart(peeler.everything, part, target, 1)) return true;
    yield;
  }
  return false;
}

/**
 * Works from the target back: of some numbers, the smaller part is computed, and what is then missing is asked of the other part, until
 * two numbers are left. Sets of numbers are bit masks over their places. Values are pairs p, q standing for p/q, never
 * cancelled, of either sign; why they do not overflow is told at `Fraction`.
 */
class Peeler {
  readonly everything: number;
  readonly #numbers: readonly number[];
  /** By mask: p, q, p, q … of every way to combine the numbers, signs included. */
  readonly #values: (readonly number[] | undefined)[] = [];
  readonly #parts: (readonly number[] | undefined)[] = [];

  constructor(numbers: readonly number[]) {
    this.#numbers = numbers;
    this.everything = 2 ** numbers.length - 1;
  }

  canMakeAll(target: number): boolean {
    return this.everything > 0 && this.#canMake(this.everything, target, 1);
  }

  /** Whether the numbers of `mask` can make p/q with an operator between the numbers of `part` and the others. */
  canMakeWithPart(mask: number, part: number, p: number, q: number): boolean {
    const rest = mask ^ part;
    const values = this.#valuesOf(part);
    for (let i = 0; i < values.length; i += 2) {
      const a = values[i] ?? 0;
      const b = values[i + 1] ?? 1;
      // rest + a/b, rest − a/b, a/b − rest
      if (this.#canMake(rest, p * b - a * q, q * b)) return true;
      if (this.#canMake(rest, p * b + a * q, q * b)) return true;
      if (this.#canMake(rest, a * q - p * b, q * b)) return true;
      if (a === 0) {
        // 0 × rest and 0 ÷ rest are 0, whatever the rest makes; it can make more than 0.
        if (p === 0) return true;
        continue;
      }
      // rest × a/b, rest ÷ a/b, a/b ÷ rest
      if (this.#canMake(rest, p * b, q * a)) return true;
      if (this.#canMake(rest, p * a, q * b)) return true;
      if (p !== 0 && this.#canMake(rest, a * q, b * p)) return true;
    }
    return false;
  }

  /** The parts of a mask with at most half of its numbers; of two halves the one with the first number. */
  smallerParts(mask: number): readonly number[] {
    const known = this.#parts[mask];
    if (known) return known;
    const parts: number[] = [];
    for (let part = (mask - 1) & mask; part > 0; part = (part - 1) & mask) {
      const surplus = bitsIn(mask) - 2 * bitsIn(part);
      if (surplus > 0 || (surplus === 0 && part & mask & -mask)) parts.push(part);
    }
    return (this.#parts[mask] = parts);
  }

  #canMake(mask: number, p: number, q: number): boolean {
    const others = mask & (mask - 1);
    if (others === 0) return p === q * this.#numberAt(mask);
    if ((others & (others - 1)) === 0) {
      const x = this.#numberAt(mask ^ others);
      const y = this.#numberAt(others);
      return (
        p === q * (x + y) ||
        p === q * (x - y) ||
        p === q * (y - x) ||
        p === q * x * y ||
        p * y === q * x ||
        p * x === q * y
      );
    }
    return this.smallerParts(mask).some((part) => this.canMakeWithPart(mask, part, p, q));
  }

  #valuesOf(mask: number): readonly number[] {
    const known = this.#values[mask];
    if (known) return known;
    const values: number[] = (mask & (mask - 1)) === 0 ? [this.#numberAt(mask), 1] : [];
    for (const part of this.smallerParts(mask)) {
      const [left, right] = [this.#valuesOf(part), this.#valuesOf(mask ^ part)];
      for (let i = 0; i < left.length; i += 2) {
        for (let j = 0; j < right.length; j += 2) {
          combine(values, left[i] ?? 0, left[i + 1] ?? 1, right[j] ?? 0, right[j + 1] ?? 1);
        }
      }
    }
    return (this.#values[mask] = values);
  }

  #numberAt(bit: number): number {
    return this.#numbers[31 - Math.clz32(bit)] ?? 0;
  }
}

/** Adds the values of a/b and c/d under every operator, both ways round, to the list. */
function combine(values: number[], a: number, b: number, c: number, d: number): void {
  values.push(a * d + c * b, b * d, a * d - c * b, b * d, c * b - a * d, b * d, a * c, b * d);
  if (c !== 0) values.push(a * d, b * c);
  if (a !== 0) values.push(b * c, a * d);
}

function bitsIn(mask: number): number {
  let bits = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) bits += 1;
  return bits;
}
