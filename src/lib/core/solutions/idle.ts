import type { Factor, TemplateSign, Signed } from './signed.ts';
import {
  factorsOf,
  flip,
  productInOrder,
  productOf,
  sumInOrder,
  templateSum,
  termsOf,
} from './template-parts.ts';
import { MINUS, PLACE, TIMES } from './templates.ts';
import type { Templates } from './templates.ts';
import type { TemplateValues } from './template-values.ts';

/**
 * A way without the numbers on some places, if these do nothing in it (ARITH-6): if at one place in it they are some terms that together make 0, or some
 * factors that together make 1 or −1. Else null. Something must be left at the place: a term, or a factor that multiplies (in 1 ÷ 2 the 1 stays).
 */
export function without(values: TemplateValues, way: Signed, idle: number): Signed | null {
  const kind = values.templates.kind[way.template] ?? PLACE;
  if (kind === PLACE) return null;
  return kind < TIMES ? outOfSum(values, way, idle) : outOfProduct(values, way, idle);
}

function outOfSum(values: TemplateValues, way: Signed, idle: number): Signed | null {
  const t = values.templates;
  const terms = termsOf(t, way);
  const index = indexOfPartly(t, terms, idle);
  const partly = index < 0 ? undefined : terms[index];
  if (partly) {
    const inner = isWithin(t, partly, idle) ? without(values, partly, idle) : null;
    return inner && templateSum(t, terms.with(index, inner));
  }
  return makesZero(values, terms, idle) ? sumInOrder(t, others(t, terms, idle)) : null;
}

function outOfProduct(values: TemplateValues, { sign, template }: Signed, idle: number): Signed | null {
  const t = values.templates;
  const factors = factorsOf(t, { power: 1, template });
  const index = indexOfPartly(t, factors, idle);
  const partly = index < 0 ? undefined : factors[index];
  if (partly) {
    const part = { sign: 1, template: partly.template } as const;
    const inner = isWithin(t, partly, idle) ? without(values, part, idle) : null;
    const left = inner && factors.with(index, { power: partly.power, template: inner.template });
    return left && { sign: inner.sign === 1 ? sign : flip(sign), template: productOf(t, left) };
  }
  const one = oneMadeBy(values, factors, idle);
  const left = others(t, factors, idle);
  if (one === null || !left.some(({ power }) => power === 1)) return null;
  // A −1 does nothing but turn the sign, which moves elsewhere.
  return { sign: one === 1 ? sign : flip(sign), template: productInOrder(t, left) };
}

interface Part {
  readonly template: number;
}

const hasAny = (t: Templates, { template }: Part, places: number): boolean =>
  ((t.mask[template] ?? 0) & places) !== 0;

/** Whether all of the places are the part's. */
const isWithin = (t: Templates, { template }: Part, places: number): boolean =>
  (~(t.mask[template] ?? 0) & places) === 0;

/** The first part that has some of the places and others too; −1 if there is none, which is not to be looked up: outside of a list that is slow. */
const indexOfPartly = (t: Templates, parts: readonly Part[], places: number): number =>
  parts.findIndex((part) => hasAny(t, part, places) && hasAny(t, part, ~places));

const others = <P extends Part>(t: Templates, parts: readonly P[], places: number): readonly P[] =>
  parts.filter((part) => !hasAny(t, part, places));

function makesZero(values: TemplateValues, terms: readonly Signed[], places: number): boolean {
  let [n, d] = [0, 1];
  for (const term of terms) {
    if (!hasAny(values.templates, term, places)) continue;
    const [a, b] = [values.n[term.template] ?? NaN, values.d[term.template] ?? NaN];
    n = n * b + term.sign * a * d;
    d *= b;
  }
  return n === 0;
}

/** Whether the factors on some places make 1 or −1, and which; null if neither. */
function oneMadeBy(values: TemplateValues, factors: readonly Factor[], places: number): TemplateSign | null {
  let [n, d] = [1, 1];
  for (const factor of factors) {
    if (!hasAny(values.templates, factor, places)) continue;
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
