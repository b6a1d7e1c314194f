import { readLog } from '#lib/core/match/file.ts';
import { standingOf, type Standing } from '#lib/core/match/standing.ts';
import { stateAt } from '#lib/core/match/timeline.ts';
import { gameOf } from '#lib/games/registry.ts';
import type { BackupMatch } from './format.ts';

/**
 * How a match stands when its log is played: `unknown` where this version does not play its rules, null where the rules do not allow it.
 * Cost: the length of its log.
 */
export function standingAfter({
  header,
  events,
}: Pick<BackupMatch, 'header' | 'events'>): Standing | 'unknown' | null {
  const read = readLog(header, events, gameOf(header.game));
  if (read.ok) return standingOf(read.value.game, stateAt(read.value.timeline));
  return ['unknownGame', 'newerRules', 'olderRules'].includes(read.error.code) ? 'unknown' : null;
}
