import { operation, type Expression } from '../expression.ts';
import { add, divide, equals, multiply, subtract, type Rational } from '../rational.ts';

/** How two values were brought together to a third. */
export interface Joint {
  readonly left: Rational;
  readonly right: Rational;
  /** Writes it, given expressions of the two values. */
  write(left: Expression, right: Expression): Expression;
}

type Write = Joint['write'];

const WRITES: readonly (readonly [(a: Rational, b: Rational) => Rational | undefined, Write])[] = [
  [add, (a, b) => operation('+', a, b)],
  [subtract, (a, b) => operation('-', a, b)],
  [(a, b) => subtract(b, a), (a, b) => operation('-', b, a)],
  [multiply, (a, b) => operation('*', a, b)],
  [divide, (a, b) => operation('/', a, b)],
  [(a, b) => divide(b, a), (a, b) => operation('/', b, a)],
];

/** The first joint of one of `lefts` and one of `rights` that makes the value. That there is one is for the caller to know. */
export function jointOf(lefts: readonly Rational[], rights: readonly Rational[], value: Rational): Joint {
  for (const joint of jointsOf(lefts, rights, value)) return joint;
  throw new Error('two values were said to make a third, and do not');
}

/** Every such joint. */
export function* jointsOf(
  lefts: readonly Rational[],
  rights: readonly Rational[],
  value: Rational,
): Generator<Joint> {
  for (const left of lefts) {
    for (const right of rights) {
      for (const [make, write] of WRITES) {
        const made = make(left, right);
        if (made && equals(made, value)) yield { left, right, write };
      }
    }
  }
}
