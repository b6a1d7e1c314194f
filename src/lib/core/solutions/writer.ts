import { number, operation, type Expression } from '../expression.ts';
import { canBeNegative } from './idle.ts';
import type { TemplateNaming } from './naming.ts';
import type { TemplateSign, Signed } from './signed.ts';
import { factorsOf, flip, termsOf } from './template-parts.ts';
import { PLACE, TIMES } from './templates.ts';
import type { TemplateValues } from './template-values.ts';

/** A term that adds (1) or subtracts (−1), or a factor that multiplies or divides, without its own sign. */
interface Part {
  readonly turn: TemplateSign;
  readonly template: number;
  readonly size: number;
  /** Whether it is a factor that is written in brackets. */
  readonly bracketed: boolean;
}

/**
 * Writes templates with a hand on their places as a person would: what adds before what subtracts, what multiplies before what divides; numbers before
 * brackets in a product; the larger first. So nothing on the way is negative that need not be, and a product is whole as long as it can be.
 */
export class Writer {
  readonly #values: TemplateValues;
  readonly #naming: TemplateNaming | null;

  /** Without a naming, what makes nothing may be written with either sign. */
  constructor(values: TemplateValues, naming: TemplateNaming | null = null) {
    this.#values = values;
    this.#naming = naming;
  }

  /** A template that divides by zero nowhere. That the negative of one can be written (ARITH-4), is for the caller to know. */
  expressionOf({ sign, template }: Signed): Expression {
    return this.#written(sign, template);
  }

  #written(sign: TemplateSign, template: number): Expression {
    const kind = this.#values.templates.kind[template] ?? PLACE;
    if (kind === PLACE) return number(this.#values.quotient(template));
    return kind < TIMES ? this.#sum(sign, template) : this.#product(this.#turnOf(sign, template), template);
  }

  /** A part the way round in which it is not negative, or turned. */
  #part(turn: TemplateSign, template: number): Expression {
    const kind = this.#values.templates.kind[template] ?? PLACE;
    return kind < TIMES
      ? this.#written(this.#turnOf(turn, template), template)
      : this.#product(turn, template);
  }

  #sum(sign: TemplateSign, template: number): Expression {
    const terms: Part[] = [];
    for (const term of termsOf(this.#values.templates, { sign: 1, template })) {
      const turn = this.#turnOf(term.sign === sign ? 1 : -1, term.template);
      this.#put(terms, { turn, template: term.template, size: this.#size(term.template), bracketed: false });
    }
    // Where nothing adds, one term takes its minus inside: 2 × (3 − 5) for −2 × (5 − 3).
    const lead = terms[0]?.turn === 1 ? terms[0] : terms.find((term) => this.#canBeNegative(term));
    if (lead === undefined) throw new Error('a negative that cannot be written was asked for');
    let left = this.#part(lead.turn, lead.template);
    for (const term of terms) {
      if (term !== lead) left = operation(term.turn === 1 ? '+' : '-', left, this.#part(1, term.template));
    }
    return left;
  }

  #product(sign: TemplateSign, template: number): Expression {
    const { templates } = this.#values;
    const factors: Part[] = [];
    for (const factor of factorsOf(templates, { power: 1, template })) {
      const bracketed = templates.kind[factor.template] !== PLACE;
      const size = this.#size(factor.template);
      this.#put(factors, { turn: factor.power, template: factor.template, size, bracketed });
    }
    const turned = sign === -1 ? factors.findLast((factor) => this.#canBeNegative(factor)) : undefined;
    let left: Expression | undefined;
    for (const factor of factors) {
      const part = this.#part(factor === turned ? -1 : 1, factor.template);
      left = left === undefined ? part : operation(factor.turn === 1 ? '*' : '/', left, part);
    }
    if (left === undefined || factors[0]?.turn === -1) throw new Error('a product needs something to divide');
    return left;
  }

  /** Puts a part among others where it belongs. */
  #put(parts: Part[], part: Part): void {
    let at = parts.length;
    parts.push(part);
    for (; at > 0; at -= 1) {
      const before = parts[at - 1];
      if (before === undefined || !this.#isBefore(part, before)) break;
      parts[at] = before;
    }
    parts[at] = part;
  }

  #isBefore(a: Part, b: Part): boolean {
    if (a.turn !== b.turn) return a.turn > b.turn;
    if (a.bracketed !== b.bracketed) return b.bracketed;
    if (a.size !== b.size) return a.size > b.size;
    const [one, other] = [this.#values.countOf(a.template), this.#values.countOf(b.template)];
    if (one !== other) return one < other;
    return this.#values.largestOf(a.template) > this.#values.largestOf(b.template);
  }

  #size(template: number): number {
    return Math.abs(this.#values.quotient(template));
  }

  #canBeNegative({ template }: Part): boolean {
    return canBeNegative(this.#values.templates, template);
  }

  /** Whether a template with a sign is the way round in which it is not negative (1) or turned (−1). */
  #turnOf(sign: TemplateSign, template: number): TemplateSign {
    const own = this.#signOf(template);
    return own === 0 || own === sign ? 1 : -1;
  }

  /** The sign of its value. What makes nothing has a sign too: more adds than subtracts in it; or 0, if swapping equal numbers would turn it. */
  #signOf(template: number): TemplateSign | 0 {
    const value = this.#values.quotient(template);
    if (value !== 0) return value > 0 ? 1 : -1;
    const { templates } = this.#values;
    const kind = templates.kind[template] ?? PLACE;
    // A dealt 0 is its own negative: it is added.
    if (kind === PLACE) return 0;
    if (kind < TIMES) {
      let surplus = 0;
      for (const term of termsOf(templates, { sign: 1, template }))
        surplus += term.sign * this.#signOf(term.template);
      return surplus < 0 ? -1 : 1;
    }
    if (this.#naming?.nameOf(template).balanced) return 0;
    let sign: TemplateSign = 1;
    for (const factor of factorsOf(templates, { power: 1, template }))
      if (this.#signOf(factor.template) === -1) sign = flip(sign);
    return sign;
  }
}
