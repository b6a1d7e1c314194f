import { evaluate } from '../evaluate.ts';
import { numbersOf, type Expression } from '../expression.ts';
import type { Fraction } from '../fraction.ts';
import { Leaving } from './leaving.ts';
import { TemplateNaming, signedText } from './naming.ts';
import { rankedWay, simplerFirst, type RankedWay } from './rank.ts';
import { Sameness } from './same.ts';
import { Writer } from './writer.ts';
import { ascending } from '../ascending.ts';
import { templatesOf } from './templates.ts';
import { templateOf } from './template-of.ts';
import type { Signed } from './signed.ts';
import { TemplateValues } from './template-values.ts';
import { Ways } from './ways.ts';
import type { Work } from '../work.ts';

/** What is found of the solutions while they are sought. */
export interface SolutionsSoFar {
  readonly count: number;
  /** The simplest of them, simplest first. */
  readonly simplest: readonly Expression[];
}

/** A way to make the value, written plainly. */
interface Found {
  readonly way: Signed;
  readonly ranked: RankedWay;
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
  readonly #naming: TemplateNaming;
  /** Null where no two ways can be the same solution. */
  #sameness: Sameness | null = null;
  readonly #writer: Writer;
  readonly #found: Found[] = [];

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
    this.#naming = TemplateNaming.of(values, this.#hand);
    this.#writer = new Writer(values, this.#naming);
  }

  /** Looks for them all at once. */
  run(): void {
    const ways = new Ways(this.#values, this.#naming, this.#value);
    for (const template of ways.templates()) for (const way of ways.at(template)) this.#add(way);
  }

  /** The same in steps, with a glimpse now and then. */
  *work(): Work<void, SolutionsSoFar> {
    let glimpse = FIRST_GLIMPSE;
    const ways = new Ways(this.#values, this.#naming, this.#value);
    for (const template of ways.templates()) {
      for (const way of ways.at(template)) {
        this.#add(way);
        if (this.#found.length === glimpse) {
          glimpse *= 4;
          const found = this.solutions();
          yield { count: found.length, simplest: found.slice(0, IN_A_GLIMPSE) };
        } else if (this.#found.length % WAYS_A_STEP === 0) yield;
      }
    }
  }

  #add(way: Signed): void {
    this.#found.push({ way, ranked: rankedWay(this.#writer.expressionOf(way)) });
    if (this.#found.length === 2) this.#compare();
    else this.#sameness?.add(way);
  }

  /** Begins to compare the ways: a single one needs no comparison. */
  #compare(): void {
    const leaving = new Leaving(this.#values, this.#value);
    if (leaving.from(this.#values.all).length === 0) return;
    this.#sameness = new Sameness(this.#values, this.#naming, leaving);
    for (const { way } of this.#found) this.#sameness.add(way);
  }

  /** What is found, each once, the simplest first. */
  solutions(): readonly Expression[] {
    return this.#different().map((found) => found.ranked.expression);
  }

  /** Their keys in the same order: equal keys ⇔ the same solution, within one list. */
  keys(): readonly string[] {
    return this.#different().map((found) => this.#keyOf(found.way));
  }

  #different(): readonly Found[] {
    if (this.#found.length < 2) return this.#found;
    const sorted = this.#found.toSorted((a, b) => simplerFirst(a.ranked, b.ranked));
    const sameness = this.#sameness;
    if (sameness === null) return sorted;
    const met = new Set<number>();
    // Of those that are the same the first, being the simplest, stands for all.
    return sorted.filter(({ way }) => {
      const key = sameness.keyOf(way);
      return !met.has(key) && met.add(key);
    });
  }

  #keyOf(way: Signed): string {
    return this.#sameness?.keyOf(way).toString() ?? signedText(this.#naming, way);
  }

  /** The key of the solution that an expression of the same numbers is; null if it is none of those found. */
  keyOf(e: Expression): string | null {
    const isHand = ascending(numbersOf(e)).join() === this.#hand.join();
    if (!isHand || evaluate(e) === undefined) return null;
    return this.#keyOf(templateOf(this.#values.templates, this.#hand, e));
  }
}
