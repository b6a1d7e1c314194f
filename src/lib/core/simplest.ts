import { termsOf, type Factor, type Signed, type Structure } from './canonical.ts';
import { evaluate } from './evaluate.ts';
import { number, numbersOf, operation, type Expression } from './expression.ts';
import { order } from './fraction.ts';
import { printExpression } from './print.ts';
import { isInteger } from './rational.ts';

/**
 * How a person would write a structure: what adds before what subtracts, what multiplies before what divides; numbers before brackets in a
 * product; the larger first. So nothing on the way is negative that need not be, and a product is whole as long as it can be. Minus a
 * structure that is not `negatable` cannot be written (ARITH-4): to ask for it is a bug.
 */
export const expressionOf = ({ sign, structure }: Signed): Expression => written(sign, structure);

function written(sign: 1 | -1, structure: Structure): Expression {
  switch (structure.type) {
    case 'number':
      return number(structure.value.n);
    case 'sum':
      return writtenSum(termsOf({ sign, structure }));
    case 'product':
      return writtenProduct(structure.factors, sign);
  }
}

function writtenSum(terms: readonly Signed[]): Expression {
  const sorted = terms.toSorted((a, b) => b.sign - a.sign || largerFirst(a.structure, b.structure));
  // Where nothing adds, one term takes its minus inside: 2 × (3 − 5) for −2 × (5 − 3).
  const lead = sorted.find((term) => term.sign === 1) ?? sorted.find((term) => term.structure.negatable);
  if (lead === undefined) throw new Error('a negative that cannot be written was asked for');
  return sorted
    .filter((term) => term !== lead)
    .reduce(
      (left, term) => operation(term.sign === 1 ? '+' : '-', left, written(1, term.structure)),
      written(lead.sign, lead.structure),
    );
}

function writtenProduct(factors: readonly Factor[], sign: 1 | -1): Expression {
  const sorted = factors.toSorted(
    (a, b) =>
      b.power - a.power || bracketsLast(a.structure, b.structure) || largerFirst(a.structure, b.structure),
  );
  const turned = sign === -1 ? sorted.findLast((factor) => factor.structure.negatable) : undefined;
  const [lead, ...others] = sorted;
  if (lead === undefined || lead.power === -1) throw new Error('a product needs something to divide');
  const part = (factor: Factor): Expression => written(factor === turned ? -1 : 1, factor.structure);
  return others.reduce(
    (left, factor) => operation(factor.power === 1 ? '*' : '/', left, part(factor)),
    part(lead),
  );
}

const bracketsLast = (a: Structure, b: Structure): number =>
  Number(a.type === 'sum') - Number(b.type === 'sum');

const largerFirst = (a: Structure, b: Structure): number =>
  order(b.value, a.value) || a.key.length - b.key.length || (a.key < b.key ? -1 : a.key > b.key ? 1 : 0);

/** An expression with what its place among others depends on. */
export interface Ranked {
  readonly expression: Expression;
  readonly text: string;
  /** Compared from the left; the smaller is the simpler. */
  readonly measures: readonly number[];
}

/**
 * What makes an expression harder, in this order: values on the way that are negative or not whole · brackets · divisions · subtractions ·
 * multiplications. Then the one that begins with the larger numbers is first (9 × 5 − 7 × 3 before 7 × 3 + …), then text decides.
 */
export function ranked(expression: Expression): Ranked {
  const text = printExpression(expression);
  const count = (sign: string): number => text.split(sign).length - 1;
  const measures = [
    awkwardValues(expression),
    count('('),
    count('÷'),
    count('−'),
    count('×'),
    ...numbersOf(expression).map((value) => -value),
  ];
  return { expression, text, measures };
}

/** The simpler first: fit for `sort`. Never 0 for two different texts of the same numbers. */
export function simplerFirst(a: Ranked, b: Ranked): number {
  const index = a.measures.findIndex((measure, i) => measure !== b.measures[i]);
  if (index >= 0) return (a.measures[index] ?? 0) - (b.measures[index] ?? 0);
  return a.text < b.text ? -1 : a.text > b.text ? 1 : 0;
}

function awkwardValues(e: Expression): number {
  if (e.type === 'number') return 0;
  const value = evaluate(e);
  const awkward = value === undefined || value.n < 0n || !isInteger(value) ? 1 : 0;
  return awkward + awkwardValues(e.left) + awkwardValues(e.right);
}
