import type { Expression } from '../expression.ts';
import type { Naming } from './naming.ts';
import { factorsOf, flip, termsOf, type Sign, type Signed } from './template-parts.ts';
import { MINUS, PLACE, PLUS } from './templates.ts';
import type { TemplateValues } from './template-values.ts';

/**
 * An expression as sums of terms and products of factors, without order, grouping and signs, ready to be written the plain way. Sums are turned
 * so as not to be negative; the sign is pulled out to the nearest sum above, or to the top.
 */
export type Structure =
  | (Common & { readonly type: 'number' })
  | (Common & { readonly type: 'sum'; readonly terms: readonly SignedStructure[] })
  | (Common & { readonly type: 'product'; readonly factors: readonly StructureFactor[] });

interface Common {
  /** Its value, 0 or more: to put the larger first. */
  readonly size: number;
  /** How many numbers are in it, and the largest of them. */
  readonly count: number;
  readonly largest: number;
  /** Whether its negative can be written without a sign before a number (ARITH-4): some sum in it subtracts. */
  readonly negatable: boolean;
}

export interface SignedStructure {
  readonly sign: Sign;
  readonly structure: Structure;
}

/** A structure that multiplies (power 1) or divides (−1). */
export interface StructureFactor {
  readonly power: Sign;
  readonly structure: Structure;
}

const numberStructure = (value: number): Structure => ({
  type: 'number',
  size: value,
  count: 1,
  largest: value,
  negatable: false,
});

/** The terms of a sum, or the structure itself as the only one. */
export const termsIn = ({ sign, structure }: SignedStructure): readonly SignedStructure[] =>
  structure.type === 'sum'
    ? structure.terms.map((term) => ({ sign: sign === term.sign ? 1 : -1, structure: term.structure }))
    : [{ sign, structure }];

/** The factors of a product, or the structure itself as the only one. */
const factorsIn = (structure: Structure): readonly StructureFactor[] =>
  structure.type === 'product' ? structure.factors : [{ power: 1, structure }];

/** A sum of terms none of which is a sum, with its value. */
function sumStructure(terms: readonly SignedStructure[], value: number): SignedStructure {
  let surplus = 0;
  for (const term of terms) surplus += term.sign;
  // A sum that makes zero is kept with as many plus signs as possible.
  const sign = (value || surplus) < 0 ? -1 : 1;
  const turned = sign === 1 ? terms : terms.map((term) => ({ ...term, sign: flip(term.sign) }));
  let count = 0;
  let largest = 0;
  let negatable = false;
  for (const term of turned) {
    count += term.structure.count;
    largest = Math.max(largest, term.structure.largest);
    negatable ||= term.sign === -1 || term.structure.negatable;
  }
  const size = Math.abs(value);
  return { sign, structure: { type: 'sum', terms: turned, size, count, largest, negatable } };
}

/** A product of factors none of which is a product, with its value. */
function productStructure(factors: readonly StructureFactor[], value: number): Structure {
  let count = 0;
  let largest = 0;
  let negatable = false;
  for (const { structure } of factors) {
    count += structure.count;
    largest = Math.max(largest, structure.largest);
    negatable ||= structure.negatable;
  }
  return { type: 'product', factors, size: Math.abs(value), count, largest, negatable };
}

/** The structure of a template for the hand on its places. */
export function structureAt(
  values: TemplateValues,
  naming: Naming,
  { sign, template }: Signed,
): SignedStructure {
  const t = values.templates;
  const kind = t.kind[template] ?? PLACE;
  if (kind === PLACE) return { sign, structure: numberStructure(values.quotient(template)) };
  if (kind === PLUS || kind === MINUS) {
    const terms = termsOf(t, { sign, template }).map((term) => structureAt(values, naming, term));
    return sumStructure(terms, sign * values.quotient(template));
  }
  let turned = sign;
  const factors = factorsOf(t, { power: 1, template }).map((factor) => {
    const part = structureAt(values, naming, { sign: 1, template: factor.template });
    if (part.sign === -1) turned = flip(turned);
    return { power: factor.power, structure: part.structure };
  });
  const value = values.quotient(template);
  // Nothing times something has no sign, where swapping equal numbers would turn it.
  if (value === 0 && naming.nameOf(template).balanced) turned = 1;
  return { sign: turned, structure: productStructure(factors, value) };
}

/** The structure of an expression that divides by zero nowhere. */
export const structureOf = (e: Expression): SignedStructure => valued(e).structure;

function valued(e: Expression): { readonly structure: SignedStructure; readonly value: number } {
  if (e.type === 'number')
    return { structure: { sign: 1, structure: numberStructure(e.value) }, value: e.value };
  const left = valued(e.left);
  const right = valued(e.right);
  const [a, b] = [left.structure, right.structure];
  if (e.operator === '+' || e.operator === '-') {
    const turn = e.operator === '+' ? 1 : -1;
    const turned: SignedStructure = turn === 1 ? b : { ...b, sign: flip(b.sign) };
    const value = left.value + turn * right.value;
    return { structure: sumStructure([...termsIn(a), ...termsIn(turned)], value), value };
  }
  const value = e.operator === '*' ? left.value * right.value : left.value / right.value;
  const below = factorsIn(b.structure);
  const factors = [
    ...factorsIn(a.structure),
    ...(e.operator === '*' ? below : below.map((each) => ({ ...each, power: flip(each.power) }))),
  ];
  const sign = a.sign === b.sign ? 1 : -1;
  return { structure: { sign, structure: productStructure(factors, value) }, value };
}
