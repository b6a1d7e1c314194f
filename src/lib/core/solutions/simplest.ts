import { number, operation, type Expression } from '../expression.ts';
import { termsIn, type SignedStructure, type Structure, type StructureFactor } from './structure.ts';
import type { Sign } from './template-parts.ts';

/**
 * How a person would write a structure: what adds before what subtracts, what multiplies before what divides; numbers before brackets in a
 * product; the larger first. So nothing on the way is negative that need not be, and a product is whole as long as it can be. Minus a
 * structure that is not `negatable` cannot be written (ARITH-4): to ask for it is a bug.
 */
export const expressionOf = ({ sign, structure }: SignedStructure): Expression => written(sign, structure);

function written(sign: Sign, structure: Structure): Expression {
  switch (structure.type) {
    case 'number':
      return number(structure.size);
    case 'sum':
      return writtenSum(termsIn({ sign, structure }));
    case 'product':
      return writtenProduct(structure.factors, sign);
  }
}

function writtenSum(terms: readonly SignedStructure[]): Expression {
  const sorted = terms.toSorted(addingFirst);
  // Where nothing adds, one term takes its minus inside: 2 × (3 − 5) for −2 × (5 − 3).
  const lead = sorted[0]?.sign === 1 ? sorted[0] : sorted.find((term) => term.structure.negatable);
  if (lead === undefined) throw new Error('a negative that cannot be written was asked for');
  let left = written(lead.sign, lead.structure);
  for (const term of sorted) {
    if (term !== lead) left = operation(term.sign === 1 ? '+' : '-', left, written(1, term.structure));
  }
  return left;
}

function writtenProduct(factors: readonly StructureFactor[], sign: Sign): Expression {
  const sorted = factors.toSorted(multiplyingFirst);
  const turned = sign === -1 ? sorted.findLast((factor) => factor.structure.negatable) : undefined;
  let left: Expression | undefined;
  for (const factor of sorted) {
    const part = written(factor === turned ? -1 : 1, factor.structure);
    left = left === undefined ? part : operation(factor.power === 1 ? '*' : '/', left, part);
  }
  if (left === undefined || sorted[0]?.power === -1) throw new Error('a product needs something to divide');
  return left;
}

const addingFirst = (a: SignedStructure, b: SignedStructure): number =>
  b.sign - a.sign || largerFirst(a.structure, b.structure);

const multiplyingFirst = (a: StructureFactor, b: StructureFactor): number =>
  b.power - a.power || bracketsLast(a.structure, b.structure) || largerFirst(a.structure, b.structure);

const bracketsLast = (a: Structure, b: Structure): number =>
  Number(a.type === 'sum') - Number(b.type === 'sum');

const largerFirst = (a: Structure, b: Structure): number =>
  b.size - a.size || a.count - b.count || b.largest - a.largest;
