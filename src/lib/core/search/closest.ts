import { upFrom, wholeChain, type Chain } from './chain.ts';
import { hasNegative, NEGATIVE } from './mark.ts';
import { sizeOf, type Part, type Parts } from './parts.ts';
import { compare, rational, subtract, type Rational } from '../rational.ts';
import { placeOf, sortedOf, type Sorted } from './sorted.ts';
import { ValueSet } from './value-set.ts';
import { MOST_VALUES, type Values } from './values.ts';
import type { Work } from '../work.ts';

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

/** How many values are met in one step: less than a millisecond. */
const MEETINGS_A_STEP = 1000;

/** The values of a part. */
interface Bottom {
  readonly set: ValueSet;
  readonly sorted: Sorted;
}

/**
 * Finds what three to eight numbers make next to a size on either side, from both ends like `Search`. Of every way up, what a part would have to
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
  /** Parts of this size come last, their values worked out one part after the other. Ways to them are not kept: they are too many. */
  readonly #half: number;
  /** By part, of more than half. */
  readonly #chains: Chain[][] = [];
  /** By part, of less than half. */
  readonly #bottoms: (Bottom | undefined)[] = [];
  #belowBy = Infinity;
  #aboveBy = Infinity;

  constructor(values: Values, size: number, marked: boolean) {
    this.#values = values;
    this.#parts = values.parts;
    this.#target = size;
    this.#goal = rational(size);
    this.#marked = marked;
    this.#half = (this.#parts.numbers.length >> 1) + 1;
    this.#chains[this.#parts.all] = [wholeChain(this.#parts.all)];
  }

  /** Searches to the end; then `below` and `above` are what was found, null where there is nothing. */
  *run(): Work<undefined> {
    for (const [part, larger, smaller] of this.#splits()) {
      const size = sizeOf(larger);
      if (size > this.#half) {
        const chains = (this.#chains[larger] ??= []);
        yield* this.#meetWork(part, larger, smaller, (chain) => chains.push(chain));
      } else if (size < this.#half) {
        const bottom = (this.#bottoms[larger] ??= bottomOf(this.#values.of(larger)));
        yield* this.#meetWork(part, larger, smaller, (chain) => this.#probe(chain, bottom));
      }
    }
    const set = new ValueSet(MOST_VALUES[this.#half] ?? 1);
    for (const half of this.#parts.ofSize(this.#half)) {
      set.clear();
      yield* this.#values.fillWork(set, half);
      const bottom = bottomOf(set);
      for (const [part, larger, smaller] of this.#splits())
        if (larger === half)
          yield* this.#meetWork(part, larger, smaller, (chain) => this.#probe(chain, bottom));
    }
    return undefined;
  }

  /** Every way to part a part of more than half, the largest first. */
  *#splits(): Generator<readonly [part: Part, larger: Part, smaller: Part]> {
    for (let size = this.#parts.numbers.length; size > this.#half; size -= 1) {
      for (const part of this.#parts.ofSize(size))
        for (const [larger, smaller] of this.#parts.splitsOf(part)) yield [part, larger, smaller];
    }
  }

  /** Follows every chain of a part down to the larger part of a split, by every value of the smaller. */
  *#meetWork(part: Part, larger: Part, smaller: Part, follow: (chain: Chain) => void): Work<undefined> {
    const { size, tops, bottoms, marks } = this.#values.of(smaller);
    let meetings = 0;
    for (const chain of this.#chains[part] ?? []) {
      const { a, b, c, d } = chain;
      for (let index = 0; index < size; index += 1) {
        if ((meetings += 1) % MEETINGS_A_STEP === 0) yield;
        const [p, q] = [tops[index] ?? 0, bottoms[index] ?? 1];
        const mark = chain.mark | ((marks[index] ?? 0) & NEGATIVE);
        const add = (a: number, b: number, c: number, d: number, mark: number): void =>
          follow({ part: larger, a, b, c, d, mark, up: chain, smaller, index });
        add(a * q, b * q + a * p, c * q, d * q + c * p, mark);
        add(a * q, b * q - a * p, c * q, d * q - c * p, 1);
        add(-a * q, b * q + a * p, -c * q, d * q + c * p, 1);
        // By 0 all becomes 0, which is never next to a target: every hand makes something between.
        if (p === 0) continue;
        add(a * p, b * q, c * p, d * q, mark);
        add(a * q, b * p, c * q, d * p, mark);
        add(b * q, a * p, d * q, c * p, mark);
      }
    }
    yield;
    return undefined;
  }

  /** Looks at the neighbours of the goal among sorted values, round the end of the list if need be. */
  #probe(chain: Chain, { set, sorted: { all, marked } }: Bottom): void {
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
    const least = distance > 0 ? this.#aboveBy : this.#belowBy;
    if (isHair || Math.abs(distance) < least * (1 + 1e-4)) this.#weigh(chain, set, x);
    return isHair;
  }

  /** Compares exactly what the values that are x as doubles come to. */
  #weigh(chain: Chain, set: ValueSet, x: number): void {
    for (let i = 0; i < set.size; i += 1) {
      const [n, d] = [set.tops[i] ?? 0, set.bottoms[i] ?? 1];
      if (n / d !== x || (this.#marked && chain.mark === 0 && !hasNegative(set.marks[i]))) continue;
      const start = rational(n, d);
      const value = upFrom(chain, start);
      const order = value && compare(value, this.#goal);
      if (!value || !order) continue;
      const close = { value, chain, start, mark: Number(hasNegative(set.marks[i])) };
      if (order < 0 && (this.below === null || compare(value, this.below.value) > 0)) {
        this.below = close;
        this.#belowBy = distanceOf(value, this.#goal);
      }
      if (order > 0 && (this.above === null || compare(value, this.above.value) < 0)) {
        this.above = close;
        this.#aboveBy = distanceOf(value, this.#goal);
      }
    }
  }
}

const bottomOf = (set: ValueSet): Bottom => ({ set, sorted: sortedOf(set) });

function distanceOf(a: Rational, b: Rational): number {
  const { n, d } = subtract(a, b);
  return Math.abs(Number(n)) / Number(d);
}
