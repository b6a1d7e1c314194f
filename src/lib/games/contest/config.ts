import type { ConfigError } from '#lib/core/match/game.ts';
import { err, type Result } from '#lib/core/result.ts';
import { canDeal } from './deal.ts';
import { readContestConfig, type ContestConfig } from './settings.ts';
import { TYPES } from './types.ts';

export { CONTEST_LIMITS, standardContest, type ContestConfig } from './settings.ts';

/**
 * Reads settings; the first that is missing, unlawful or foreign is named. `target`: none of two thousand sets of such numbers can make it,
 * so no round could be won (CONTEST-2, CONTEST-11); that takes up to a second, all else microseconds. In the first edition it was refused
 * only where nothing else is dealt.
 */
export function parseContestConfig(input: unknown): Result<ContestConfig, ConfigError> {
  const read = readContestConfig(input);
  if (!read.ok) return read;
  const { type, edition } = read.value;
  const row = TYPES[type];
  const mustMake = row.family === 'classic' && (row.solvable || edition !== undefined);
  return mustMake && canDeal(read.value) === false ? err({ code: 'notAllowed', field: 'target' }) : read;
}
