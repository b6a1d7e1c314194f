import type { Factor, TemplateSign, Signed } from './signed.ts';
import { MINUS, OVER, PLUS, TIMES, UNDER, type Templates } from './templates.ts';

export const flip = (sign: TemplateSign): TemplateSign => (sign === 1 ? -1 : 1);

/** The terms of a sum, by their highest place; anything else is its own only term. */
export function termsOf(t: Templates, { sign, template }: Signed): readonly Signed[] {
  if (sign === -1 || template >= t.remembered) return collectTerms(t, sign, template);
  return (t.terms[template] ??= collectTerms(t, sign, template));
}

function collectTerms(t: Templates, sign: TemplateSign, template: number): readonly Signed[] {
  const terms: Signed[] = [];
  let rest = template;
  for (let kind = t.kind[rest]; kind === PLUS || kind === MINUS; kind = t.kind[rest]) {
    terms.push({ sign: kind === PLUS ? sign : flip(sign), template: t.block[rest] ?? 0 });
    rest = t.rest[rest] ?? 0;
  }
  terms.push({ sign, template: rest });
  return terms.reverse();
}

/** The factors of a product, by their highest place; anything else is its own only factor. */
export function factorsOf(t: Templates, { power, template }: Factor): readonly Factor[] {
  if (power === -1 || template >= t.remembered) return collectFactors(t, power, template);
  return (t.factors[template] ??= collectFactors(t, power, template));
}

function collectFactors(t: Templates, power: TemplateSign, template: number): readonly Factor[] {
  const factors: Factor[] = [];
  let rest = template;
  let turn = power;
  for (let kind = t.kind[rest]; kind === TIMES || kind === OVER || kind === UNDER; kind = t.kind[rest]) {
    factors.push({ power: kind === OVER ? flip(turn) : turn, template: t.block[rest] ?? 0 });
    if (kind === UNDER) turn = flip(turn);
    rest = t.rest[rest] ?? 0;
  }
  factors.push({ power: turn, template: rest });
  return factors.reverse();
}

/** The sum of one term or more over different places; terms that are sums themselves are dissolved. */
export function templateSum(t: Templates, parts: readonly Signed[]): Signed {
  const terms: Signed[] = [];
  for (const part of parts) for (const term of termsOf(t, part)) putByPlace(t, terms, term);
  return sumInOrder(t, terms);
}

/** The same for terms none of which is a sum, by their highest place. */
export function sumInOrder(t: Templates, terms: readonly Signed[]): Signed {
  const [first] = terms;
  if (first === undefined) throw new RangeError('a sum needs a term');
  const { sign } = first;
  let { template } = first;
  for (const term of terms) {
    if (term !== first) template = t.find(term.sign === sign ? PLUS : MINUS, template, term.template);
  }
  return { sign, template };
}

/** The product of one factor or more over different places, at least one of which multiplies; factors that are products are dissolved. */
export function productOf(t: Templates, parts: readonly Factor[]): number {
  const factors: Factor[] = [];
  for (const part of parts) for (const factor of factorsOf(t, part)) putByPlace(t, factors, factor);
  return productInOrder(t, factors);
}

/** The same for factors none of which is a product, by their highest place. */
export function productInOrder(t: Templates, factors: readonly Factor[]): number {
  const [first] = factors;
  if (first === undefined) throw new RangeError('a product needs a factor');
  let { power, template } = first;
  for (const factor of factors) {
    if (factor === first) continue;
    const kind = factor.power === power ? TIMES : power === 1 ? OVER : UNDER;
    // Over 2 × 3 and times 4 is 4 ÷ (2 × 3); what goes on dividing goes on being whole.
    if (kind === UNDER) power = 1;
    template = t.find(kind, template, factor.template);
  }
  if (power === -1) throw new RangeError('a product needs a factor that multiplies');
  return template;
}

/** 1 ÷ each. */
export const inverse = (factors: readonly Factor[]): readonly Factor[] =>
  factors.map(({ power, template }) => ({ power: flip(power), template }));

/** Puts a part among others on different places: those with a lower highest place are before it. */
function putByPlace<P extends { readonly template: number }>(t: Templates, parts: P[], part: P): void {
  const mask = t.mask[part.template] ?? 0;
  let at = parts.length;
  parts.push(part);
  for (; at > 0; at -= 1) {
    const before = parts[at - 1];
    if (before === undefined || (t.mask[before.template] ?? 0) < mask) break;
    parts[at] = before;
  }
  parts[at] = part;
}
