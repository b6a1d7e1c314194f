import { signed, type Signed } from './canonical.ts';
import { size, type Fraction } from './fraction.ts';
import { ascending } from './splits.ts';
import { Structures } from './structures.ts';
import type { Work } from './work.ts';

/** Every structure of the numbers that has the value and can be written (ARITH-4), once each: the solutions before idle numbers are merged. */
export function* waysWork(numbers: readonly number[], value: Fraction): Work<readonly Signed[]> {
  const structures = yield* new Structures().withValueWork(ascending(numbers), size(value));
  return structures.flatMap((structure) =>
    signsOf(value, structure.balanced)
      .filter((sign) => sign === 1 || structure.negatable)
      .map((sign) => signed(sign, structure)),
  );
}

/** The signs with which a structure can have the value; 0 has both, unless they are the same. */
const signsOf = ({ n }: Fraction, balanced: boolean): readonly Signed['sign'][] =>
  n > 0 ? [1] : n < 0 ? [-1] : balanced ? [1] : [1, -1];
