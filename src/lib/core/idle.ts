import {
  inverseOf,
  numbersIn,
  productOf,
  signed,
  sumOf,
  type Factor,
  type ProductStructure,
  type Signed,
  type Structure,
  type SumStructure,
} from './canonical.ts';
import { ONE, over, plus, same, times, ZERO } from './fraction.ts';
import { ascending, type Numbers } from './splits.ts';

/** What is left of an expression when the numbers that do nothing are taken out (ARITH-6), and those numbers. */
export interface Reduced {
  readonly core: Signed;
  readonly idle: Numbers;
}

/**
 * Takes idle numbers out to the end: terms that together make 0, factors that together make 1 or −1 (structures are turned so as not
 * to be negative: the sign is outside already), as long as something remains beside them. Where there are several ways one is taken;
 * `Sameness` knows that they are one.
 */
export function withoutIdle({ sign, structure }: Signed): Reduced {
  const { core, idle } = reduce(structure);
  return { core: signed(sign === core.sign ? 1 : -1, core.structure), idle: ascending(idle) };
}

function reduce(structure: Structure): Reduced {
  switch (structure.type) {
    case 'number':
      return { core: signed(1, structure), idle: [] };
    case 'sum':
      return reduceSum(structure);
    case 'product':
      return reduceProduct(structure);
  }
}

function reduceSum({ terms }: SumStructure): Reduced {
  const parts = terms.map(withoutIdle);
  const idle = parts.flatMap((part) => part.idle);
  let core = sumOf(parts.map((part) => part.core));
  for (;;) {
    const { sign, structure } = core;
    if (structure.type !== 'sum') return { core, idle };
    const split = firstIdle(structure.terms, makesZero);
    if (split === undefined) return { core, idle };
    idle.push(...split.idle.flatMap((term) => numbersIn(term.structure)));
    const left = sumOf(split.left);
    core = signed(sign === left.sign ? 1 : -1, left.structure);
  }
}

function reduceProduct({ factors }: ProductStructure): Reduced {
  const parts = factors.map((factor) => ({ power: factor.power, ...reduce(factor.structure) }));
  const idle = parts.flatMap((part) => part.idle);
  const sign = parts.reduce<1 | -1>((product, part) => (part.core.sign === product ? 1 : -1), 1);
  let core = productOf(
    parts.map(({ power, core: { structure } }) => ({ power, structure })),
    sign,
  );
  for (;;) {
    const { sign, structure } = core;
    if (structure.type !== 'product') return { core, idle };
    const split = firstIdle(structure.factors, makesOne);
    if (split === undefined) return { core, idle };
    idle.push(...split.idle.flatMap((factor) => numbersIn(factor.structure)));
    core = productOf(split.left, sign);
  }
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

/** Some of the parts, not all, that do nothing; the fewest first. */
function firstIdle<Part>(parts: readonly Part[], doesNothing: (some: readonly Part[]) => boolean) {
  return partings(parts)
    .toSorted((a, b) => a.idle.length - b.idle.length)
    .find(({ idle }) => doesNothing(idle));
}

/** Every way to set some of the parts aside and leave some. */
function partings<Part>(
  parts: readonly Part[],
): { readonly idle: readonly Part[]; readonly left: readonly Part[] }[] {
  const ways = 2 ** parts.length;
  return Array.from({ length: Math.max(0, ways - 2) }, (_, way) => ({
    idle: parts.filter((_, index) => ((way + 1) >> index) & 1),
    left: parts.filter((_, index) => !(((way + 1) >> index) & 1)),
  }));
}
