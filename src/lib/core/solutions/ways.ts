import type { Fraction } from '../fraction.ts';
import { canBeNegative } from './idle.ts';
import { making } from './making.ts';
import type { Naming } from './naming.ts';
import type { Signed } from './signed.ts';
import type { TemplateValues } from './template-values.ts';

/**
 * Every way to make a value that can be written (ARITH-4), once each for the hand on the places: the solutions before idle numbers are merged.
 */
export class Ways {
  readonly #values: TemplateValues;
  readonly #naming: Naming;
  readonly #value: Fraction;
  #met: Set<number> | null = null;

  constructor(values: TemplateValues, naming: Naming, value: Fraction) {
    this.#values = values;
    this.#naming = naming;
    this.#value = value;
  }

  /** The templates that may be such a way, with one sign or both. */
  templates(): readonly number[] {
    return making(this.#values, { n: Math.abs(this.#value.n), d: this.#value.d });
  }

  /** The ways that one of them is and that none before it was: two at most. */
  at(template: number): readonly Signed[] {
    const { n, d } = this.#values.fractionOf(template);
    if (!isSameSize(n, d, this.#value)) return NONE;
    // Only nothing has both signs.
    if (this.#value.n === 0)
      return BOTH.map((sign) => ({ sign, template })).filter((way) => this.#isWay(way));
    const way: Signed = { sign: this.#value.n > 0 === n / d > 0 ? 1 : -1, template };
    return this.#isWay(way) ? [way] : NONE;
  }

  #isWay(way: Signed): boolean {
    const isWritable = way.sign === 1 || canBeNegative(this.#values.templates, way.template);
    return isWritable && this.#isNew(way);
  }

  #isNew(way: Signed): boolean {
    // Only equal numbers, and what has no sign, can make one way look like two.
    if (!this.#naming.hasEqual) return true;
    this.#met ??= new Set();
    const number = this.#naming.numberOf(way);
    if (this.#met.has(number)) return false;
    this.#met.add(number);
    return true;
  }
}

const NONE: readonly Signed[] = [];
const BOTH = [1, -1] as const;

/** Whether |n/d| is |value|, exactly: products beyond 2⁵³ are compared as big integers. */
function isSameSize(n: number, d: number, value: Fraction): boolean {
  const [one, other] = [Math.abs(n * value.d), Math.abs(d * value.n)];
  // NaN, where something is divided by zero, is equal to nothing.
  if (!(one > Number.MAX_SAFE_INTEGER && other > Number.MAX_SAFE_INTEGER)) return one === other;
  const [a, b] = [BigInt(n) * BigInt(value.d), BigInt(d) * BigInt(value.n)];
  return a === b || a === -b;
}
