import type { Expression } from '#lib/core/expression.ts';
import type { Reach } from '#lib/core/reach.ts';
import { isSolvable } from '#lib/core/solvable.ts';
import type { Solver } from '#lib/solver/client.ts';
import type { Answer } from '#lib/solver/tasks.ts';
import { numbersOfHand, type Hand } from './hand.ts';
import type { Way } from './same-ways.ts';

/** Up to this many numbers are decided on the spot. */
const QUICK_COUNT = 4;

type Question = Pick<Hand, 'cards' | 'target'>;

/** What the solver knows about the hand on the table, asked once and kept while the hand lies there. */
export class Ways {
  #solutions = $state.raw<readonly Expression[] | null>(null);
  #reach = $state.raw<Reach | null>(null);
  #markOwn: (solutions: readonly Expression[], found: readonly string[]) => readonly Way[] = () => [];
  #solver: Solver;
  #question: Question | null = null;
  #calling = new AbortController();
  #asked: Promise<readonly Expression[] | null> | null = null;

  constructor(solver: Solver) {
    this.#solver = solver;
  }

  /** All different solutions, simplest first (ARITH-6), or null while the solver is looking. */
  get solutions(): readonly Expression[] | null {
    return this.#solutions;
  }

  /** How many values the hand can make, and the nearest to the target; null until asked and answered. */
  get reach(): Reach | null {
    return this.#reach;
  }

  /** Turns to another hand; what is still being computed for the last one is called off. */
  turnTo(question: Question): void {
    this.dispose();
    this.#question = question;
    this.#calling = new AbortController();
    this.#asked = null;
    this.#solutions = null;
    this.#reach = null;
  }

  dispose(): void {
    this.#calling.abort();
  }

  /** Whether there is a solution at all; null if the question is called off. */
  async solvable(): Promise<boolean | null> {
    const { numbers, target } = this.#asking();
    if (this.#solutions) return this.#solutions.length > 0;
    if (numbers.length <= QUICK_COUNT) return isSolvable(numbers, target);
    return this.#ask('solvable');
  }

  /** Looks for all solutions; null if the question is called off. */
  async find(): Promise<readonly Expression[] | null> {
    this.#asked ??= this.#ask('solutions');
    const [solutions, { markOwn }] = await Promise.all([this.#asked, import('./same-ways.ts')]);
    this.#markOwn = markOwn;
    if (solutions) this.#solutions = solutions;
    return solutions;
  }

  /** Looks at everything that the hand can make. */
  async measure(): Promise<void> {
    this.#reach = (await this.#ask('reach')) ?? this.#reach;
  }

  /** Marks each solution with whether one of the `found` lines is the same (ARITH-6). */
  marked(found: readonly string[]): readonly Way[] {
    return this.#markOwn(this.#solutions ?? [], found);
  }

  async #ask<Name extends 'solvable' | 'solutions' | 'reach'>(name: Name): Promise<Answer<Name> | null> {
    const { signal } = this.#calling;
    try {
      const answer = await this.#solver.ask(name, this.#asking(), signal);
      return signal.aborted ? null : answer;
    } catch (reason) {
      if (signal.aborted) return null;
      throw reason;
    }
  }

  #asking() {
    if (!this.#question) throw new Error('no hand to ask about');
    return { numbers: numbersOfHand(this.#question), target: this.#question.target };
  }
}
