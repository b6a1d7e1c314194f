import type { Fraction } from '../fraction.ts';
import type { Group, Products, Sums } from './templates.ts';
import type { TemplateValues } from './template-values.ts';

/**
 * The templates over all places that may have the value n/d or its negative (n ≥ 0): all that have it but for those that swap equal numbers, and now
 * and then one that has not. From each part that has few to choose from follows what the other must be, and the many are compared with that: equal fractions are equal doubles.
 */
export function making(values: TemplateValues, value: Fraction): readonly number[] {
  if (values.all === 1) return [0];
  const found: number[] = [];
  const { templates, twins } = values;
  for (const sums of templates.sums) if (!isSwapped(sums, twins)) findSums(values, sums, value, found);
  for (const products of templates.products)
    if (!isSwapped(products, twins)) findProducts(values, products, value, found);
  return found;
}

/**
 * Whether of two equal numbers the rests take the second and leave the first: then the same parting with the two swapped makes the same values in the
 * same ways. (The highest place is never among the rests.)
 */
const isSwapped = ({ mask }: Group, twins: number): boolean => (mask & twins & ~(mask << 1)) !== 0;

function findSums(values: TemplateValues, sums: Sums, { n, d }: Fraction, found: number[]): void {
  const { n: tops, d: bottoms, quotients } = values;
  const { few, many, plus, minus } = sums;
  for (let one = few.from; one < few.to; one += 1) {
    const on = (tops[one] ?? NaN) * d;
    const od = bottoms[one] ?? NaN;
    if (isBeyond(Math.abs(on) + n * od) || isBeyond(od * d)) {
      addAll(sums, one, [plus, minus], found);
      continue;
    }
    const more = (on + n * od) / (od * d);
    const less = (on - n * od) / (od * d);
    const [moreSize, lessSize] = [Math.abs(more), Math.abs(less)];
    for (let other = many.from; other < many.to; other += 1) {
      const quotient = quotients[other] ?? NaN;
      const size = Math.abs(quotient);
      if (size !== moreSize && size !== lessSize) continue;
      const at = distance(sums, one, other);
      if (quotient === -more || quotient === -less) found.push(plus + at);
      if (quotient === more || quotient === less) found.push(minus + at);
    }
  }
}

function findProducts(values: TemplateValues, products: Products, { n, d }: Fraction, found: number[]): void {
  const { n: tops, d: bottoms, quotients } = values;
  const { few, many, times, byFew, byMany } = products;
  for (let one = few.from; one < few.to; one += 1) {
    const on = Math.abs(tops[one] ?? NaN);
    const od = Math.abs(bottoms[one] ?? NaN);
    // Where both are nothing, the other may be anything.
    if (isBeyond(Math.max(n, d) * Math.max(on, od)) || (n === 0 && on === 0)) {
      addAll(products, one, [times, byFew, byMany], found);
      continue;
    }
    const quotient = (n * od) / (d * on);
    const product = (n * on) / (d * od);
    const inverse = (on * d) / (od * n);
    for (let other = many.from; other < many.to; other += 1) {
      const size = Math.abs(quotients[other] ?? NaN);
      if (size !== quotient && size !== product && size !== inverse) continue;
      const at = distance(products, one, other);
      if (size === quotient) found.push(times + at);
      if (size === product && byFew !== null) found.push(byFew + at);
      if (size === inverse && byMany !== null) found.push(byMany + at);
    }
  }
}

/** Whether a product is not exact in machine numbers; NaN, where something is divided by zero, is not beyond anything. */
const isBeyond = (product: number): boolean => product > Number.MAX_SAFE_INTEGER;

/** How far after the first template of its kind the one lies that is made of these two. */
const distance = ({ few, many, fewStep, manyStep }: Group, one: number, other: number): number =>
  (one - few.from) * fewStep + (other - many.from) * manyStep;

function addAll(group: Group, one: number, begins: readonly (number | null)[], found: number[]): void {
  for (let other = group.many.from; other < group.many.to; other += 1)
    for (const begin of begins) if (begin !== null) found.push(begin + distance(group, one, other));
}
