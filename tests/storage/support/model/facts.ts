import { standingOf, type Standing } from '#lib/core/match/standing.ts';
import type { EventBase } from '#lib/core/match/game.ts';
import type { Header } from '#lib/core/match/header.ts';
import type { Attempt, Json, Store } from '#lib/storage/index.ts';
import { randomMatch } from '../../../support/random-match.ts';
import { IDS } from '../backups.ts';

/** An attempt with its place in the history. */
interface Placed {
  readonly place: number;
  readonly attempt: Attempt;
}

/** A match: whose log it plays, how far it has come, and the deletion that it lies in. */
interface Played {
  readonly script: Script;
  readonly count: number;
  readonly bin: number | null;
}

/** Everything that a person has, as plain data. Deletions are named by their number in the story. */
export interface Facts {
  /** In the order of their places. */
  readonly attempts: readonly Placed[];
  readonly bins: ReadonlyMap<number, readonly Placed[]>;
  readonly hand: Json | null;
  readonly settings: ReadonlyMap<string, Json>;
  readonly matches: ReadonlyMap<string, Played>;
  /** The newest place that was ever given. */
  readonly newest: number;
}

export const NOTHING: Facts = {
  attempts: [],
  bins: new Map(),
  hand: null,
  settings: new Map(),
  matches: new Map(),
  newest: 0,
};

/** A match that the rules allow, event by event. */
export interface Script {
  readonly header: Header;
  readonly events: readonly EventBase[];
  /** After so many events. */
  readonly standing: (count: number) => Standing;
}

/** One match of each game. */
export const SCRIPTS: readonly Script[] = IDS.map((game, at) => {
  const table = randomMatch(game, at + 1, 24);
  const { config } = table.timeline.points[0]!.match.state as { readonly config: unknown };
  const shapes = ['moon', 'hill', 'gate', 'star', 'leaf', 'drop'].slice(0, table.game.seats(config));
  return {
    header: {
      id: game,
      game,
      rulesVersion: table.game.rulesVersion,
      config,
      players: shapes.map((shape) => ({ name: `Who is ${shape}`, shape })),
      seed: at + 1,
      startedAt: 1_790_000_000_000 + at,
    },
    events: table.timeline.events,
    standing: (count) => standingOf(table.game, table.timeline.points[count]!.match),
  };
});

/** What can be seen of facts. */
export interface Sight {
  readonly attempts: readonly Attempt[];
  readonly bin: number;
  readonly hand: Json | null;
  readonly settings: readonly (readonly [string, Json])[];
  readonly matches: readonly (readonly [id: string, events: readonly unknown[]])[];
}

const byName = <T extends readonly [string, unknown]>(rows: readonly T[]): readonly T[] =>
  rows.toSorted(([a], [b]) => (a < b ? -1 : 1));

/** What a store that holds these facts shows. */
export const tell = ({ attempts, bins, hand, settings, matches }: Facts): Sight => ({
  attempts: attempts.map(({ attempt }) => attempt),
  bin: [...bins.values()].flat().length,
  hand,
  settings: byName([...settings]),
  matches: byName(
    [...matches].flatMap(([id, { script, count, bin }]) =>
      bin === null ? [[id, script.events.slice(0, count)] as const] : [],
    ),
  ),
});

/** What a store shows. */
export async function see(store: Store): Promise<Sight> {
  const { rows } = await store.attempts.page({ filter: 'all', limit: 9_999 });
  const matches = await store.matches();
  const logs = (await matches.list()).map(async ({ id, count }) => {
    const events = (await matches.read(id))?.events ?? [];
    // The row and the log are written in one stroke.
    if (events.length !== count)
      throw new Error(`${id}: ${count} events in the list, ${events.length} in the log`);
    return [id, events] as const;
  });
  return {
    attempts: rows.toReversed().map(({ seq: _, ...attempt }) => attempt),
    bin: await store.bin.count(),
    hand: await store.hands.get('practice'),
    settings: byName([...(await store.settings.all())]),
    matches: byName(await Promise.all(logs)),
  };
}

/** What a backup of these facts holds: nothing of the bin. */
export const savable = (facts: Facts): Facts => ({
  ...facts,
  bins: new Map(),
  matches: new Map([...facts.matches].filter(([, { bin }]) => bin === null)),
});

/** Facts with what a backup holds and they do not. */
export function merged(here: Facts, there: Facts): Facts {
  const known = new Set(here.attempts.map(({ attempt }) => attempt.id));
  const added = there.attempts.map(({ attempt }) => attempt).filter(({ id }) => !known.has(id));
  const ids = new Set(added.map(({ id }) => id));
  const rows: Attempt[] = [];
  const waiting = [...added];
  let kept = 0;
  for (const { attempt } of here.attempts) {
    while (waiting[0] && waiting[0].endedAt < attempt.endedAt) rows.push(waiting.shift()!);
    if (waiting.length === added.length) kept += 1;
    rows.push(attempt);
  }
  rows.push(...waiting);
  const bins = new Map(
    [...here.bins].map(([n, row]) => [n, row.filter(({ attempt }) => !ids.has(attempt.id))]),
  );
  const matches = new Map(here.matches);
  for (const [id, match] of there.matches) {
    const count = Math.max(match.count, here.matches.get(id)?.count ?? 0);
    matches.set(id, { ...match, count, bin: null });
  }
  return {
    // From the first new one on all have new places.
    attempts: rows.map((attempt, at) =>
      at < kept ? here.attempts[at]! : { attempt, place: here.newest + 1 + at },
    ),
    bins: ids.size > 0 ? bins : here.bins,
    hand: here.hand ?? there.hand,
    settings: new Map([...there.settings, ...here.settings]),
    matches,
    newest: here.newest + rows.length + 1,
  };
}

/** Nothing but what a backup holds. */
export const replaced = (here: Facts, there: Facts): Facts =>
  merged({ ...NOTHING, newest: here.newest }, there);
