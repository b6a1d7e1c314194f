import type { Fraction } from '../fraction.ts';
import { EMPTY_SPAN, MINUS, OVER, PLUS, TIMES, type Span, type Templates } from './templates.ts';

/**
 * The values of templates for one hand: fractions n/d, never cancelled, of either sign; NaN where something is divided by zero (ARITH-3), and in
 * everything above it. Whole numbers below 2⁵³, as told at `Fraction`. Made once for a number of places and filled with one hand after the other.
 */
export class TemplateValues {
  readonly templates: Templates;
  /** All places, as a mask. */
  readonly all: number;
  /** By template. Of those over all places none is kept, unless there is one place only: they are compared with a value, and that is all (`making`). */
  readonly n: Float64Array;
  readonly d: Float64Array;
  /** n/d as doubles: equal values are equal doubles, as long as n and d are exact. */
  readonly quotients: Float64Array;

  /** The places whose number is equal to the one before. */
  twins = 0;

  constructor(templates: Templates) {
    this.templates = templates;
    this.all = 2 ** templates.places - 1;
    const kept = Math.max(templates.places, templates.spans[this.all]?.sums ?? 0);
    this.n = new Float64Array(kept);
    this.d = new Float64Array(kept);
    this.quotients = new Float64Array(kept);
  }

  /** Puts a hand on the places. */
  fill(numbers: readonly number[]): void {
    const { spans } = this.templates;
    this.twins = 0;
    let before = NaN;
    for (let place = 0; place < numbers.length; place += 1) {
      const number = numbers[place] ?? NaN;
      const at = spans[1 << place]?.sums ?? 0;
      this.n[at] = this.quotients[at] = number;
      this.d[at] = 1;
      if (number === before) this.twins |= 1 << place;
      before = number;
    }
    for (let mask = 1; mask < this.all; mask += 1) {
      const span = spans[mask] ?? EMPTY_SPAN;
      if (span.end - span.sums === 1) continue;
      this.#fillSums(span);
      this.#fillProducts(span);
    }
  }

  /** The value of any template as n/d; worked out here for one over all places. */
  fractionOf(template: number): { readonly n: number; readonly d: number } {
    const { n, d } = this;
    if (template < n.length) return { n: n[template] ?? NaN, d: d[template] ?? NaN };
    const { kind, rest, block } = this.templates;
    const r = this.fractionOf(rest[template] ?? 0);
    const b = this.fractionOf(block[template] ?? 0);
    switch (kind[template]) {
      case PLUS:
        return { n: r.n * b.d + b.n * r.d, d: r.d * b.d };
      case MINUS:
        return { n: r.n * b.d - b.n * r.d, d: r.d * b.d };
      case TIMES:
        return { n: r.n * b.n, d: r.d * b.d };
      case OVER:
        return { n: r.n * b.d, d: r.d * b.n || NaN };
      default:
        return { n: b.n * r.d, d: b.d * r.n || NaN };
    }
  }

  /** The value as a double: equal values give equal doubles, as long as n and d are exact. */
  quotient(template: number): number {
    if (template < this.quotients.length) return this.quotients[template] ?? NaN;
    const value = this.fractionOf(template);
    return value.n / value.d;
  }

  /** How many numbers are in it. */
  countOf(template: number): number {
    let count = 0;
    for (let mask = this.templates.mask[template] ?? 0; mask > 0; mask &= mask - 1) count += 1;
    return count;
  }

  /** The largest of them, of a hand in ascending order. */
  largestOf(template: number): number {
    const last = 31 - Math.clz32(this.templates.mask[template] ?? 0);
    return this.n[this.templates.spans[1 << last]?.sums ?? 0] ?? NaN;
  }

  #fillSums({ sums, products }: Span): void {
    const { n, d, quotients } = this;
    const { rest, block } = this.templates;
    // A sum lies as far after the first as its difference after the first difference.
    for (let plus = sums, minus = (sums + products) / 2; minus < products; plus += 1, minus += 1) {
      const r = rest[plus] ?? 0;
      const b = block[plus] ?? 0;
      const rd = d[r] ?? 0;
      const bd = d[b] ?? 0;
      const one = (n[r] ?? 0) * bd;
      const other = (n[b] ?? 0) * rd;
      const below = rd * bd;
      n[plus] = one + other;
      n[minus] = one - other;
      d[plus] = d[minus] = below;
      quotients[plus] = (one + other) / below;
      quotients[minus] = (one - other) / below;
    }
  }

  #fillProducts({ products, fractions, end }: Span): void {
    const { n, d, quotients } = this;
    const { rest, block } = this.templates;
    // There is a quotient for each product, in the same order, and one the other way round for each of the first products.
    let under = end - (fractions - products);
    const last = (products + under) / 2;
    for (let times = products, over = last; times < last; times += 1, over += 1) {
      const r = rest[times] ?? 0;
      const b = block[times] ?? 0;
      const rn = n[r] ?? 0;
      const rd = d[r] ?? 0;
      const bn = n[b] ?? 0;
      const bd = d[b] ?? 0;
      const [straight, across, back] = [rd * bd, rd * bn || NaN, bd * rn || NaN];
      n[times] = rn * bn;
      d[times] = straight;
      quotients[times] = (rn * bn) / straight;
      n[over] = rn * bd;
      d[over] = across;
      quotients[over] = (rn * bd) / across;
      if (under === end) continue;
      n[under] = bn * rd;
      d[under] = back;
      quotients[under] = (bn * rd) / back;
      under += 1;
    }
  }

  /**
   * Whether some template over a mask, but not over all places, has the value n/d or its negative (n ≥ 0). Where n or d is large it may say so of a
   * value that no double can tell from it.
   */
  has(mask: number, { n, d }: Fraction): boolean {
    const size = n / d;
    const { sums, end } = this.templates.spans[mask] ?? EMPTY_SPAN;
    for (let each = sums; each < end; each += 1)
      if (Math.abs(this.quotients[each] ?? NaN) === size) return true;
    return false;
  }
}
