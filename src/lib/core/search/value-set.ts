import { Batch, ROOM, type Taker } from './batch.ts';
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

/** Equal fractions are the same double and so have the same hash. */
function hashOf(n: number, d: number): number {
  double[0] = n / d;
  return Math.imul((words[0] ?? 0) ^ (words[1] ?? 0), 0x9e3779b1);
}

/** Scratch space: the hashes of a batch, and a batch of one value. */
const hashes = new Int32Array(ROOM);
const single = new Batch();

/** An entry of a table has a value's index + 1 in its low bits, and over them what of the hash the slot does not tell: few strangers have the same. */
const INDEX_BITS = 19;
const INDEX = 2 ** INDEX_BITS - 1;

/** Whether the value of an entry may have this hash: strangers hardly ever, so that their values need not be fetched. */
const isPrintOf = (hash: number, entry: number): boolean => (entry & ~INDEX) === hash << INDEX_BITS;

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
  /** Entries, or 0 where there is none. The first slot to look into is told by the high bits of the hash. */
  readonly #slots: Int32Array;
  readonly #shift: number;

  /** `most`: for how many different values there must be room, 1 to half a million. */
  constructor(most: number) {
    if (most > INDEX) throw new RangeError('so many values have no place in an entry');
    this.tops = new Float64Array(most);
    this.bottoms = new Float64Array(most);
    this.marks = new Uint8Array(most);
    this.#shift = Math.clz32(most) - (most < LARGE ? 2 : 1);
    this.#slots = new Int32Array(2 ** (32 - this.#shift));
  }

  /** Adds a value, or its mark to the equal one that is there. */
  add(n: number, d: number, mark: Mark): void {
    single.size = 0;
    single.add(n, d, mark, 0);
    this.takeAll(single);
  }

  /** Adds all; never stops. Everything is at hand as a local: fields, read anew for each value, took a fifth of the time. */
  takeAll({ size, tops, bottoms, marks }: Batch): number {
    const { tops: ownTops, bottoms: ownBottoms, marks: ownMarks } = this;
    const slots = this.#slots;
    const shift = this.#shift;
    const last = slots.length - 1;
    let count = this.size;
    // All hashes first: so the divisions overlap. Whether a slot is free nobody can foretell, and after each wrong guess one would be waited for.
    for (let i = 0; i < size; i += 1) hashes[i] = hashOf(tops[i] ?? 0, bottoms[i] ?? 1);
    for (let i = 0; i < size; i += 1) {
      const n = tops[i] ?? 0;
      const d = bottoms[i] ?? 1;
      const mark = marks[i] ?? 0;
      const hash = hashes[i] ?? 0;
      for (let slot = hash >>> shift; ; slot = (slot + 1) & last) {
        const entry = slots[slot] ?? 0;
        if (entry === 0) {
          ownTops[count] = n;
          ownBottoms[count] = d;
          ownMarks[count] = mark;
          count += 1;
          slots[slot] = (hash << INDEX_BITS) | count;
          break;
        }
        if (!isPrintOf(hash, entry)) continue;
        const index = (entry & INDEX) - 1;
        if (sameRatio(n, d, ownTops[index] ?? 0, ownBottoms[index] ?? 1)) {
          ownMarks[index] = (ownMarks[index] ?? 0) | mark;
          break;
        }
      }
    }
    this.size = count;
    return -1;
  }

  /** The index of a value, or −1. */
  indexOf(n: number, d: number): number {
    const slots = this.#slots;
    const last = slots.length - 1;
    const hash = hashOf(n, d);
    for (let slot = hash >>> this.#shift; ; slot = (slot + 1) & last) {
      const entry = slots[slot] ?? 0;
      if (entry === 0) return -1;
      if (!isPrintOf(hash, entry)) continue;
      const index = (entry & INDEX) - 1;
      if (sameRatio(n, d, this.tops[index] ?? 0, this.bottoms[index] ?? 1)) return index;
    }
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
}
