import { upFrom, wholeChain, type Chain } from './chain.ts';
import { sizeOf, type Part, type Parts } from './parts.ts';
import { compare, rational, subtract, type Rational } from './rational.ts';
import { placeOf, sortedOf, type Sorted } from './sorted.ts';
import { ValueSet } from './value-set.ts';
import { MOST_VALUES, type Values } from './values.ts';
import type { Work } from './work.ts';

/** A value of the whole hand, the way to it and the value of the part where the way begins. */
export interface Close {
  readonly value: Rational;
  readonly chain: Chain;
  readonly start: Rational;
  /** 1 if the part can make the negative of it too. */
  readonly mark: number;
}

/** Near enough to the goal for rounding to matter. */
const HAIR = 1e-11;

/**
 * Finds what seven or eight numbers make next to a size on either side, from both ends like `Search`. Of every way up, what a part would have to
 * make for the target is known; since (a·x + b) ÷ (c·x + d) rises or falls all the way round the number line, closed at infinity, only the
 * neighbours of that goal among the part's values can come next to the target: two look-ups in a sorted list. Doubles find the
 * candidates, big integers compare them.
 */
export class ClosestSearch {
  below: Close | null = null;
  above: Close | null = null;
  readonly #values: Values;
  readonly #parts: Parts;
  readonly #target: number;
  readonly #goal: Rational;
  /** Only what can be made negative counts. */
  readonly #marked: boolean;
  readonly #half: number;
  readonly #chains: Chain[][] = [];
  readonly #sorted: (Sorted | undefined)[] = [];
  #lowest = Infinity;
  #highest = Infinity;

  constructor(values: Values, size: number, marked: boolean) {
    this.#values = values;
    this.#parts = values.parts;
    this.#target = size;
    this.#goal = rational(size);
    this.#marked = marked;
    this.#half = Math.min(this.#parts.numbers.length, (this.#parts.numbers.length >> 1) + 1);
    this.#chains[this.#parts.all] = [wholeChain(this.#parts.all)];
  }

  *run(): Work<undefined> {
    for (let size = this.#parts.numbers.length; size > this.#half; size -= 1) {
      for (const part of this.#parts.ofSize(size)) yield* this.#passWork(part);
    }
    const set = new ValueSet(MOST_VALUES[this.#half] ?? 1);
    for (const part of this.#parts.ofSize(this.#half)) {
      set.clear();
      yield* this.#values.fillWork(set, part);
      const sorted = sortedOf(set);
      yield;
      for (const [i, chain] of (this.#chains[part] ?? []).entries()) {
        this.#probe(chain, set, sorted);
        if (i % 2000 === 0) yield;
      }
    }
    return undefined;
  }

  *#passWork(part: Part): Work<undefined> {
    for (const [larger, smaller] of this.#parts.splitsOf(part)) {
      const { size, tops, bottoms, marks } = this.#values.of(smaller);
      for (const [i, chain] of (this.#chains[part] ?? []).entries()) {
        for (let index = 0; index < size; index += 1) {
          const [p, q] = [tops[index] ?? 0, bottoms[index] ?? 1];
          const { a, b, c, d } = chain;
          const mark = chain.mark | (marks[index] ?? 0);
          const add = (a: number, b: number, c: number, d: number, mark: number): void =>
            this.#follow({ part: larger, a, b, c, d, mark, up: { chain, smaller, index } });
          add(a * q, b * q + a * p, c * q, d * q + c * p, mark);
          add(a * q, b * q - a * p, c * q, d * q - c * p, 1);
          add(-a * q, b * q + a * p, -c * q, d * q + c * p, 1);
          // Times 0 all are 0: never next to a target, since every hand makes values between.
          if (p === 0) continue;
          add(a * p, b * q, c * p, d * q, mark);
          add(a * q, b * p, c * q, d * p, mark);
          add(b * q, a * p, d * q, c * p, mark);
        }
        if (i % 50 === 0) yield;
      }
      yield;
    }
    return undefined;
  }

  #follow(chain: Chain): void {
    if (sizeOf(chain.part) >= this.#half) {
      (this.#chains[chain.part] ??= []).push(chain);
      return;
    }
    const set = this.#values.of(chain.part);
    this.#probe(chain, set, (this.#sorted[chain.part] ??= sortedOf(set)));
  }

  /** Looks at the neighbours of the goal among sorted values, round the end of the list if need be. */
  #probe(chain: Chain, set: ValueSet, { all, marked }: Sorted): void {
    const sorted = this.#marked && chain.mark === 0 ? marked : all;
    const top = this.#target * chain.d - chain.b;
    const bottom = chain.a - this.#target * chain.c;
    const goal = top / bottom;
    const place = placeOf(sorted, goal);
    for (let i = 0, at = place; i < sorted.length; i += 1) {
      at = at === 0 ? sorted.length - 1 : at - 1;
      if (!this.#look(chain, set, sorted[at] ?? 0, top, bottom)) break;
    }
    for (let i = 0, at = place; i < sorted.length; i += 1) {
      if (at >= sorted.length) at = 0;
      if (!this.#look(chain, set, sorted[at] ?? 0, top, bottom)) break;
      at += 1;
    }
  }

  /** Looks at one value x. Whether it is so near to the goal that the next one has to be looked at too. */
  #look(chain: Chain, set: ValueSet, x: number, top: number, bottom: number): boolean {
    const off = bottom * x - top;
    const isHair = Math.abs(off) <= HAIR * Math.abs(top);
    if (isHair && x === top / bottom && set.indexOf(Math.abs(top), Math.abs(bottom)) >= 0) return true;
    const distance = off / (chain.c * x + chain.d);
    const least = distance > 0 ? this.#highest : this.#lowest;
    if (isHair || Math.abs(distance) < least * (1 + 1e-4)) this.#weigh(chain, set, x);
    return isHair;
  }

  /** Compares exactly what the values that are x as doubles come to. */
  #weigh(chain: Chain, set: ValueSet, x: number): void {
    for (let i = 0; i < set.size; i += 1) {
      const [n, d] = [set.tops[i] ?? 0, set.bottoms[i] ?? 1];
      if (n / d !== x || (this.#marked && chain.mark === 0 && set.marks[i] === 0)) continue;
      const start = rational(n, d);
      const value = upFrom(chain, start);
      const order = value && compare(value, this.#goal);
      if (!value || !order) continue;
      const close = { value, chain, start, mark: set.marks[i] ?? 0 };
      if (order < 0 && (this.below === null || compare(value, this.below.value) > 0)) {
        this.below = close;
        this.#lowest = distanceOf(value, this.#goal);
      }
      if (order > 0 && (this.above === null || compare(value, this.above.value) < 0)) {
        this.above = close;
        this.#highest = distanceOf(value, this.#goal);
      }
    }
  }
}

function distanceOf(a: Rational, b: Rational): number {
  const { n, d } = subtract(a, b);
  return Math.abs(Number(n)) / Number(d);
}
