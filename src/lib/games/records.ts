import type { EventBase } from '#lib/core/match/game.ts';
import type { SetRecord } from '#lib/core/match/record.ts';
import type { Timeline } from '#lib/core/match/timeline.ts';
import { knockRecords } from './knock/records.ts';
import type { GameId } from './registry.ts';
import { slapRecords } from './slap/records.ts';

type RecordsOf = (timeline: Timeline<never, never>) => readonly SetRecord[];

/** How each game's sets are read out of a log, by its id. */
const RECORDS: { readonly [Id in GameId]: RecordsOf } = { slap: slapRecords, knock: knockRecords };

/** The sets of a match as they were played; empty for a game whose sets cannot be told. `timeline`: of that very game. */
export function recordsOf(game: string, timeline: Timeline<unknown, EventBase>): readonly SetRecord[] {
  const read = Object.hasOwn(RECORDS, game) ? RECORDS[game as GameId] : undefined;
  return read?.(timeline as Timeline<never, never>) ?? [];
}
