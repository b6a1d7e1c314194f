import type { Expression } from '#lib/core/expression.ts';
import { signed, structureOf, type Signed } from './canonical.ts';
import { fraction, size } from './fraction.ts';
import { reductionsOf, type Reduced } from './idle.ts';
import { ascending } from './splits.ts';
import { Structures } from './structures.ts';

/**
 * The solutions of a hand found in another way than the app's: structures as texts, every one built and met by its text, values as big-integer
 * fractions. Slow, and it shares with src nothing but the type of expressions.
 */
export class ReferenceSolutions {
  readonly #leads = new Map<string, string>();
  readonly #added = new Set<string>();
  /** One key for every different solution (ARITH-6). */
  readonly keys: ReadonlySet<string>;

  constructor(numbers: readonly number[], target: number) {
    const value = fraction(BigInt(target));
    const ways = new Structures().withValue(ascending(numbers), size(value)).flatMap((structure) =>
      signsOf(target, structure.balanced)
        .filter((sign) => sign === 1 || structure.negatable)
        .map((sign) => signed(sign, structure)),
    );
    for (const core of ways) this.#follow({ core, idle: [] });
    this.keys = new Set(ways.map((way) => this.#leadOf(nameOf({ core: way, idle: [] }))));
  }

  /** Which of the keys an expression has; undefined if it divides by zero. */
  keyOf(e: Expression): string | undefined {
    const core = structureOf(e);
    return core && this.#leadOf(nameOf({ core, idle: [] }));
  }

  #follow(way: Reduced): void {
    const name = nameOf(way);
    if (this.#added.has(name)) return;
    this.#added.add(name);
    for (const next of reductionsOf(way)) {
      const [x, y] = [this.#leadOf(name), this.#leadOf(nameOf(next))];
      if (x < y) this.#leads.set(y, x);
      if (y < x) this.#leads.set(x, y);
      this.#follow(next);
    }
  }

  #leadOf(name: string): string {
    let lead = name;
    for (let next = this.#leads.get(lead); next !== undefined; next = this.#leads.get(lead)) lead = next;
    return lead;
  }
}

function signsOf(target: number, balanced: boolean): readonly Signed['sign'][] {
  if (target !== 0) return target > 0 ? [1] : [-1];
  return balanced ? [1] : [1, -1];
}

const nameOf = ({ core, idle }: Reduced): string =>
  `${core.sign === 1 ? '' : '-'}${core.structure.key}|${idle.join()}`;
