import type { MissedDeal } from '#lib/games/table/tally.ts';
import { isSolvable } from '#lib/core/search/solvable.ts';
import type { ContestConfig } from '#lib/games/contest/config.ts';
import type { Round } from '#lib/games/contest/state.ts';
import { isGivenDeal } from '#lib/practice/given.ts';
import { familyOf } from './words.ts';

/** Sets that could be made, and that nobody made. */
export interface Missed {
  /** Those that practice can deal. */
  readonly deals: readonly MissedDeal[];
  /** How many there are beside: of other sizes, or with larger numbers than cards have. */
  readonly others: number;
}

/** The sets of a Classic contest that can be practised; elsewhere there is no one number to make. Some microseconds a set of four. */
export function missedOf(rounds: readonly Round[], config: ContestConfig): Missed {
  if (familyOf(config) !== 'classic') return { deals: [], others: 0 };
  const { target } = config;
  const missed = rounds
    .filter(({ winner }) => winner === null)
    .flatMap(({ sets }) => sets)
    .filter((ranks) => isSolvable(ranks, target))
    .map((ranks) => ({ ranks, target }));
  const deals = missed.filter(isGivenDeal);
  return { deals, others: missed.length - deals.length };
}
