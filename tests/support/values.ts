import { rational, type Rational } from '#lib/core/rational.ts';
import { everyTree } from './brute-force.ts';

/** Every value that the numbers can make, by brute force, under its text. */
export const everyValue = (numbers: readonly number[]): ReadonlyMap<string, Rational> =>
  new Map(
    everyTree(numbers).map(({ n, d }) => {
      const value = rational(n, d);
      return [textOf(value), value] as const;
    }),
  );

/** A value as text, for comparing: equal values have equal texts. */
export const textOf = ({ n, d }: Rational): string => `${n}/${d}`;
