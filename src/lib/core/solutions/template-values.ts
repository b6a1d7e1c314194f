import type { Fraction } from '../fraction.ts';
import {
  EMPTY_SPAN,
  MINUS,
  OVER,
  PLUS,
  TIMES,
  type Products,
  type Sums,
  type Templates,
} from './templates.ts';

/**
 * The values of templates for one hand: fractions n/d, never cancelled, of either sign; NaN where something is divided by zero (ARITH-3), and in
 * everything above it. Whole numbers below 2⁵³, as told at `Fraction`. Made once for a number of places and filled with one hand after the other.
 */
export class TemplateValues {
  readonly templates: Templates;
  /** All places, as a mask. */
  readonly all: number;
  /** By template. Of those over all places none is kept, unless there is one place only: they are compared with a value, and that is all. */
  readonly n: Float64Array;
  readonly d: Float64Array;

  constructor(templates: Templates) {
    this.templates = templates;
    this.all = 2 ** templates.places - 1;
    const kept = Math.max(templates.places, templates.spans[this.all]?.sums ?? 0);
    this.n = new Float64Array(kept);
    this.d = new Float64Array(kept);
  }

  /** Puts a hand on the places. */
  fill(numbers: readonly number[]): void {
    const { spans, sums, products } = this.templates;
    for (const [place, number] of numbers.entries()) {
      const at = spans[1 << place]?.sums ?? 0;
      this.n[at] = number;
      this.d[at] = 1;
    }
    for (let mask = 1; mask < this.all; mask += 1) {
      for (const each of sums[mask] ?? []) this.#fillSums(each);
      for (const each of products[mask] ?? []) this.#fillProducts(each);
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
    const { n, d } = this;
    if (template < n.length) return (n[template] ?? NaN) / (d[template] ?? NaN);
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

  #fillSums({ blocks, rests, plus, minus }: Sums): void {
    const { n, d } = this;
    const width = rests.to - rests.from;
    for (let r = rests.from; r < rests.to; r += 1) {
      const rn = n[r] ?? 0;
      const rd = d[r] ?? 0;
      for (let b = blocks.from, at = r - rests.from; b < blocks.to; b += 1, at += width) {
        const bn = n[b] ?? 0;
        const bd = d[b] ?? 0;
        n[plus + at] = rn * bd + bn * rd;
        n[minus + at] = rn * bd - bn * rd;
        d[plus + at] = d[minus + at] = rd * bd;
      }
    }
  }

  #fillProducts({ blocks, rests, times, over, under }: Products): void {
    const { n, d } = this;
    const width = rests.to - rests.from;
    for (let r = rests.from; r < rests.to; r += 1) {
      const rn = n[r] ?? 0;
      const rd = d[r] ?? 0;
      for (let b = blocks.from, at = r - rests.from; b < blocks.to; b += 1, at += width) {
        const bn = n[b] ?? 0;
        const bd = d[b] ?? 0;
        n[times + at] = rn * bn;
        d[times + at] = rd * bd;
        n[over + at] = rn * bd;
        d[over + at] = rd * bn || NaN;
        if (under === null) continue;
        n[under + at] = bn * rd;
        d[under + at] = bd * rn || NaN;
      }
    }
  }

  /** Whether some template over a mask, but not over all places, has the value n/d or its negative (n ≥ 0). */
  has(mask: number, { n: tn, d: td }: Fraction): boolean {
    const { n, d } = this;
    const { sums, end } = this.templates.spans[mask] ?? EMPTY_SPAN;
    for (let i = sums; i < end; i += 1)
      if (Math.abs(n[i] ?? 0) * td === Math.abs(d[i] ?? 0) * tn) return true;
    return false;
  }

  /**
   * The templates over all places that have the value n/d or its negative (n ≥ 0). Where one side of a comparison is beyond 2⁵³ it may be taken
   * for equal though it is not; what is found there has to be checked.
   */
  whole(value: Fraction): readonly number[] {
    if (this.all === 1) return this.n[0] === value.n && value.d === 1 ? [0] : [];
    const found: number[] = [];
    for (const sums of this.templates.sums[this.all] ?? []) this.#findSums(sums, value, found);
    for (const products of this.templates.products[this.all] ?? [])
      this.#findProducts(products, value, found);
    return found;
  }

  #findSums({ blocks, rests, plus, minus }: Sums, { n: tn, d: td }: Fraction, found: number[]): void {
    const { n, d } = this;
    const width = rests.to - rests.from;
    for (let r = rests.from; r < rests.to; r += 1) {
      const rn = n[r] ?? 0;
      const rd = d[r] ?? 0;
      for (let b = blocks.from, at = r - rests.from; b < blocks.to; b += 1, at += width) {
        const bn = n[b] ?? 0;
        const bd = d[b] ?? 0;
        const goal = Math.abs(rd * bd) * tn;
        if (Math.abs(rn * bd + bn * rd) * td === goal) found.push(plus + at);
        if (Math.abs(rn * bd - bn * rd) * td === goal) found.push(minus + at);
      }
    }
  }

  #findProducts(
    { blocks, rests, times, over, under }: Products,
    { n: tn, d: td }: Fraction,
    found: number[],
  ): void {
    const { n, d } = this;
    const width = rests.to - rests.from;
    for (let r = rests.from; r < rests.to; r += 1) {
      const rn = Math.abs(n[r] ?? 0);
      const rd = Math.abs(d[r] ?? 0);
      for (let b = blocks.from, at = r - rests.from; b < blocks.to; b += 1, at += width) {
        const bn = Math.abs(n[b] ?? 0);
        const bd = Math.abs(d[b] ?? 0);
        const here = rn * bd;
        const there = bn * rd;
        if (rn * bn * td === rd * bd * tn) found.push(times + at);
        if (here * td === there * tn && there > 0) found.push(over + at);
        if (under !== null && there * td === here * tn && here > 0) found.push(under + at);
      }
    }
  }
}
