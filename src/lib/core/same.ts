import { structureOf, type Signed } from './canonical.ts';
import { numbersOf, type Expression } from './expression.ts';
import { staysExact } from './fraction.ts';
import { reductionsOf, type Reduced } from './idle.ts';
import { printExpression } from './print.ts';
import { ascending } from './splits.ts';
import { waysWork } from './ways.ts';
import { finish, type Work } from './work.ts';

/** As many numbers as the solver takes. */
const MOST_NUMBERS = 6;

/**
 * A name for the solution that an expression is: equal keys ⇔ the same solution by ARITH-6. Only for comparing, never for people or storage.
 * An expression that divides by zero, or is beyond any hand (more than six numbers, or too large to stay exact), is the same as nothing but
 * itself. Immediate without idle numbers; with them all ways to make the value are looked through once: milliseconds for
 * four numbers, some tenths of a second for five, seconds for six.
 */
export const solutionKey = (e: Expression): string => finish(solutionKeyWork(e));

/** The same in steps. */
export function* solutionKeyWork(e: Expression): Work<string> {
  const numbers = numbersOf(e);
  const whole = numbers.length <= MOST_NUMBERS && staysExact(numbers) ? structureOf(e) : undefined;
  if (whole === undefined) return printExpression(e);
  if (reductionsOf({ core: whole, idle: [] }).length === 0) return keyOf(whole);
  const sameness = yield* samenessOfWork(numbers, whole);
  return sameness.keyOf(whole);
}

/** The one hand and value that were asked about last: a list of solutions is compared with one expression after the other. */
let latest: { readonly name: string; readonly sameness: Sameness } | undefined;

function* samenessOfWork(numbers: readonly number[], { sign, structure }: Signed): Work<Sameness> {
  const value = { n: sign * structure.value.n, d: structure.value.d };
  const name = `${ascending(numbers).join()}=${value.n}/${value.d}`;
  if (latest?.name === name) return latest.sameness;
  const sameness = yield* samenessWork(yield* waysWork(numbers, value));
  latest = { name, sameness };
  return sameness;
}

/** Sorts all ways to make one value into solutions; the list must be complete, since two ways may be the same through a third. */
export function* samenessWork(ways: readonly Signed[]): Work<Sameness> {
  const sameness = new Sameness();
  for (const way of ways) {
    sameness.add(way);
    yield;
  }
  return sameness;
}

/**
 * Which ways to make a value are the same solution (ARITH-6): those that become equal when idle numbers are taken out, in whatever order
 * and from whatever place, and all that are linked through others: 6 × 2 ÷ 2 × 3 ÷ 3 leaves 6 when (2, 2) and (3, 3) are idle,
 * and 3 × 2 when (6, 2, 3) are.
 */
export class Sameness {
  /** Union-find over names of partly reduced ways; a name without an entry leads its set and is its least. */
  readonly #leads = new Map<string, string>();
  readonly #added = new Set<string>();

  add(way: Signed): void {
    this.#follow({ core: way, idle: [] });
  }

  /** The key of a way that was added. */
  keyOf(way: Signed): string {
    return this.#leadOf(keyOf(way));
  }

  #follow(way: Reduced): void {
    const name = nameOf(way);
    if (this.#added.has(name)) return;
    this.#added.add(name);
    for (const next of reductionsOf(way)) {
      this.#join(name, nameOf(next));
      this.#follow(next);
    }
  }

  #join(a: string, b: string): void {
    const [x, y] = [this.#leadOf(a), this.#leadOf(b)];
    if (x < y) this.#leads.set(y, x);
    if (y < x) this.#leads.set(x, y);
  }

  #leadOf(name: string): string {
    let lead = name;
    for (let next = this.#leads.get(lead); next !== undefined; next = this.#leads.get(lead)) lead = next;
    if (lead !== name) this.#leads.set(name, lead);
    return lead;
  }
}

const keyOf = (way: Signed): string => nameOf({ core: way, idle: [] });

const nameOf = ({ core, idle }: Reduced): string =>
  `${core.sign === 1 ? '' : '-'}${core.structure.key}|${idle.join()}`;
