import type { Batch, Taker } from './batch.ts';
import type { Mark } from './mark.ts';

/**
 * Whether n/d = p/q. Whole numbers of 0 or more below 2^53, cross products below 2^84. As doubles the two products are equal if the
 * fractions are; and if only the rounded products are equal, the true ones lie less than 2^32 apart, so that their low words differ.
 */
export const sameRatio = (n: number, d: number, p: number, q: number): boolean =>
  n * q === p * d && Math.imul(n, q) === Math.imul(p, d);

/** Values in flat arrays, by index. */
export type Rows = Pick<ValueSet, 'size' | 'tops' | 'bottoms' | 'marks'>;

/** To read the bits of a double. */
const double = new Float64Array(1);
const words = new Int32Array(double.buffer);

/** From here on a table is filled up to a half, not a quarter: memory counts for more than a collision. */
const LARGE = 100_000;

/**
 * A set of fractions of 0 or more, each with a mark whose bits stay once they are set. It is exact without ever cancelling: equal fractions are
 * the same double n/d and so have the same place in the table, and what is found there is compared by `sameRatio`.
 * Flat arrays and open addressing, since six numbers make four hundred thousand values.
 */
export class ValueSet implements Taker {
  size = 0;
  /** By index, 0 to size − 1, in the order in which the values came. */
  readonly tops: Float64Array;
  readonly bottoms: Float64Array;
  readonly marks: Uint8Array;
  /** An index + 1, or 0 where there is none. */
  readonly #slots: Int32Array;
  readonly #shift: number;

  /** `most`: for how many different values there must be room, 1 or more. */
  constructor(most: number) {
    this.tops = new Float64Array(most);
    this.bottoms = new Float64Array(most);
    this.marks = new Uint8Array(most);
    this.#shift = Math.clz32(most) - (most < LARGE ? 2 : 1);
    this.#slots = new Int32Array(2 ** (32 - this.#shift));
  }

  /** Adds a value, or its mark to the equal one that is there. */
  add(n: number, d: number, mark: Mark): void {
    const slot = this.#slotOf(n, d);
    const index = (this.#slots[slot] ?? 0) - 1;
    if (index < 0) {
      this.tops[this.size] = n;
      this.bottoms[this.size] = d;
      this.marks[this.size] = mark;
      this.size += 1;
      this.#slots[slot] = this.size;
    } else {
      const known = this.marks[index] ?? 0;
      if ((known | mark) !== known) this.marks[index] = known | mark;
    }
  }

  /** Adds all; never stops. */
  takeAll(batch: Batch): number {
    for (let i = 0; i < batch.size; i += 1)
      this.add(batch.tops[i] ?? 0, batch.bottoms[i] ?? 1, batch.marks[i] ?? 0);
    return -1;
  }

  /** The index of a value, or −1. */
  indexOf(n: number, d: number): number {
    return (this.#slots[this.#slotOf(n, d)] ?? 0) - 1;
  }

  /** The values as they are now, without a copy, in runs of so many. */
  *runs(most: number): Generator<Rows> {
    if (this.size <= most) yield this;
    else for (let from = 0; from < this.size; from += most) yield this.#rows(from, most);
  }

  #rows(from: number, most: number): Rows {
    const end = Math.min(this.size, from + most);
    return {
      size: end - from,
      tops: this.tops.subarray(from, end),
      bottoms: this.bottoms.subarray(from, end),
      marks: this.marks.subarray(from, end),
    };
  }

  /** Makes room for other values. */
  clear(): void {
    this.size = 0;
    this.#slots.fill(0);
  }

  /** The slot that holds n/d, or the free one where it belongs. */
  #slotOf(n: number, d: number): number {
    const slots = this.#slots;
    const last = slots.length - 1;
    double[0] = n / d;
    let slot = Math.imul((words[0] ?? 0) ^ (words[1] ?? 0), 0x9e3779b1) >>> this.#shift;
    for (;;) {
      const index = (slots[slot] ?? 0) - 1;
      if (index < 0 || sameRatio(n, d, this.tops[index] ?? 0, this.bottoms[index] ?? 1)) return slot;
      slot = (slot + 1) & last;
    }
  }
}
