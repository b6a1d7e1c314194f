import {
  factorsOf,
  flip,
  productInOrder,
  productOf,
  sumInOrder,
  sumOf,
  termsOf,
  type Factor,
  type Signed,
} from './template-parts.ts';
import { MINUS, PLACE, PLUS, type Templates } from './templates.ts';
import type { TemplateValues } from './template-values.ts';

/** A way out of which numbers that do nothing may have been taken (ARITH-6), and the places of those as a mask. */
export interface Reduced extends Signed {
  readonly idle: number;
}

/**
 * Everything that one step can lead to: at one place some terms that together make 0, or some factors that together make 1 or −1, are
 * taken out, with all numbers in them. Something must be left at the place: a term, or a factor that multiplies (in 1 ÷ 2 the 1 stays).
 */
export function reductionsOf(values: TemplateValues, { sign, template }: Signed): readonly Reduced[] {
  switch (values.templates.kind[template] ?? PLACE) {
    case PLACE:
      return NONE;
    case PLUS:
    case MINUS:
      return inSum(values, termsOf(values.templates, { sign, template }));
    default:
      return inProduct(values, sign, factorsOf(values.templates, { power: 1, template }));
  }
}

function inSum(values: TemplateValues, terms: readonly Signed[]): readonly Reduced[] {
  const t = values.templates;
  const found: Reduced[] = [];
  for (let taken = 1; taken < 2 ** terms.length - 1; taken += 1) {
    if (!makesZero(values, terms, taken)) continue;
    const { sign, template } = sumInOrder(t, without(terms, taken));
    found.push({ sign, template, idle: maskOf(t, terms, taken) });
  }
  for (let index = 0; index < terms.length; index += 1) {
    for (const inner of reductionsIn(values, terms[index])) {
      const { sign, template } = sumOf(t, terms.with(index, inner));
      found.push({ sign, template, idle: inner.idle });
    }
  }
  return found;
}

function inProduct(
  values: TemplateValues,
  sign: Signed['sign'],
  factors: readonly Factor[],
): readonly Reduced[] {
  const t = values.templates;
  const found: Reduced[] = [];
  for (let taken = 1; taken < 2 ** factors.length - 1; taken += 1) {
    const one = oneMadeBy(values, factors, taken);
    const left = one === null ? [] : without(factors, taken);
    if (one === null || !left.some(({ power }) => power === 1)) continue;
    // A −1 does nothing but turn the sign, which moves elsewhere.
    const turned = one === 1 ? sign : flip(sign);
    found.push({ sign: turned, template: productInOrder(t, left), idle: maskOf(t, factors, taken) });
  }
  for (let index = 0; index < factors.length; index += 1) {
    const { power = 1, template = 0 } = factors[index] ?? {};
    for (const inner of reductionsIn(values, { sign: 1, template })) {
      const core = productOf(t, factors.with(index, { power, template: inner.template }));
      found.push({ sign: inner.sign === 1 ? sign : flip(sign), template: core, idle: inner.idle });
    }
  }
  return found;
}

const NONE: readonly Reduced[] = [];

/** Those inside a part; in a single number there are none. */
const reductionsIn = (values: TemplateValues, part: Signed | undefined): readonly Reduced[] =>
  part === undefined || values.templates.kind[part.template] === PLACE ? NONE : reductionsOf(values, part);

const isIn = (taken: number, index: number): boolean => ((taken >> index) & 1) === 1;

const without = <Part>(parts: readonly Part[], taken: number): readonly Part[] =>
  parts.filter((_, index) => !isIn(taken, index));

function maskOf(t: Templates, parts: readonly { readonly template: number }[], taken: number): number {
  let mask = 0;
  for (const [index, part] of parts.entries()) if (isIn(taken, index)) mask |= t.mask[part.template] ?? 0;
  return mask;
}

function makesZero(values: TemplateValues, terms: readonly Signed[], taken: number): boolean {
  let [n, d] = [0, 1];
  for (let index = 0; index < terms.length; index += 1) {
    const term = terms[index];
    if (term === undefined || !isIn(taken, index)) continue;
    const [a, b] = [values.n[term.template] ?? NaN, values.d[term.template] ?? NaN];
    n = n * b + term.sign * a * d;
    d *= b;
  }
  return n === 0;
}

/** Whether the factors make 1 or −1, and which; null if neither. */
function oneMadeBy(values: TemplateValues, factors: readonly Factor[], taken: number): Signed['sign'] | null {
  let [n, d] = [1, 1];
  for (let index = 0; index < factors.length; index += 1) {
    const factor = factors[index];
    if (factor === undefined || !isIn(taken, index)) continue;
    const [a, b] = [values.n[factor.template] ?? NaN, values.d[factor.template] ?? NaN];
    n *= factor.power === 1 ? a : b;
    d *= factor.power === 1 ? b : a;
  }
  // Nothing over nothing is not one.
  if (n === 0) return null;
  return n === d ? 1 : n === -d ? -1 : null;
}

/** Whether something in it subtracts: then its negative can be written too, without a sign before a number (ARITH-4). */
export function canBeNegative(t: Templates, template: number): boolean {
  const kind = t.kind[template] ?? PLACE;
  if (kind === PLACE) return false;
  if (kind === MINUS) return true;
  return canBeNegative(t, t.rest[template] ?? 0) || canBeNegative(t, t.block[template] ?? 0);
}
