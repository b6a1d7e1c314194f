import type { Fraction } from './fraction.ts';

/** One or two values: `size`, 0 or more, and also its negative if `negative`. */
export interface Entry {
  readonly size: Fraction;
  readonly negative: boolean;
}

/**
 * A set of values, kept as fractions of 0 or more in lowest terms with a flag for the negative of each. Flat arrays and open addressing, since six
 * numbers make up to a million.
 */
export class FractionSet {
  #capacity = 64;
  #size = 0;
  #n = new Float64Array(this.#capacity);
  /** 0 marks a free slot. */
  #d = new Float64Array(this.#capacity);
  #negative = new Uint8Array(this.#capacity);

  /** Adds n/d, and −n/d too if `negative`. */
  add({ n, d }: Fraction, negative: boolean): void {
    if (this.#size * 2 >= this.#capacity) this.#grow();
    const slot = this.#slotOf(n, d);
    if (this.#d[slot] === 0) {
      this.#n[slot] = n;
      this.#d[slot] = d;
      this.#size += 1;
    }
    if (negative) this.#negative[slot] = 1;
  }

  /** Every fraction that was added, once, in no order. */
  *entries(): Generator<Entry> {
    for (let slot = 0; slot < this.#capacity; slot += 1) {
      const d = this.#d[slot] ?? 0;
      if (d !== 0) yield { size: { n: this.#n[slot] ?? 0, d }, negative: this.#negative[slot] === 1 };
    }
  }

  /** The slot that holds n/d, or the free one where it belongs. */
  #slotOf(n: number, d: number): number {
    const mask = this.#capacity - 1;
    // Both parts may be above 2³², where bit operations see only the low half: the high halves are mixed in.
    const mixed = Math.imul(n % 4294967291, 0x9e3779b1) ^ Math.imul(d % 4294967291, 0x85ebca6b);
    let slot = (mixed ^ (mixed >>> 15)) & mask;
    while (this.#d[slot] !== 0 && (this.#d[slot] !== d || this.#n[slot] !== n)) slot = (slot + 1) & mask;
    return slot;
  }

  #grow(): void {
    const [n, d, negative] = [this.#n, this.#d, this.#negative];
    this.#capacity *= 2;
    this.#n = new Float64Array(this.#capacity);
    this.#d = new Float64Array(this.#capacity);
    this.#negative = new Uint8Array(this.#capacity);
    for (let old = 0; old < d.length; old += 1) {
      const bottom = d[old] ?? 0;
      if (bottom === 0) continue;
      const slot = this.#slotOf(n[old] ?? 0, bottom);
      this.#n[slot] = n[old] ?? 0;
      this.#d[slot] = bottom;
      this.#negative[slot] = negative[old] ?? 0;
    }
  }
}
