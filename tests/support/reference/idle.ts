import {
  numbersIn,
  productOf,
  signed,
  sumOf,
  termsOf,
  type Factor,
  type ProductStructure,
  type Signed,
  type Structure,
} from './canonical.ts';
import { ONE, over, plus, same, times, ZERO } from './fraction.ts';
import { ascending, type Numbers } from './splits.ts';

/** An expression out of which numbers that do nothing were taken (ARITH-6), and those numbers. */
export interface Reduced {
  readonly core: Signed;
  readonly idle: Numbers;
}

/**
 * Everything that one step can lead to: at one place in the core some terms that together make 0, or some factors that together make 1
 * or −1, are taken out, together with all numbers in them. Structures are turned so as not to be negative: a −1 is a 1 whose sign
 * has moved elsewhere already. Something must be left at the place: a term, or a factor that multiplies (in 1 ÷ 2 the 1 stays).
 */
export const reductionsOf = ({ core, idle }: Reduced): readonly Reduced[] =>
  stepsIn(core.structure).map((step) => ({
    core: signed(core.sign === step.core.sign ? 1 : -1, step.core.structure),
    idle: ascending([...idle, ...step.idle]),
  }));

function stepsIn(structure: Structure): readonly Reduced[] {
  switch (structure.type) {
    case 'number':
      return [];
    case 'sum':
      return stepsInSum(termsOf(signed(1, structure)));
    case 'product':
      return stepsInProduct(structure);
  }
}

function stepsInSum(terms: readonly Signed[]): readonly Reduced[] {
  const here = partingsOf(terms)
    .filter(({ taken, left }) => left.length > 0 && makesZero(taken))
    .map(({ taken, left }) => ({
      core: sumOf(left),
      idle: taken.flatMap((term) => numbersIn(term.structure)),
    }));
  const inside = terms.flatMap((term, index) =>
    reductionsOf({ core: term, idle: [] }).map(({ core, idle }) => ({
      core: sumOf(terms.with(index, core)),
      idle,
    })),
  );
  return [...here, ...inside];
}

function stepsInProduct({ factors }: ProductStructure): readonly Reduced[] {
  const here = partingsOf(factors)
    .filter(({ taken, left }) => left.some((factor) => factor.power === 1) && makesOne(taken))
    .map(({ taken, left }) => ({
      core: productOf(left),
      idle: taken.flatMap((factor) => numbersIn(factor.structure)),
    }));
  const inside = factors.flatMap(({ power, structure }, index) =>
    stepsIn(structure).map(({ core, idle }) => ({
      core: productOf(factors.with(index, { power, structure: core.structure }), core.sign),
      idle,
    })),
  );
  return [...here, ...inside];
}

const makesZero = (terms: readonly Signed[]): boolean =>
  same(
    terms.reduce((sum, { sign, structure }) => plus(sum, structure.value, sign), ZERO),
    ZERO,
  );

const makesOne = (factors: readonly Factor[]): boolean =>
  same(
    factors.reduce(
      (product, { power, structure }) => (power === 1 ? times : over)(product, structure.value),
      ONE,
    ),
    ONE,
  );

/** Every way to take one or more of the parts. */
function partingsOf<Part>(parts: readonly Part[]) {
  const isTaken = (way: number, index: number): boolean => ((way >> index) & 1) === 1;
  return Array.from({ length: 2 ** parts.length - 1 }, (_, ways) => ({
    taken: parts.filter((_, index) => isTaken(ways + 1, index)),
    left: parts.filter((_, index) => !isTaken(ways + 1, index)),
  }));
}
