import type { Reach } from '#lib/core/search/reach.ts';
import { isSolvable } from '#lib/core/search/solvable.ts';
import type { Environment } from '#lib/environment/environment.ts';
import type { Solver } from '#lib/solver/client.ts';
import { SolverMissing } from '#lib/solver/missing.ts';
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
  #solutions = $state.raw<readonly string[] | null>(null);
  #reach = $state.raw<Reach | null>(null);
  /** Of own lines: which one of the solutions each is, or null. */
  #places = $state.raw<ReadonlyMap<string, number | null>>(new Map());
  #missing = $state(false);
  readonly #solver: Solver;
  readonly #stopWatching: readonly (() => void)[];
  #deal: Deal | null = null;
  #calling = new AbortController();
  #asked: Promise<readonly string[] | null> | null = null;
  /** Asks once more for what is being read. */
  #askAgain: (() => Promise<void>) | null = null;
  /** Every own line that is being read. */
  #lines = new Set<string>();

  constructor(solver: Solver, environment: Pick<Environment, 'onVisibility' | 'onNetwork'>) {
    this.#solver = solver;
    const look = (hopeful: boolean) => {
      if (hopeful && this.#missing) void this.#askAgain?.();
    };
    this.#stopWatching = [environment.onVisibility(look), environment.onNetwork(look)];
  }

  /** All different solutions printed, simplest first (ARITH-6), or null while the solver is looking. */
  get solutions(): readonly string[] | null {
    return this.#solutions;
  }

  /** How many values the hand can make, and the nearest to the target; null until asked and answered. */
  get reach(): Reach | null {
    return this.#reach;
  }

  /** The solver's code could not be fetched for the last question. What is being read is asked for again when there is hope. */
  get missing(): boolean {
    return this.#missing;
  }

  /** Turns to another hand; what is still being computed for the last one is called off. */
  turnTo(deal: Deal): void {
    this.#calling.abort();
    this.#deal = deal;
    this.#calling = new AbortController();
    this.#asked = null;
    this.#askAgain = null;
    this.#lines = new Set();
    this.#missing = false;
    this.#solutions = null;
    this.#reach = null;
    this.#places = new Map();
  }

  dispose(): void {
    this.#calling.abort();
    this.#askAgain = null;
    for (const stop of this.#stopWatching) stop();
  }

  /** Whether there is a solution at all; null if the question is called off, or if the solver is missing. */
  async solvable(): Promise<boolean | null> {
    const { numbers, target } = this.#asking();
    if (this.#solutions) return this.#solutions.length > 0;
    if (numbers.length <= QUICK_COUNT) return isSolvable(numbers, target);
    return this.#ask('solvable', this.#asking());
  }

  /** Looks for all solutions; null if the question is called off, or if the solver is missing. */
  async find(): Promise<readonly string[] | null> {
    const { signal } = this.#calling;
    const asked = (this.#asked ??= this.#ask('solutions', this.#asking()));
    const solutions = await asked;
    if (signal.aborted) return null;
    if (solutions) this.#solutions = solutions;
    else if (this.#asked === asked) this.#asked = null;
    return solutions;
  }

  /** Looks at everything that the hand can make. */
  async measure(): Promise<void> {
    this.#askAgain = () => this.measure();
    const { signal } = this.#calling;
    const reach = await this.#ask('reach', this.#asking());
    if (reach && !signal.aborted) this.#reach = reach;
  }

  /** Finds all solutions, and which of them the `found` lines are; `list` has them when this is done. */
  async compare(found: readonly string[]): Promise<void> {
    this.#read(found);
    this.#askAgain = () => this.compare([...this.#lines]);
    if (await this.find()) await this.#learn(found);
  }

  /** The solutions, each marked with whether one of the `found` lines is the same; null while that is being found out. */
  list(found: readonly string[]): readonly Way[] | null {
    if (!this.#solutions || !found.every((line) => this.#places.has(line))) return null;
    const own = new Set(found.map((line) => this.#places.get(line)));
    return this.#solutions.map((printed, place) => ({ printed, own: own.has(place) }));
  }

  /** The first of the `found` lines that is the same solution as another line, or null. */
  async sameAmong(found: readonly string[], printed: string): Promise<string | null> {
    this.#read([...found, printed]);
    await this.#learn([...found, printed]);
    const place = this.#placeOf(printed);
    return found.find((line) => this.#placeOf(line) === place) ?? null;
  }

  #read(lines: readonly string[]): void {
    for (const line of lines) this.#lines.add(line);
  }

  /** A line that is none of the solutions, as in a damaged hand, is the same as itself only. */
  #placeOf(line: string): number | string {
    return this.#places.get(line) ?? line;
  }

  async #learn(lines: readonly string[]): Promise<void> {
    const { signal } = this.#calling;
    const unknown = lines.filter((line) => !this.#places.has(line));
    if (unknown.length === 0) return;
    const places = await this.#ask('places', { ...this.#asking(), lines: unknown });
    if (places === null || signal.aborted) return;
    const learnt = unknown.map((line, index) => [line, places[index] ?? null] as const);
    this.#places = new Map([...this.#places, ...learnt]);
  }

  async #ask<Name extends TaskName>(name: Name, question: Question<Name>): Promise<Answer<Name> | null> {
    const { signal } = this.#calling;
    try {
      const answer = await this.#solver.ask(name, question, { signal });
      if (signal.aborted) return null;
      this.#missing = false;
      return answer;
    } catch (reason) {
      if (signal.aborted) return null;
      if (!(reason instanceof SolverMissing)) throw reason;
      this.#missing = true;
      return null;
    }
  }

  #asking() {
    if (!this.#deal) throw new Error('no hand to ask about');
    return { numbers: numbersOfHand(this.#deal), target: this.#deal.target };
  }
}
