import { structureOf, type Signed } from './canonical.ts';
import type { Expression } from './expression.ts';
import { numbersOf } from './expression.ts';
import { staysExact } from './fraction.ts';
import { withoutIdle, type Reduced } from './idle.ts';
import { printExpression } from './print.ts';
import { exchanges } from './exchange.ts';
import { Structures } from './structures.ts';

/** As many numbers as the solver takes. */
const MOST_NUMBERS = 6;

/**
 * A name for the solution that an expression is: equal keys ⇔ the same solution by ARITH-6. Only for comparing, never for people.
 * An expression that divides by zero, or that is beyond any hand (more than six numbers, or too large to stay exact), is the same as
 * nothing but itself. Under a millisecond without idle numbers, a few with four, tens with five.
 */
export function solutionKey(e: Expression): string {
  const numbers = numbersOf(e);
  const structure = numbers.length <= MOST_NUMBERS && staysExact(numbers) ? structureOf(e) : undefined;
  return structure ? new Sameness(new Structures()).keyOf(structure) : printExpression(e);
}

/** Tells which structures are the same solution (ARITH-6), remembering what it has found out about idle numbers. */
export class Sameness {
  readonly #structures: Structures;
  readonly #keys = new Map<string, string>();

  constructor(structures: Structures) {
    this.#structures = structures;
  }

  /** The key of the solution: what is left without the idle numbers, and these; of several such ways, the first by text. */
  keyOf(structure: Signed): string {
    const reduced = withoutIdle(structure);
    const name = nameOf(reduced);
    return this.#keys.get(name) ?? this.#learn(name, reduced);
  }

  /** Goes from one way to take idle numbers out to all others that are the same, and gives all of them one key. */
  #learn(name: string, reduced: Reduced): string {
    const met = new Map([[name, reduced]]);
    for (const way of met.values()) {
      for (const exchanged of exchanges(way, this.#structures)) {
        const other = withoutIdle(exchanged.core);
        const next = { core: other.core, idle: [...exchanged.idle, ...other.idle].toSorted((a, b) => a - b) };
        met.set(nameOf(next), next);
      }
    }
    const names = [...met.keys()].toSorted();
    const [key = name] = names;
    for (const each of names) this.#keys.set(each, key);
    return key;
  }
}

const nameOf = ({ core, idle }: Reduced): string =>
  `${core.sign === 1 ? '' : '-'}${core.structure.key}|${idle.join()}`;
