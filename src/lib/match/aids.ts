import type { ReadMatch } from '#lib/core/match/file.ts';
import type { Header } from '#lib/core/match/header.ts';
import type { Solver } from '#lib/solver/client.ts';
import type { Answer, Question, TaskName } from '#lib/solver/tasks.ts';
import { bestAlone, isAlike, type BestAlone } from './best.ts';
import type { Library } from './library.svelte.ts';

/** How many answers are kept, so that a board may show what the match was told without its being worked out twice. */
const MOST_KEPT = 20;

/** Asks the solver; null where it gives no answer. Rejects never. */
export type Ask = <Name extends TaskName>(
  name: Name,
  question: Question<Name>,
) => Promise<Answer<Name> | null>;

/** What a table may ask while nobody plays for it. Why something has no answer stands in the diagnostics. */
export interface Aids {
  /** A question of a game's own; the same question again is not worked out anew. */
  readonly ask: Ask;
  /** One way to make the target of these ranks, the simplest, printed; null where there is none or the solver gives no answer. */
  findWay(ranks: readonly number[], target: number): Promise<string | null>;
  /** Every different way, printed, simplest first (ARITH-6); null when the solver gives no answer. */
  findWays(ranks: readonly number[], target: number): Promise<readonly string[] | null>;
  /** The best that anybody has come to alone by the rules of a match; null where it is the first of them, or the list cannot be read. */
  findBest(header: Header): Promise<BestAlone | null>;
  /**
   * What was played alone to its end by the rules of a match, last played first, itself included; none where it is the first of them.
   * Rejects where the list cannot be read.
   */
  readAlike(header: Header): AsyncIterable<ReadMatch>;
  /** What some work comes to; null, and a note in the diagnostics, where it fails. */
  orNull<T>(work: Promise<T>): Promise<T | null>;
}

/** Aids over the solver and the list of matches. `note` writes down what went wrong. */
export function createAids(
  solver: Pick<Solver, 'ask'>,
  library: Pick<Library, 'load' | 'rows' | 'read'>,
  note: (fault: unknown) => void,
): Aids {
  const kept = new Map<string, Promise<unknown>>();
  const orNull: Aids['orNull'] = (work) =>
    work.catch((fault: unknown) => {
      note(fault);
      return null;
    });
  const ask: Ask = (name, question) => {
    const key = JSON.stringify([name, question]);
    const known = kept.get(key) as ReturnType<typeof solver.ask<typeof name>> | undefined;
    const answer = known ?? solver.ask(name, question);
    kept.set(key, answer);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    // What failed is tried again.
    return orNull(answer.catch((fault: unknown) => (kept.delete(key), Promise.reject(fault))));
  };
  const findWays: Aids['findWays'] = (numbers, target) => ask('solutions', { numbers, target });
  const findAlike = async (header: Header) => {
    await library.load();
    const rows = library.rows.filter((row) => isAlike(row, header));
    return rows.some(({ id }) => id !== header.id) ? rows : [];
  };
  async function* readAlike(header: Header): AsyncGenerator<ReadMatch> {
    for (const { id } of await findAlike(header)) {
      const found = await library.read(id);
      if (found.type === 'match') yield found.match;
    }
  }
  return {
    ask,
    findWays,
    findWay: async (ranks, target) => (await findWays(ranks, target))?.[0] ?? null,
    findBest: (header) => orNull(findAlike(header).then((rows) => bestAlone(rows, header))),
    readAlike,
    orNull,
  };
}
