import type { Batch, Taker } from './batch.ts';
import { hasNegative } from './mark.ts';
import { peel, type Pairing } from './pairing.ts';
import { Parts, sizeOf, type Part } from './parts.ts';
import { ValueSet } from './value-set.ts';
import { MOST_VALUES, Values } from './values.ts';
import type { Work } from '../work.ts';

/** Where the search ended: a goal of some part that is met. */
export interface Met {
  readonly part: Part;
  /** Index into the part's goals. */
  readonly goal: number;
  /** The two parts that meet it and how; null when the part meets it by one of its own values. */
  readonly last: { readonly larger: Part; readonly smaller: Part; readonly pairing: Pairing } | null;
}

/**
 * Whether a hand of one to eight numbers makes a target, from both ends. In every expression there is a way down from the last operator, always
 * to the side with more numbers, and what is passed on it are small parts. So from the target goals are worked out for larger parts, by peeling
 * the values of the smaller ones off; and for parts of half the numbers all values are worked out and looked up. Eight numbers:
 * a hundred thousand goals and a million values, where there are billions of expressions.
 *
 * Exact: a goal is a fraction of a target up to 10^4 and up to five numbers peeled off it, below 10^4 · 2^5 · 100^5 = 3.2 · 10^15 < 2^53
 * above and below the line; it meets values of parts of three to five numbers, with at most 2^4 · 100^4 below the line: what `sameRatio` asks for.
 */
export class Search {
  readonly parts: Parts;
  readonly values: Values;
  /** Parts of this size have goals and are looked up last; larger ones are only passed, smaller ones are looked up at once. */
  readonly #half: number;
  readonly #goals: (ValueSet | undefined)[] = [];

  constructor(numbers: readonly number[], target: number) {
    this.parts = new Parts(numbers);
    this.values = new Values(this.parts);
    this.#half = Math.min(numbers.length, (numbers.length >> 1) + 1);
    this.goalsOf(this.parts.all).add(Math.abs(target), 1, target >= 0 ? 1 : 0);
  }

  /** What a part must make, as far as is known: sizes, with 1 if they are to be made, 0 if their negatives are. */
  goalsOf(part: Part): ValueSet {
    return (this.#goals[part] ??= new ValueSet(this.#mostGoals(sizeOf(part))));
  }

  /** Searches until the target is met; null when it cannot be. */
  *run(): Work<Met | null> {
    for (let size = this.parts.numbers.length; size > this.#half; size -= 1) {
      for (const part of this.parts.ofSize(size)) {
        const met = yield* this.#pass(part);
        if (met) return met;
      }
    }
    return yield* this.#lookUp();
  }

  *#pass(part: Part): Work<Met | null> {
    for (const [larger, smaller] of this.parts.splitsOf(part)) {
      const into = sizeOf(larger) < this.#half ? new Lookup(this.values.of(larger)) : this.goalsOf(larger);
      const pairing = peel(this.goalsOf(part), this.values.of(smaller), into);
      if (pairing) return { part, goal: pairing.first, last: { larger, smaller, pairing } };
      yield;
    }
    return null;
  }

  *#lookUp(): Work<Met | null> {
    const values = new ValueSet(MOST_VALUES[this.#half] ?? 1);
    for (const part of this.parts.ofSize(this.#half)) {
      values.clear();
      yield* this.values.fillWork(values, part);
      const { size, tops, bottoms, marks } = this.goalsOf(part);
      for (let goal = 0; goal < size; goal += 1) {
        const index = values.indexOf(tops[goal] ?? 0, bottoms[goal] ?? 1);
        if (index >= 0 && (marks[goal] === 1 || hasNegative(values.marks[index])))
          return { part, goal, last: null };
      }
    }
    return null;
  }

  /** How many goals a part of `size` numbers can have: five for each goal of a part around it and each value of what lies between. */
  #mostGoals(size: number): number {
    const all = this.parts.numbers.length;
    if (size === all) return 1;
    let most = 0;
    let ways = 1;
    for (let more = 1; more <= size && size + more <= all; more += 1) {
      ways *= (all - size - more + 1) / more;
      most += ways * this.#mostGoals(size + more) * (MOST_VALUES[more] ?? 0) * 5;
    }
    return most;
  }
}

/** Waits for a value of a set; one that is not marked must have its negative there. */
class Lookup implements Taker {
  readonly #set: ValueSet;

  constructor(set: ValueSet) {
    this.#set = set;
  }

  takeAll({ size, tops, bottoms, marks }: Batch): number {
    for (let i = 0; i < size; i += 1) {
      const index = this.#set.indexOf(tops[i] ?? 0, bottoms[i] ?? 1);
      if (index >= 0 && (marks[i] === 1 || hasNegative(this.#set.marks[index]))) return i;
    }
    return -1;
  }
}
