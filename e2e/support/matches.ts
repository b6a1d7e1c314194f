import { printMatch } from '#lib/core/match/file.ts';
import type { EventBase, Refusal } from '#lib/core/match/game.ts';
import type { Header } from '#lib/core/match/header.ts';
import { standingOf } from '#lib/core/match/standing.ts';
import type { KnockConfig } from '#lib/games/knock/config.ts';
import type { SlapConfig } from '#lib/games/slap/config.ts';
import { WORKED } from '../../tests/support/claims.ts';
import * as knock from '../../tests/support/knock.ts';
import type { MatchTable } from '../../tests/support/match-table.ts';
import {
  act,
  counts,
  names,
  openTable,
  pick,
  proof,
  realTable,
  slapBy,
  type SlapTable,
} from '../../tests/support/slap.ts';
import type { Page } from '@playwright/test';
import type { MatchRow } from '#lib/storage/match.ts';
import { readStore, writeStore, type Rows } from './store.ts';

const PLAYERS = [
  { name: 'Mei', shape: 'moon' },
  { name: 'Grandma', shape: 'hill' },
  { name: 'Jun', shape: 'gate' },
  { name: 'Ada', shape: 'star' },
  { name: 'Leaf', shape: 'leaf' },
  { name: 'Drop', shape: 'drop' },
];
/** Friday 20 November 2026, in the evening. */
export const STARTED = Date.UTC(2026, 10, 20, 17);

type Played = MatchTable<SlapConfig | KnockConfig, unknown, EventBase, unknown, Refusal>;

function headerOf({ game, seed, timeline }: Played, id: string): Header {
  const { config } = timeline.points[0]?.match.state as { readonly config: SlapConfig | KnockConfig };
  return {
    id,
    game: game.id,
    rulesVersion: game.rulesVersion,
    config,
    players: PLAYERS.slice(0, config.players),
    seed,
    startedAt: STARTED,
  };
}

/** A match as the text of its file. */
export const fileOf = (table: unknown, id = 'a-match'): string =>
  printMatch(headerOf(table as Played, id), (table as Played).timeline.events);

const LASTED = 660_000;

/** Matches as rows of the store, by their ids; the first was played last. */
export function rowsOf(tables: Readonly<Record<string, unknown>>): Rows {
  const played = Object.entries(tables as Readonly<Record<string, Played>>);
  return {
    matches: played.map(([id, table], place) => ({
      id,
      header: headerOf(table, id),
      count: table.timeline.events.length,
      by: 'test',
      // Longer than its log, so that lists say how long.
      standing: { ...standingOf(table.game, table.match), lasted: LASTED },
      playedAt: STARTED + LASTED - place * 1000,
      batch: null,
    })),
    matchEvents: played.flatMap(([match, { timeline }]) =>
      timeline.events.map((event, seq) => ({ match, seq, by: 'test', event })),
    ),
  };
}

const readied = (table: SlapTable, at: number): number => {
  table.play(act('readied', 0, at));
  return at + 3000;
};

/** Two players: a right line by 84 ms, a wrong one after a false start, and one that was believed; then the worked deal is swapped away. */
export function twoPlayers(): SlapTable {
  const table = openTable(2, WORKED.ranks);
  table.play(slapBy(0, 9200), slapBy(1, 9284), act('checked', 1, 11_000), proof(0, 15_000, WORKED.proof));
  let open = readied(table, 18_000);
  table.play(slapBy(0, open - 400), slapBy(0, open + 31_000), proof(0, open + 40_000, '1 + 1'));
  open = readied(table, open + 45_000);
  table.play(slapBy(1, open + 2400), slapBy(0, open + 2410)).through(open + 2430);
  const { phase } = table.state;
  table.play(act('agreed', phase.type === 'claim' ? phase.namer : 0, open + 9000));
  return table;
}

/** The same to an end: the first deal was swapped away though it could be made, and all agree to stop. */
export function stoppedMatch(): SlapTable {
  const table = openTable(2, WORKED.ranks).play(act('swapAsked', 0, 30_000), act('swapAsked', 1, 31_000));
  table.play(pick(0, 33_000, 0), pick(1, 34_000, null)).through(37_000);
  table.play(slapBy(1, 43_200), slapBy(0, 43_284), act('agreed', 0, 50_000));
  let open = readied(table, 55_000);
  table.play(slapBy(0, open - 400), slapBy(0, open + 31_000), proof(0, open + 40_000, '1 + 1'));
  open = readied(table, open + 45_000);
  table.play(slapBy(1, open + 2400), act('agreed', 0, open + 9000));
  return table.play({ type: 'stopped', at: open + 20_000 });
}

/** Four players: three slap and one of them is named and wrong; the next is given up by three. Stopped. */
export function fourPlayers(): SlapTable {
  const table = openTable(4, [6, 10, 9, 6]);
  table.play(slapBy(0, 6000), slapBy(1, 9000), slapBy(2, 12_000), slapBy(3, 12_300));
  table.play(names(3, 14_000, 1), proof(1, 20_000, '6 + 10 + 9 − 6'), act('readied', 0, 25_000));
  table.play(slapBy(0, 35_000), act('gaveUp', 1, 40_000), act('gaveUp', 2, 41_000), act('gaveUp', 3, 42_000));
  table.play(names(1, 45_000, 0), act('agreed', 1, 50_000));
  return table.play({ type: 'stopped', at: 60_000 });
}

/** Two players with a real deck whose ranks nobody entered. Stopped. */
export function realDeck(): SlapTable {
  const table = realTable(2).play(slapBy(0, 9000), act('agreed', 1, 12_000));
  return table.play({ type: 'stopped', at: 20_000 });
}

/** Two players: the first deal is believed, and a count that is corrected after it leaves the other without cards. */
export const recountedMatch = (): SlapTable =>
  openTable(2, WORKED.ranks).play(slapBy(0, 9200), act('agreed', 1, 12_000), counts(15_000, 40, 0));

/** Three players of Knock: a wrong claim and a right one on the same cards, then all say that nothing works. Stopped. */
export function knockMatch(): knock.KnockTable {
  const table = knock.openTable(3, WORKED.ranks);
  table.play(knock.knockBy(1, 8000), knock.knockBy(2, 8300), knock.act('conceded', 1, 20_000));
  table.play(knock.knockBy(2, 25_000), knock.act('agreed', 0, 30_000), knock.act('agreed', 1, 31_000));
  table.play(knock.act('readied', 0, 35_000));
  for (const seat of [0, 1, 2]) table.play(knock.act('passed', seat, 50_000 + seat * 1000));
  return table.play({ type: 'stopped', at: 60_000 });
}

/** Another window goes on with a match that is open here. */
export async function playElsewhere(page: Page, match: string, event: EventBase): Promise<void> {
  const row = (await readStore<MatchRow>(page, 'matches')).find(({ id }) => id === match);
  if (!row) throw new Error('it is not kept');
  await writeStore(page, {
    matches: [{ ...row, count: row.count + 1, by: 'another window' }],
    matchEvents: [{ match, seq: row.count, by: 'another window', event }],
  });
}
