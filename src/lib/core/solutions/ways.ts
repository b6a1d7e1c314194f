import type { Fraction } from '../fraction.ts';
import { canBeNegative } from './idle.ts';
import { making } from './making.ts';
import type { TemplateNaming } from './naming.ts';
import type { TemplateSign, Signed } from './signed.ts';
import { MINUS, OVER, PLUS, TIMES, UNDER } from './templates.ts';
import type { TemplateValues } from './template-values.ts';

/**
 * Every way to make a value that can be written (ARITH-4), once each for the hand on the places: the solutions before idle numbers are merged.
 */
export class Ways {
  readonly #values: TemplateValues;
  readonly #naming: TemplateNaming;
  readonly #value: Fraction;
  #met: Set<number> | null = null;

  constructor(values: TemplateValues, naming: TemplateNaming, value: Fraction) {
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
    const sign = this.#signOf(template);
    if (sign === 0) return NONE;
    // Only nothing has both signs.
    if (this.#value.n === 0)
      return BOTH.map((each) => ({ sign: each, template })).filter((way) => this.#isWay(way));
    const way: Signed = { sign, template };
    return this.#isWay(way) ? [way] : NONE;
  }

  /** 1 if a template over all places has the value, −1 if it has its negative; else 0. */
  #signOf(template: number): TemplateSign | 0 {
    const { n, d, templates } = this.#values;
    const r = templates.rest[template] ?? 0;
    const b = templates.block[template] ?? 0;
    const [rn, rd, bn, bd] = [n[r] ?? NaN, d[r] ?? NaN, n[b] ?? NaN, d[b] ?? NaN];
    switch (templates.kind[template]) {
      case PLUS:
        return signIn(rn * bd + bn * rd, rd * bd, this.#value);
      case MINUS:
        return signIn(rn * bd - bn * rd, rd * bd, this.#value);
      case TIMES:
        return signIn(rn * bn, rd * bd, this.#value);
      case OVER:
        return signIn(rn * bd, rd * bn || NaN, this.#value);
      case UNDER:
        return signIn(bn * rd, bd * rn || NaN, this.#value);
      default:
        return signIn(rn, rd, this.#value);
    }
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

/** 1 if n/d is the value, −1 if it is its negative, else 0. Exactly: products beyond 2⁵³ are compared as big integers. */
function signIn(n: number, d: number, value: Fraction): TemplateSign | 0 {
  const one = n * value.d;
  const other = d * value.n;
  // NaN, where something is divided by zero, is equal to nothing.
  if (!(Math.abs(one) > Number.MAX_SAFE_INTEGER && Math.abs(other) > Number.MAX_SAFE_INTEGER))
    return one === other ? 1 : one === -other ? -1 : 0;
  const [a, b] = [BigInt(n) * BigInt(value.d), BigInt(d) * BigInt(value.n)];
  return a === b ? 1 : a === -b ? -1 : 0;
}
