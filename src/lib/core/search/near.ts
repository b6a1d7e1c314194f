import type { Expression } from '../expression.ts';
import type { Rational } from '../rational.ts';

/** A value and some expression that has it. */
export interface Near {
  readonly value: Rational;
  readonly expression: Expression;
}

/** The values nearest to a target, itself left out; null where the hand makes none on that side. */
export interface Nearest {
  readonly below: Near | null;
  readonly above: Near | null;
}
