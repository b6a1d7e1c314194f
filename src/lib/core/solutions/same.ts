import { without } from './idle.ts';
import type { Leaving } from './leaving.ts';
import type { TemplateNaming } from './naming.ts';
import type { Signed } from './signed.ts';
import type { TemplateValues } from './template-values.ts';

/** There are at most so many masks of places. */
const MASKS = 64;

/**
 * Which ways to make a value are the same solution (ARITH-6): those that become equal when idle numbers are taken out, in whatever order
 * and from whatever place, and all that are linked through others: 6 × 2 ÷ 2 × 3 ÷ 3 leaves 6 when (2, 2) and (3, 3) are idle,
 * and 3 × 2 when (6, 2, 3) are. All ways must be added, since two may be the same through a third.
 */
export class Sameness {
  readonly #values: TemplateValues;
  readonly #leaving: Leaving;
  readonly #naming: TemplateNaming;
  /** Union-find over names of reduced ways; a name without an entry leads its set and is its least. */
  readonly #leads = new Map<number, number>();
  readonly #added = new Set<number>();

  constructor(values: TemplateValues, naming: TemplateNaming, leaving: Leaving) {
    this.#values = values;
    this.#leaving = leaving;
    this.#naming = naming;
  }

  add(way: Signed): void {
    this.#follow(way, 0);
  }

  /** The key of a way that was added: equal keys ⇔ the same solution. */
  keyOf(way: Signed): number {
    return this.#leadOf(this.#nameOf(way, 0));
  }

  #follow(way: Signed, gone: number): void {
    const leaving = this.#leaving.from(this.#values.templates.mask[way.template] ?? 0);
    if (leaving.length === 0) return;
    const name = this.#nameOf(way, gone);
    if (this.#added.has(name)) return;
    this.#added.add(name);
    for (const idle of leaving) {
      const left = without(this.#values, way, idle);
      if (left === null) continue;
      this.#join(name, this.#nameOf(left, gone | idle));
      this.#follow(left, gone | idle);
    }
  }

  #join(a: number, b: number): void {
    const [x, y] = [this.#leadOf(a), this.#leadOf(b)];
    if (x < y) this.#leads.set(y, x);
    if (y < x) this.#leads.set(x, y);
  }

  #leadOf(name: number): number {
    if (this.#leads.size === 0) return name;
    let lead = name;
    for (let next = this.#leads.get(lead); next !== undefined; next = this.#leads.get(lead)) lead = next;
    if (lead !== name) this.#leads.set(name, lead);
    return lead;
  }

  /** The name of a way out of which some places are gone: a number for both, as equal numbers may be gone from different places. */
  #nameOf(way: Signed, gone: number): number {
    return this.#naming.numberOf(way) * MASKS + this.#naming.idleNumber(gone);
  }
}
