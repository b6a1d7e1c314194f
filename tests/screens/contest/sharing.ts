// Rounds that are shared, as they lie on a phone: the link, what was played of them here, and what others have told.
import type { Page } from '@playwright/test';
import type { ContestConfig } from '#lib/games/contest/config.ts';
import { printShared } from '#lib/games/contest/shared-link.ts';
import { sharedRules, type SharedResult } from '#lib/games/contest/shared.ts';
import { rowsOf } from '../../../e2e/support/matches.ts';
import { openWith, type Rows } from '../../../e2e/support/store.ts';
import { act, claim, dealt, openTable, state, type ContestTable } from '../../support/contest.ts';

const FIRST = [3, 5, 7, 10];
const SECOND = [1, 2, 3, 4];
const x = (n: number, d = 1) => ({ n, d });

/** Closest to 24 for two: Mei wins the first round with the only proof, Grandma the second, in which Mei says that there is none. */
export function closestRounds(seed: number, players: 2 | 4 = 2): ContestTable {
  const table = openTable(
    players,
    [FIRST],
    { type: 21, answerTime: 0, entryTime: 0, betweenTime: null, endScore: 3 },
    seed,
  );
  table.answers(0, 1000, 1026).answers(1, 3000, 3, 7);
  if (players === 4) table.answers(2, 5000, null).answers(3, 7000, null);
  table.play(act('conceded', 1, 9000), state(0, 12_000, '3 × 5 × 7 × 10'));
  for (let seat = 0; seat < players; seat += 1) table.play(act('readied', seat, 14_000));
  table.play(dealt(14_000, SECOND)).answers(0, 15_000, null).answers(1, 17_000, 1);
  if (players === 4) table.answers(2, 19_000, null).answers(3, 21_000, null);
  return table.play(state(1, 24_000, '1 + 2 × 3 × 4'));
}

/** Classic for two: Mei is wrong, and Grandma is right after it. */
export function classicRounds(seed: number): ContestTable {
  const set = [3, 7, 8, 2];
  const table = openTable(2, [set], { betweenTime: null, endScore: 2 }, seed);
  table.touch(claim(0, 1000)).play(state(0, 5000, '3 + 7 + 8 + 2'));
  for (const seat of [0, 1]) table.play(act('readied', seat, 6000));
  table.play(dealt(6000, set)).touch(claim(1, 7000));
  return table.play(state(1, 9000, '(7 − 3) × (8 − 2)'));
}

/** The same, and all agree to stop. */
export const stopped = (table: ContestTable): ContestTable =>
  table.play({ type: 'stopped', at: table.match.at + 1000 });

/** Two from elsewhere: one has played on by a round, one has come less far. */
export const OTHERS: readonly SharedResult[] = [
  {
    name: 'Jun',
    rounds: [
      { points: 1, x: x(3, 7) },
      { points: 0, x: null },
      { points: 1, x: x(5) },
    ],
  },
  { name: 'Ada', rounds: [{ points: -1, x: 'impossible' }] },
];

/** The link of these rounds, with what these have come to. */
export function linkOf(table: ContestTable, results: readonly SharedResult[] = []): string {
  const { config } = table.state as { readonly config: ContestConfig };
  return `./contest${printShared({ rules: sharedRules(config), seed: table.seed, results })}`;
}

/** Opens the link on a phone on which these matches were played. */
export const openShared = (
  page: Page,
  table: ContestTable,
  results: readonly SharedResult[] = [],
  played: Readonly<Record<string, ContestTable>> = { m: table },
  rows: Rows = {},
): Promise<void> => openWith(page, linkOf(table, results), { ...rowsOf(played), ...rows });
