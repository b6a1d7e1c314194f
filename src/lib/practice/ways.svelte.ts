import type { Expression } from '#lib/core/expression.ts';
import { parseExpression } from '#lib/core/parse.ts';
import { printExpression } from '#lib/core/print.ts';
import type { Reach } from '#lib/core/reach.ts';
import { isSolvable } from '#lib/core/solvable.ts';
import type { Solver } from '#lib/solver/client.ts';
import type { Answer, Question, TaskName } from '#lib/solver/tasks.ts';
import { numbersOfHand, type Hand } from './hand.ts';

/** Up to this many numbers are decided on the spot. */
const QUICK_COUNT = 4;

/** A solution as it is listed: printed, and whether one of the own lines is the same (ARITH-6). */
export interface Way {
  readonly printed: string;
  readonly own: boolean;
}

type Deal = Pick<Hand, 'cards' | 'target'>;

/** What the solver knows about the hand on the table, asked once and kept while the hand lies there. */
export class Ways {
  #solutions = $state.raw<readonly Expression[] | null>(null);
  #reach = $state.raw<Reach | null>(null);
  /** By printed line: equal keys are the same solution. */
  #keys = $state.raw<ReadonlyMap<string, string>>(new Map());
  #solver: Solver;
  #deal: Deal | null = null;
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
  turnTo(deal: Deal): void {
    this.dispose();
    this.#deal = deal;
    this.#calling = new AbortController();
    this.#asked = null;
    this.#solutions = null;
    this.#reach = null;
    this.#keys = new Map();
  }

  dispose(): void {
    this.#calling.abort();
  }

  /** Whether there is a solution at all; null if the question is called off. */
  async solvable(): Promise<boolean | null> {
    const { numbers, target } = this.#asking();
    if (this.#solutions) return this.#solutions.length > 0;
    if (numbers.length <= QUICK_COUNT) return isSolvable(numbers, target);
    return this.#ask('solvable', this.#asking());
  }

  /** Looks for all solutions; null if the question is called off. */
  async find(): Promise<readonly Expression[] | null> {
    const { signal } = this.#calling;
    this.#asked ??= this.#ask('solutions', this.#asking());
    const solutions = await this.#asked;
    if (signal.aborted) return null;
    if (solutions) this.#solutions = solutions;
    return solutions;
  }

  /** Looks at everything that the hand can make. */
  async measure(): Promise<void> {
    const { signal } = this.#calling;
    const reach = await this.#ask('reach', this.#asking());
    if (reach && !signal.aborted) this.#reach = reach;
  }

  /** Finds all solutions, and which of them the `found` lines are; `list` has them when this is done. */
  async compare(found: readonly string[]): Promise<void> {
    const solutions = await this.find();
    if (solutions) await this.#learn([...solutions.map(printExpression), ...found]);
  }

  /** The solutions, each marked with whether one of the `found` lines is the same; null while that is being found out. */
  list(found: readonly string[]): readonly Way[] | null {
    const lines = this.#solutions?.map(printExpression);
    if (!lines || ![...lines, ...found].every((line) => this.#keys.has(line))) return null;
    const own = new Set(found.map((line) => this.#keys.get(line)));
    return lines.map((printed) => ({ printed, own: own.has(this.#keys.get(printed)) }));
  }

  /** The first of the `found` lines that is the same solution as another line, or null. */
  async sameAmong(found: readonly string[], printed: string): Promise<string | null> {
    await this.#learn([...found, printed]);
    const key = this.#keys.get(printed) ?? printed;
    return found.find((line) => (this.#keys.get(line) ?? line) === key) ?? null;
  }

  async #learn(lines: readonly string[]): Promise<void> {
    const { signal } = this.#calling;
    const unknown = lines.filter((line) => !this.#keys.has(line));
    if (unknown.length === 0) return;
    const parsed = unknown.map(parseExpression);
    const expressions = parsed.flatMap((each) => (each.ok ? [each.value] : []));
    const keys = await this.#ask('keys', { expressions });
    if (keys === null || signal.aborted) return;
    const inTurn = keys.values();
    // A line that cannot be read, as in a damaged hand, is the same as itself only.
    const learnt = unknown.map((line, index) => {
      const key = parsed[index]?.ok ? inTurn.next().value : undefined;
      return [line, key ?? line] as const;
    });
    this.#keys = new Map([...this.#keys, ...learnt]);
  }

  async #ask<Name extends TaskName>(name: Name, question: Question<Name>): Promise<Answer<Name> | null> {
    const { signal } = this.#calling;
    try {
      const answer = await this.#solver.ask(name, question, signal);
      return signal.aborted ? null : answer;
    } catch (reason) {
      if (signal.aborted) return null;
      throw reason;
    }
  }

  #asking() {
    if (!this.#deal) throw new Error('no hand to ask about');
    return { numbers: numbersOfHand(this.#deal), target: this.#deal.target };
  }
}
