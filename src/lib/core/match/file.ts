import { readJson, type Bounds, type ForeignFault } from '../foreign-json.ts';
import { err, ok, type Result } from '../result.ts';
import { parseFoldEvent, type FoldEvent, type Undone } from './common.ts';
import { isObject } from './decode.ts';
import type { AnyGame, ConfigError, EventBase } from './game.ts';
import { checkPlayers, closeNames, parseHeader, type Header, type PlayersError } from './header.ts';
import { replay, type Timeline } from './timeline.ts';

const FORMAT = 'two-dozen/match';
const FORMAT_VERSION = 1;

/** A file of one match, and the longest log: far beyond any evening. */
export const MATCH_FILE: Bounds = { largest: 5_000_000, deepest: 32, most: 1_000_000 };
export const LONGEST_LOG = 20_000;

/** A match as it was read: its log has been played again, event by event. */
export interface ReadMatch {
  readonly header: Header;
  readonly game: AnyGame;
  readonly timeline: Timeline<unknown, EventBase>;
}

/** Why a text is no match that can be opened. `seq`: the place of the first bad event in the log. */
export type MatchFileError =
  | ForeignFault
  /** Of something else · of a newer app · the header cannot be read · more events than `LONGEST_LOG`. */
  | { readonly code: 'notMatch' | 'newerFile' | 'header' | 'tooLong' }
  | { readonly code: 'unknownGame'; readonly game: string }
  | { readonly code: 'newerRules' | 'olderRules'; readonly version: number }
  | { readonly code: 'config'; readonly why: ConfigError }
  | { readonly code: 'players'; readonly expected: number; readonly found: number }
  | { readonly code: 'names'; readonly why: PlayersError }
  | { readonly code: 'event'; readonly seq: number }
  | { readonly code: 'refused'; readonly seq: number; readonly why: { readonly code: string } };

/** One match as text: header and raw log, undone stretches included. */
export function printMatch(header: Header, events: readonly (EventBase | FoldEvent | Undone)[]): string {
  return JSON.stringify({
    format: FORMAT,
    version: FORMAT_VERSION,
    header,
    count: events.length,
    events,
  });
}

/** Reads what `printMatch` wrote. Total: a text that is truncated, foreign, newer or against the rules is refused, nothing is thrown. */
export function parseMatch(
  text: string,
  gameOf: (id: string) => AnyGame | undefined,
): Result<ReadMatch, MatchFileError> {
  const json = readJson(text, MATCH_FILE);
  if (!json.ok) {
    const isDamaged = json.error.code === 'cutOff' || json.error.code === 'notJson';
    return isDamaged && !text.slice(0, 200).includes(`"${FORMAT}"`) ? err({ code: 'notMatch' }) : json;
  }
  const input = json.value;
  if (!isObject(input) || input['format'] !== FORMAT) return err({ code: 'notMatch' });
  const { version, count, events } = input;
  if (typeof version === 'number' && version > FORMAT_VERSION) return err({ code: 'newerFile' });
  if (version !== FORMAT_VERSION || !Array.isArray(events)) return err({ code: 'notMatch' });
  const read = parseHeader(input['header']);
  if (read === null) return err({ code: 'header' });
  if (events.length > LONGEST_LOG) return err({ code: 'tooLong' });
  if (events.length !== count) return err({ code: 'cutOff' });
  return readLog(read, events, gameOf(read.game));
}

/** Plays a stored log again, event by event; refuses what a file would be refused for. */
export function readLog(
  header: Header,
  events: readonly unknown[],
  game: AnyGame | undefined,
): Result<ReadMatch, MatchFileError> {
  if (game === undefined) return err({ code: 'unknownGame', game: header.game });
  const version = header.rulesVersion;
  if (version !== game.rulesVersion)
    return err({ code: version > game.rulesVersion ? 'newerRules' : 'olderRules', version });
  const config = game.parseConfig(header.config);
  if (!config.ok) return err({ code: 'config', why: config.error });
  const expected = game.seats(config.value);
  const found = header.players.length;
  if (found !== expected) return err({ code: 'players', expected, found });
  const names = checkPlayers(header.players);
  if (!names.ok) return err({ code: 'names', why: names.error });
  const log: (EventBase | FoldEvent | Undone)[] = [];
  for (const [seq, input] of events.entries()) {
    const event = parseFoldEvent(input) ?? game.parseEvent(input);
    if (event === null) return err({ code: 'event', seq });
    log.push(event);
  }
  const timeline = replay(game, game.init(config.value), log);
  if (!timeline.ok) return timeline;
  const shown = closeNames({ ...header, config: config.value });
  return ok({ header: shown, game, timeline: timeline.value });
}
