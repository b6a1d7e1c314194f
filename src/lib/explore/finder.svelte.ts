import { QUESTION_LIMITS, type NumbersQuestion } from '#lib/core/parse-question.ts';
import type { Environment } from '#lib/environment/environment.ts';
import type { Solver } from '#lib/solver/client.ts';
import { closest, type NearWay } from './nearest.ts';

/** A search that takes longer than this is said to be under way; a shorter one would only flicker. */
export const LOOKING_MS = 300;
/** While somebody types, a question waits this long for the next key. */
export const TYPING_MS = 150;

/** What is known about a question. Lines are printed, the simplest first. */
export type Finding =
  /** `late`: it has taken long enough to say so. */
  | {
      readonly type: 'looking';
      readonly late: boolean;
      readonly count: number;
      readonly lines: readonly string[];
    }
  /** All different solutions (ARITH-6), or, when stopped, what was told of them before. */
  | {
      readonly type: 'ways';
      readonly stopped: boolean;
      readonly count: number;
      readonly lines: readonly string[];
    }
  /** One of a great many: of seven and eight numbers. */
  | { readonly type: 'oneWay'; readonly line: string }
  | { readonly type: 'whether'; readonly solvable: boolean }
  /** There is none; and what comes nearest, null while that is looked for. */
  | { readonly type: 'none'; readonly nearest: readonly NearWay[] | null }
  /** The solver could not answer, through a fault of its own. */
  | { readonly type: 'failed' };

/** A question, and how much of the answer is wanted. */
export interface WantedHands {
  readonly question: NumbersQuestion;
  /** Only whether there is a solution. */
  readonly whether: boolean;
}

const NOTHING_YET = { type: 'looking', late: false, count: 0, lines: [] } as const;

/** Asks the solver one question at a time: a new one calls the last one off, and what comes too late of that is not heard any more. */
export class Finder {
  #finding = $state.raw<Finding | null>(null);
  #calling = new AbortController();
  readonly #environment: Pick<Environment, 'after'>;
  readonly #solver: Solver;

  constructor(environment: Pick<Environment, 'after'>, solver: Solver) {
    this.#environment = environment;
    this.#solver = solver;
  }

  /** What is known; null while nothing is asked. */
  get finding(): Finding | null {
    return this.#finding;
  }

  /** Calls off what is asked; nothing is known any more. */
  clear(): void {
    this.#turnOver();
    this.#finding = null;
  }

  /** Calls off what is asked and keeps what was found so far. */
  stop(): void {
    this.#turnOver();
    const finding = this.#finding;
    if (finding?.type === 'looking')
      this.#finding = { type: 'ways', stopped: true, count: finding.count, lines: finding.lines };
    if (finding?.type === 'none') this.#finding = { type: 'none', nearest: finding.nearest ?? [] };
  }

  /** Asks at once, or, while somebody types, after a pause. Done when the answer is there or is not wanted any more. */
  async ask(wanted: WantedHands, typing: boolean): Promise<void> {
    const signal = this.#turnOver();
    this.#finding = NOTHING_YET;
    this.#environment.after(LOOKING_MS, () => {
      if (!signal.aborted && this.#finding?.type === 'looking')
        this.#finding = { ...this.#finding, late: true };
    });
    if (typing) await new Promise<void>((go) => this.#environment.after(TYPING_MS, go));
    if (!signal.aborted) await this.#find(wanted, signal);
  }

  /** Ends whatever was asked before, and answers the signal of what is asked from now on. */
  #turnOver(): AbortSignal {
    this.#calling.abort();
    this.#calling = new AbortController();
    return this.#calling.signal;
  }

  async #find({ question, whether }: WantedHands, signal: AbortSignal): Promise<void> {
    const tell = (finding: Finding): void => {
      if (!signal.aborted) this.#finding = finding;
    };
    const solver = this.#solver;
    try {
      if (whether)
        return tell({ type: 'whether', solvable: await solver.ask('solvable', question, { signal }) });
      if (question.numbers.length > QUESTION_LIMITS.listed) {
        const line = await solver.ask('oneWay', question, { signal });
        if (line !== null) return tell({ type: 'oneWay', line });
      } else {
        const onPart = ({ count, lines }: Pick<Finding & { type: 'ways' }, 'count' | 'lines'>) =>
          tell({ type: 'looking', late: true, count, lines });
        const lines = await solver.ask('solutions', question, { signal, onPart });
        if (lines.length > 0) return tell({ type: 'ways', stopped: false, count: lines.length, lines });
      }
      if (signal.aborted) return;
      tell({ type: 'none', nearest: null });
      const nearest = await solver.ask('nearest', question, { signal });
      tell({ type: 'none', nearest: closest(nearest, question.target) });
    } catch (fault) {
      if (signal.aborted) return;
      // That there is none is known already: only what comes nearest is not.
      tell(this.#finding?.type === 'none' ? { type: 'none', nearest: [] } : { type: 'failed' });
      throw fault;
    }
  }
}
