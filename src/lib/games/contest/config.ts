import type { ConfigError } from '#lib/core/match/game.ts';
import { err, type Result } from '#lib/core/result.ts';
import { canDeal } from './deal.ts';
import { readContestConfig, type ContestConfig } from './settings.ts';
import { TYPES } from './types.ts';

export { CONTEST_LIMITS, standardContest, type ContestConfig } from './settings.ts';

/**
 * Reads settings; the first that is missing, unlawful or foreign is named. `target`: none of two thousand sets of such numbers can make it,
 * where only those that can are dealt (CONTEST-2); that takes up to a second, all else microseconds.
 */
export function parseContestConfig(input: unknown): Result<ContestConfig, ConfigError> {
  const read = readContestConfig(input);
  if (!read.ok) return read;
  const type = TYPES[read.value.type];
  const dealsOnlySolvable = type.family === 'classic' && type.solvable;
  return dealsOnlySolvable && !canDeal(read.value) ? err({ code: 'notAllowed', field: 'target' }) : read;
}
