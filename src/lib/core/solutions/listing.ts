import { evaluate } from '../evaluate.ts';
import { numbersOf, type Expression } from '../expression.ts';
import type { Fraction } from '../fraction.ts';
import { Leaving } from './leaving.ts';
import { Naming } from './naming.ts';
import { ranked, simplerFirst, type Ranked } from './rank.ts';
import { Sameness } from './same.ts';
import { Writer } from './writer.ts';
import { ascending } from '../ascending.ts';
import { templatesOf } from './templates.ts';
import { templateOf } from './template-of.ts';
import type { Signed } from './template-parts.ts';
import { TemplateValues } from './template-values.ts';
import { waysOf } from './ways.ts';
import type { Work } from '../work.ts';

/** What is found of the solutions while they are sought. */
export interface SolutionsSoFar {
  readonly count: number;
  /** The simplest of them, simplest first. */
  readonly simplest: readonly Expression[];
}

/** A solution in its simplest form. */
export interface Solution {
  readonly expression: Expression;
  /** Equal keys ⇔ the same solution, within one list. */
  readonly key: string;
}

/** How many ways are looked at in one step: about a millisecond's work. */
const WAYS_A_STEP = 16;
/** A glimpse is given after so many ways, and again whenever there are four times as many. */
const FIRST_GLIMPSE = 4;
/** So many solutions are in a glimpse. */
const IN_A_GLIMPSE = 200;

/** The list of all solutions of one hand, while it is made. */
export class Listing {
  readonly #hand: readonly number[];
  readonly #value: Fraction;
  readonly #values: TemplateValues;
  readonly #naming: Naming;
  readonly #sameness: Sameness;
  readonly #writer: Writer;
  readonly #ways: { readonly way: Signed; readonly ranked: Ranked }[] = [];

  /** `values` may be lent, for as long as the listing is used. */
  constructor(
    numbers: readonly number[],
    value: Fraction,
    values = new TemplateValues(templatesOf(numbers.length)),
  ) {
    this.#hand = ascending(numbers);
    this.#value = value;
    this.#values = values;
    values.fill(this.#hand);
    this.#naming = Naming.of(values.templates, this.#hand);
    this.#sameness = new Sameness(values, this.#naming, new Leaving(values, value));
    this.#writer = new Writer(values, this.#naming);
  }

  /** Looks for them, and gives a glimpse now and then. */
  *work(): Work<void, SolutionsSoFar> {
    let glimpse = FIRST_GLIMPSE;
    for (const way of waysOf(this.#values, this.#naming, this.#value)) {
      this.#sameness.add(way);
      this.#ways.push({ way, ranked: ranked(this.#writer.expressionOf(way)) });
      if (this.#ways.length === glimpse) {
        glimpse *= 4;
        const found = this.solutions();
        const simplest = found.slice(0, IN_A_GLIMPSE).map(({ expression }) => expression);
        yield { count: found.length, simplest };
      } else if (this.#ways.length % WAYS_A_STEP === 0) yield;
    }
  }

  /** What is found, each once, the simplest first. */
  solutions(): readonly Solution[] {
    const met = new Set<string>();
    const found: Solution[] = [];
    // Of those that are the same the first, being the simplest, stands for all.
    for (const { way, ranked } of this.#ways.toSorted((a, b) => simplerFirst(a.ranked, b.ranked))) {
      const key = this.#sameness.keyOf(way);
      if (met.has(key)) continue;
      met.add(key);
      found.push({ expression: ranked.expression, key });
    }
    return found;
  }

  /** The key of the solution that an expression of the same numbers is; null if it is none of those found. */
  keyOf(e: Expression): string | null {
    const isHand = ascending(numbersOf(e)).join() === this.#hand.join();
    if (!isHand || evaluate(e) === undefined) return null;
    return this.#sameness.keyOf(templateOf(this.#values.templates, this.#hand, e));
  }
}
