import type { Fraction } from '../fraction.ts';
import { EMPTY_SPAN, MINUS, OVER, PLUS, templatesOf, TIMES, type Span, type Templates } from './templates.ts';

/**
 * The values of templates for one hand: fractions n/d, never cancelled, of either sign; NaN where something is divided by zero (ARITH-3), and in
 * everything above it. Whole numbers below 2⁵³, as told at `Fraction`. Made once for a number of places and filled with one hand after the other.
 */
export class TemplateValues {
  readonly templates: Templates;
  /** By template. Of those over all places none is kept, unless there is one place only: they are compared with a value, and that is all. */
  readonly n: Float64Array;
  readonly d: Float64Array;
  readonly #all: number;
  readonly #whole: Span;

  constructor(places: number) {
    this.templates = templatesOf(places);
    this.#all = 2 ** places - 1;
    this.#whole = this.templates.spans[this.#all] ?? EMPTY_SPAN;
    const kept = places === 1 ? 1 : this.#whole.plus;
    this.n = new Float64Array(kept);
    this.d = new Float64Array(kept);
  }

  /** Puts a hand on the places. */
  fill(numbers: readonly number[]): void {
    const { spans } = this.templates;
    let place = 0;
    for (let mask = 1; mask <= this.#all; mask += 1) {
      const span = spans[mask] ?? EMPTY_SPAN;
      if ((mask & (mask - 1)) !== 0) {
        if (mask < this.#all) this.#fillSpan(span);
      } else {
        this.n[span.plus] = numbers[place] ?? NaN;
        this.d[span.plus] = 1;
        place += 1;
      }
    }
  }

  /** The value of any template as n/d; worked out here for one over all places. */
  fractionOf(template: number): { readonly n: number; readonly d: number } {
    const { n, d } = this;
    if (template < n.length) return { n: n[template] ?? NaN, d: d[template] ?? NaN };
    const { kind, rest, block } = this.templates;
    const [r, b] = [this.fractionOf(rest[template] ?? 0), this.fractionOf(block[template] ?? 0)];
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

  /** The value as a double: equal values give equal doubles, since n and d are exact. */
  quotient(template: number): number {
    const { n, d } = this.fractionOf(template);
    return n / d;
  }

  #fillSpan({ plus, minus, times, over, under, end }: Span): void {
    const { n, d } = this;
    const { rest, block } = this.templates;
    for (let i = plus; i < minus; i += 1) {
      const r = rest[i] ?? 0;
      const b = block[i] ?? 0;
      n[i] = (n[r] ?? 0) * (d[b] ?? 0) + (n[b] ?? 0) * (d[r] ?? 0);
      d[i] = (d[r] ?? 0) * (d[b] ?? 0);
    }
    for (let i = minus; i < times; i += 1) {
      const r = rest[i] ?? 0;
      const b = block[i] ?? 0;
      n[i] = (n[r] ?? 0) * (d[b] ?? 0) - (n[b] ?? 0) * (d[r] ?? 0);
      d[i] = (d[r] ?? 0) * (d[b] ?? 0);
    }
    for (let i = times; i < over; i += 1) {
      const r = rest[i] ?? 0;
      const b = block[i] ?? 0;
      n[i] = (n[r] ?? 0) * (n[b] ?? 0);
      d[i] = (d[r] ?? 0) * (d[b] ?? 0);
    }
    for (let i = over; i < under; i += 1) {
      const r = rest[i] ?? 0;
      const b = block[i] ?? 0;
      n[i] = (n[r] ?? 0) * (d[b] ?? 0);
      d[i] = (d[r] ?? 0) * (n[b] ?? 0) || NaN;
    }
    for (let i = under; i < end; i += 1) {
      const r = rest[i] ?? 0;
      const b = block[i] ?? 0;
      n[i] = (n[b] ?? 0) * (d[r] ?? 0);
      d[i] = (d[b] ?? 0) * (n[r] ?? 0) || NaN;
    }
  }

  /**
   * The templates over all places that have the value n/d or its negative (n ≥ 0). Where one side of a comparison is beyond 2⁵³ it may be taken
   * for equal though it is not; what is found there has to be checked.
   */
  whole({ n: tn, d: td }: Fraction): readonly number[] {
    const { n, d } = this;
    const { rest, block } = this.templates;
    const { plus, minus, times, over, under, end } = this.#whole;
    const found: number[] = [];
    if (end - plus === 1) return n[0] === tn && td === 1 ? [0] : [];
    for (let i = plus; i < minus; i += 1) {
      const r = rest[i] ?? 0;
      const b = block[i] ?? 0;
      const sum = (n[r] ?? 0) * (d[b] ?? 0) + (n[b] ?? 0) * (d[r] ?? 0);
      if (Math.abs(sum) * td === Math.abs((d[r] ?? 0) * (d[b] ?? 0)) * tn) found.push(i);
    }
    for (let i = minus; i < times; i += 1) {
      const r = rest[i] ?? 0;
      const b = block[i] ?? 0;
      const difference = (n[r] ?? 0) * (d[b] ?? 0) - (n[b] ?? 0) * (d[r] ?? 0);
      if (Math.abs(difference) * td === Math.abs((d[r] ?? 0) * (d[b] ?? 0)) * tn) found.push(i);
    }
    for (let i = times; i < over; i += 1) {
      const r = rest[i] ?? 0;
      const b = block[i] ?? 0;
      const top = (n[r] ?? 0) * (n[b] ?? 0);
      if (Math.abs(top) * td === Math.abs((d[r] ?? 0) * (d[b] ?? 0)) * tn) found.push(i);
    }
    for (let i = over; i < under; i += 1) {
      const r = rest[i] ?? 0;
      const b = block[i] ?? 0;
      const below = Math.abs((d[r] ?? 0) * (n[b] ?? 0));
      if (Math.abs((n[r] ?? 0) * (d[b] ?? 0)) * td === below * tn && below > 0) found.push(i);
    }
    for (let i = under; i < end; i += 1) {
      const r = rest[i] ?? 0;
      const b = block[i] ?? 0;
      const below = Math.abs((d[b] ?? 0) * (n[r] ?? 0));
      if (Math.abs((n[b] ?? 0) * (d[r] ?? 0)) * td === below * tn && below > 0) found.push(i);
    }
    return found;
  }
}
