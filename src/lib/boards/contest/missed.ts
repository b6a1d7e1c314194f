import { isSolvable } from '#lib/core/search/solvable.ts';
import type { ContestConfig } from '#lib/games/contest/config.ts';
import type { BestAnswer, BestQuestion } from '#lib/games/contest/search/index.ts';
import type { Round } from '#lib/games/contest/state.ts';
import { isSameX } from '#lib/games/contest/x.ts';
import type { MissedDeal } from '#lib/games/table/tally.ts';
import { isGivenDeal } from '#lib/practice/given.ts';
import { bestAsked, configFamily, wholeOf, xOfParts } from './words.ts';

/** Sets that could be made, and that nobody made. */
export interface Missed {
  /** Those that practice can deal. */
  readonly deals: readonly MissedDeal[];
  /** How many there are beside: of other sizes, or with larger numbers than cards have. */
  readonly others: number;
}

type Over = Pick<Round, 'sets' | 'winner' | 'entries'>;

/** What is asked about each round of two phases, so that it is known what was to be made. */
export const missedBests = (rounds: readonly Over[], config: ContestConfig): readonly BestQuestion[] =>
  configFamily(config) === 'classic' ? [] : rounds.map(({ sets }) => bestAsked(sets, config));

/**
 * The sets of a contest that can be practised: of Classic those that nobody made, elsewhere those of rounds whose best x nobody proved, with
 * the number to make. What is not known yet is left out. Some microseconds a set of four.
 */
export function missedOf(
  rounds: readonly Over[],
  config: ContestConfig,
  bestOf: (question: BestQuestion) => BestAnswer | null = () => null,
): Missed {
  const missed =
    configFamily(config) === 'classic'
      ? rounds
          .filter(({ winner }) => winner === null)
          .flatMap(({ sets }) => sets)
          .filter((ranks) => isSolvable(ranks, config.target))
          .map((ranks) => ({ ranks, target: config.target }))
      : missedBests(rounds, config).flatMap((question, at) => beaten(rounds[at], bestOf(question)));
  const deals = missed.filter(isGivenDeal);
  return { deals, others: missed.length - deals.length };
}

/** The sets of a round with what its best x makes of them; none where somebody proved that, or where it is no whole number. */
function beaten(round: Over | undefined, found: BestAnswer | null): readonly MissedDeal[] {
  const best = found && xOfParts(found.best);
  if (!round || !best) return [];
  const won = round.winner === null ? null : round.entries[round.winner]?.x;
  if (won && isSameX(won, best)) return [];
  return round.sets.flatMap((ranks, set) => {
    const target = wholeOf(found.lines[set] ?? '');
    return target === null ? [] : [{ ranks, target }];
  });
}
