import type { Expression } from '#lib/core/expression.ts';
import { fraction, ONE, over, plus, size, times, ZERO, type Fraction } from './fraction.ts';

/**
 * The structure of an expression without what ARITH-6 does not count: order, grouping, and pairs of sign flips.
 * Sums are flat lists of signed terms, products flat lists of factors that multiply or divide. A structure has no sign of its own: a sum and
 * its negative are one structure, turned so that the value is not negative, and the sign is pulled out to the nearest sum
 * above, or to the top (`Signed`). Equal keys ⇔ equal structures.
 */
export type Structure = NumberStructure | SumStructure | ProductStructure;

interface Common {
  readonly key: string;
  /** 0 or more. */
  readonly value: Fraction;
  /** Whether swapping equal numbers turns it into its own negative, as in 3 − 3: its sign then means nothing. */
  readonly balanced: boolean;
  /** Whether its negative can be written without a sign before a number (ARITH-4): some sum in it subtracts. */
  readonly negatable: boolean;
}

interface NumberStructure extends Common {
  readonly type: 'number';
}

/** Two terms or more, none of them a sum, sorted by key. */
export interface SumStructure extends Common {
  readonly type: 'sum';
  readonly terms: readonly Signed[];
}

/** Two factors or more, none of them a product, at least one that multiplies, sorted by key. */
export interface ProductStructure extends Common {
  readonly type: 'product';
  readonly factors: readonly Factor[];
}

/** A structure with the sign that was pulled out of it; always 1 when it is balanced. */
export interface Signed {
  readonly sign: 1 | -1;
  readonly structure: Structure;
}

/** A structure that multiplies (power 1) or divides (−1). */
export interface Factor {
  readonly power: 1 | -1;
  readonly structure: Structure;
}

const flip = (sign: 1 | -1): 1 | -1 => (sign === 1 ? -1 : 1);
const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The signed structure; the sign of a balanced one is dropped. */
export const signed = (sign: 1 | -1, structure: Structure): Signed => ({
  sign: structure.balanced ? 1 : sign,
  structure,
});

/** −a. */
export const negative = ({ sign, structure }: Signed): Signed => signed(flip(sign), structure);

/** The structure of one number. */
export const numberStructure = (value: number): Structure => ({
  type: 'number',
  key: String(value),
  value: fraction(BigInt(value)),
  balanced: false,
  negatable: false,
});

/** The terms of a sum, or the structure itself as the only one. */
export const termsOf = ({ sign, structure }: Signed): readonly Signed[] =>
  structure.type === 'sum'
    ? structure.terms.map((term) => signed(sign === term.sign ? 1 : -1, term.structure))
    : [{ sign, structure }];

/** The factors of a product, or the structure itself as the only one. */
export const factorsOf = (structure: Structure): readonly Factor[] =>
  structure.type === 'product' ? structure.factors : [{ power: 1, structure }];

/** The factors of 1 ÷ structure. */
export const inverseOf = (factors: readonly Factor[]): readonly Factor[] =>
  factors.map(({ power, structure }) => ({ power: flip(power), structure }));

const termText = ({ sign, structure }: Signed): string => (sign === 1 ? '+' : '-') + structure.key;
const factorText = ({ power, structure }: Factor): string => (power === 1 ? '*' : '/') + structure.key;

/** The sum of one term or more; terms that are sums themselves are dissolved. */
export function sumOf(parts: readonly Signed[]): Signed {
  const terms = parts.flatMap(termsOf).toSorted((a, b) => byText(termText(a), termText(b)));
  const [first] = terms;
  if (first !== undefined && terms.length === 1) return first;
  const turned = terms.map(negative).toSorted((a, b) => byText(termText(a), termText(b)));
  const value = terms.reduce((sum, { sign, structure }) => plus(sum, structure.value, sign), ZERO);
  const [text, turnedText] = [terms.map(termText).join(''), turned.map(termText).join('')];
  const sign = signOf(value, terms, text <= turnedText);
  const [chosen, chosenText] = sign === 1 ? [terms, text] : [turned, turnedText];
  return signed(sign, {
    type: 'sum',
    terms: chosen,
    key: `(${chosenText})`,
    value: size(value),
    balanced: text === turnedText,
    negatable: chosen.some((term) => term.sign === -1 || term.structure.negatable),
  });
}

/** Which way round a sum is kept: not negative; for zero, with as many plus signs as possible, so that it can be written; then by text. */
function signOf(value: Fraction, terms: readonly Signed[], textFirst: boolean): 1 | -1 {
  if (value.n !== 0n) return value.n > 0n ? 1 : -1;
  // The sign of a balanced term means nothing, so it does not count.
  const surplus = terms.reduce((sum, { sign, structure }) => sum + (structure.balanced ? 0 : sign), 0);
  if (surplus !== 0) return surplus > 0 ? 1 : -1;
  return textFirst ? 1 : -1;
}

/** The product of one factor or more, times `sign`; factors that are products are dissolved. None that divides may be 0. */
export function productOf(parts: readonly Factor[], sign: 1 | -1 = 1): Signed {
  const factors = parts
    .flatMap(({ power, structure }) => (power === 1 ? factorsOf(structure) : inverseOf(factorsOf(structure))))
    .toSorted((a, b) => byText(factorText(a), factorText(b)));
  const [first] = factors;
  if (first !== undefined && factors.length === 1 && first.power === 1) return signed(sign, first.structure);
  return signed(sign, {
    type: 'product',
    factors,
    key: `[${factors.map(factorText).join('')}]`,
    value: factors.reduce((product, f) => (f.power === 1 ? times : over)(product, f.structure.value), ONE),
    balanced: factors.some(({ structure }) => structure.balanced),
    negatable: factors.some(({ structure }) => structure.negatable),
  });
}

/** The structure of an expression, or `undefined` when it divides by zero (ARITH-3).  */
export function structureOf(e: Expression): Signed | undefined {
  if (e.type === 'number') return { sign: 1, structure: numberStructure(e.value) };
  const left = structureOf(e.left);
  const right = structureOf(e.right);
  if (left === undefined || right === undefined) return undefined;
  const sign = left.sign === right.sign ? 1 : -1;
  switch (e.operator) {
    case '+':
      return sumOf([left, right]);
    case '-':
      return sumOf([left, negative(right)]);
    case '*':
      return productOf(
        [
          { power: 1, structure: left.structure },
          { power: 1, structure: right.structure },
        ],
        sign,
      );
    case '/':
      if (right.structure.value.n === 0n) return undefined;
      return productOf(
        [
          { power: 1, structure: left.structure },
          { power: -1, structure: right.structure },
        ],
        sign,
      );
  }
}

/** The numbers in it, each as often as it is used, in no particular order. */
export function numbersIn(structure: Structure): readonly number[] {
  switch (structure.type) {
    case 'number':
      return [Number(structure.value.n)];
    case 'sum':
      return structure.terms.flatMap((term) => numbersIn(term.structure));
    case 'product':
      return structure.factors.flatMap((factor) => numbersIn(factor.structure));
  }
}
