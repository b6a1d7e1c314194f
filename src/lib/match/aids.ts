import type { Header } from '#lib/core/match/header.ts';
import type { Solver } from '#lib/solver/client.ts';
import { bestOf, type Best } from './best.ts';
import type { Library } from './library.svelte.ts';

/** What a table may ask while nobody plays for it. */
export interface Aids {
  /** One way to make the target of these ranks, the simplest, printed; null where there is none or the solver gives no answer. */
  findWay(ranks: readonly number[], target: number): Promise<string | null>;
  /** Every different way, printed, simplest first (ARITH-6); null when the solver gives no answer. */
  findWays(ranks: readonly number[], target: number): Promise<readonly string[] | null>;
  /** The best that anybody has come to alone by the rules of a match; null where nobody has, or the list cannot be read. */
  findBest(header: Header): Promise<Best | null>;
}

/** Aids over the solver and the list of matches. */
export function createAids(solver: Pick<Solver, 'ask'>, library: Pick<Library, 'load' | 'rows'>): Aids {
  const findWays: Aids['findWays'] = (numbers, target) =>
    solver.ask('solutions', { numbers, target }).catch(() => null);
  return {
    findWays,
    findWay: async (ranks, target) => (await findWays(ranks, target))?.[0] ?? null,
    findBest: async (header) => {
      const isRead = await library.load().then(
        () => true,
        () => false,
      );
      return isRead ? bestOf(library.rows, header) : null;
    },
  };
}
