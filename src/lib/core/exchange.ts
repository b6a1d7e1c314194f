import {
  factorsOf,
  inverseOf,
  numbersIn,
  productOf,
  signed,
  sumOf,
  termsOf,
  type Factor,
  type Signed,
  type Structure,
} from './canonical.ts';
import { ONE, over, plus, same, size, times, ZERO, type Fraction } from './fraction.ts';
import type { Reduced } from './idle.ts';
import { ascending, choicesOf, type Numbers } from './splits.ts';
import type { Structures } from './structures.ts';

/**
 * Where idle numbers can be taken out in several ways, the ways are the same solution (ARITH-6). They differ like this: in
 * `A · X · B`, with A · X and X · B both 1 (or −1), either A stays or B does, and in `A + X + B` likewise for 0; without X, either
 * of two parts that are both 1, or both 0, may stay when nothing else is there. So the ways next to a given one are
 * found by exchanging a part A of the core for a part B of equal value made of idle numbers, provided that the other idle
 * numbers can make X. That the numbers of X and all remaining idle ones can together make it is the same: these are 1 or 0 together.
 *
 * Example: 6 with 2 2 3 3 idle (6 × 2 ÷ 2 × 3 ÷ 3) is 2 × 3 with 2 3 6 idle, for X = 1 ÷ (2 × 3).
 */
export function exchanges({ core, idle }: Reduced, structures: Structures): readonly Reduced[] {
  const choices = choicesOf(idle).filter(([taken]) => taken.length > 0);
  if (choices.length === 0) return [];
  return placesIn(core, { product: true, sum: true }).flatMap((place) =>
    choices.flatMap(([taken, left]) => {
      if (!canStandBeside(place, left, structures)) return [];
      return replacementsOf(place, taken, structures).map((exchanged) => ({
        core: exchanged,
        idle: ascending([...left, ...place.numbers]),
      }));
    }),
  );
}

/** A part of a core that may be exchanged: some factors of a product or some terms of a sum; a lone part counts as both. */
interface Place {
  readonly type: 'product' | 'sum';
  /** The value of the part; of a sum's part, with its sign. */
  readonly value: Fraction;
  readonly numbers: Numbers;
  /** Whether the part is all there is in its product or sum. */
  readonly whole: boolean;
  /** The core with something else in the place of the part. */
  readonly withFactors: (factors: readonly Factor[]) => Signed;
  readonly withTerms: (terms: readonly Signed[]) => Signed;
}

/** Whether the idle numbers that are left can do nothing beside the part and what replaces it. */
function canStandBeside({ type, value, whole }: Place, left: Numbers, structures: Structures): boolean {
  const canMake = (wanted: Fraction): boolean =>
    left.length > 0 && structures.withValue(left, wanted).length > 0;
  const nothing = type === 'sum' ? ZERO : ONE;
  const wanted = size(value);
  if (whole && same(wanted, nothing) && (left.length === 0 || canMake(ZERO) || canMake(ONE))) return true;
  if (type === 'sum') return canMake(wanted);
  return value.n !== 0 && (canMake(wanted) || canMake(over(ONE, wanted)));
}

/** The core with the part replaced by anything of its value that these numbers can make. */
function replacementsOf(place: Place, numbers: Numbers, structures: Structures): readonly Signed[] {
  const wanted = size(place.value);
  const made = structures.withValue(numbers, wanted);
  if (place.type === 'sum') {
    const signs = place.value.n === 0 ? ([1, -1] as const) : ([place.value.n > 0 ? 1 : -1] as const);
    return made.flatMap((structure) => signs.map((sign) => place.withTerms([signed(sign, structure)])));
  }
  if (place.value.n === 0) return [];
  const inverse = structures.withValue(numbers, over(ONE, wanted));
  return [
    ...made.map((structure) => place.withFactors(factorsOf(structure))),
    ...inverse.map((structure) => place.withFactors(inverseOf(factorsOf(structure)))),
  ];
}

/** Every part of a signed structure, seen as a product, as a sum, or both; then every part inside its parts. */
function placesIn(
  whole: Signed,
  seenAs: { readonly product: boolean; readonly sum: boolean },
): readonly Place[] {
  const { sign, structure } = whole;
  const places: Place[] = [];
  if (seenAs.product) places.push(...placesInProduct(factorsOf(structure), sign));
  if (seenAs.sum) places.push(...placesInSum(termsOf(whole)));
  if (structure.type === 'product') {
    for (const [index, factor] of structure.factors.entries()) {
      const others = structure.factors.filter((_, other) => other !== index);
      places.push(
        ...inside(factor.structure, { product: false, sum: true }, (part) =>
          productOf(
            [...others, { power: factor.power, structure: part.structure }],
            part.sign === sign ? 1 : -1,
          ),
        ),
      );
    }
  }
  if (structure.type === 'sum') {
    const terms = termsOf(whole);
    for (const [index, term] of terms.entries()) {
      const others = terms.filter((_, other) => other !== index);
      places.push(
        ...inside(term.structure, { product: true, sum: false }, (part) =>
          sumOf([...others, signed(part.sign === term.sign ? 1 : -1, part.structure)]),
        ),
      );
    }
  }
  return places;
}

/** The places inside a part, each replacement carried up to the whole by `rebuild`. */
const inside = (
  part: Structure,
  seenAs: { readonly product: boolean; readonly sum: boolean },
  rebuild: (part: Signed) => Signed,
): readonly Place[] =>
  placesIn(signed(1, part), seenAs).map((place) => ({
    ...place,
    withFactors: (factors) => rebuild(place.withFactors(factors)),
    withTerms: (terms) => rebuild(place.withTerms(terms)),
  }));

const never = (): never => {
  throw new Error('a product takes factors, a sum takes terms');
};

const placesInProduct = (factors: readonly Factor[], sign: 1 | -1): readonly Place[] =>
  someOf(factors).map(({ some, others }) => ({
    type: 'product',
    value: some.reduce((product, f) => (f.power === 1 ? times : over)(product, f.structure.value), ONE),
    numbers: some.flatMap((factor) => numbersIn(factor.structure)),
    whole: others.length === 0,
    withFactors: (replacement) => productOf([...others, ...replacement], sign),
    withTerms: never,
  }));

const placesInSum = (terms: readonly Signed[]): readonly Place[] =>
  someOf(terms).map(({ some, others }) => ({
    type: 'sum',
    value: some.reduce((sum, term) => plus(sum, term.structure.value, term.sign), ZERO),
    numbers: some.flatMap((term) => numbersIn(term.structure)),
    whole: others.length === 0,
    withFactors: never,
    withTerms: (replacement) => sumOf([...others, ...replacement]),
  }));

/** Every way to take one or more of the parts. */
const someOf = <Part>(
  parts: readonly Part[],
): { readonly some: readonly Part[]; readonly others: readonly Part[] }[] =>
  Array.from({ length: 2 ** parts.length - 1 }, (_, way) => ({
    some: parts.filter((_, index) => ((way + 1) >> index) & 1),
    others: parts.filter((_, index) => !(((way + 1) >> index) & 1)),
  }));
