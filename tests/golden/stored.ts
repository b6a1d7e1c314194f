import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseMatch, type ReadMatch } from '#lib/core/match/file.ts';
import { stateAt } from '#lib/core/match/timeline.ts';
import { gameOf } from '#lib/games/registry.ts';

/** A match as it was stored once, and what it came to. */
export interface Golden {
  readonly title: string;
  readonly match: unknown;
  readonly outcome: unknown;
}

/** The stored matches of a folder beside this file. */
export const goldenLogs = (folder: string): readonly Golden[] =>
  readdirSync(join(import.meta.dirname, folder))
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(import.meta.dirname, folder, name), 'utf8')) as Golden);

/** A stored match, played again. */
export function readGolden({ match }: Golden, find = gameOf): ReadMatch {
  const read = parseMatch(JSON.stringify(match), find);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

/** The state that a stored match comes to now. */
export const stateOf = (golden: Golden, find = gameOf): unknown =>
  stateAt(readGolden(golden, find).timeline).state;

/** Those of a game's rules `from` … `to` that no title names. */
export function uncovered(logs: readonly Golden[], game: string, [from, to]: readonly [number, number]) {
  const rules = new Set(logs.flatMap(({ title }) => title.match(/[A-Z]+-\d+/g) ?? []));
  const wanted = Array.from({ length: to - from + 1 }, (_, n) => `${game}-${n + from}`);
  return wanted.filter((rule) => !rules.has(rule));
}
