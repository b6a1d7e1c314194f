import { describe, expect, test } from 'vitest';
import { coachedStep } from '#lib/boards/contest/coaching.ts';
import type { ContestMatch } from '#lib/boards/contest/match.ts';
import { contest } from '#lib/games/contest/index.ts';
import {
  act,
  claim,
  dealt,
  enter,
  openTable,
  raise,
  state,
  type ContestTable,
} from '../../support/contest.ts';

const SET = [[3, 8, 3, 1]];

/** What is said at such a table now. */
function said(table: ContestTable, rounds = table.state.rounds.length) {
  const { config } = table.state;
  const players = Array.from({ length: config.players }, (_, seat) => ({ name: `${seat}`, shape: '' }));
  return coachedStep({
    view: { ...contest.view(table.state, 'table'), rounds: Array.from({ length: rounds }) },
    timeline: table.timeline,
    config,
    header: { players },
  } as unknown as ContestMatch);
}

describe('what to do is told', () => {
  test('who looks, until each has touched the table once', () => {
    const table = openTable(2, SET, { type: 10 });
    expect(said(table)).toBe('look');
    table.answers(0, 1000, 24);
    expect(said(table)).toBe('look');
    table.answers(1, 5000, 12);
    expect(said(table)).not.toBe('look');
  });

  test('on a slip, to whoever types for the first time', () => {
    const table = openTable(2, SET, { type: 20 });
    table.touch(raise(0, 1000));
    expect(said(table)).toBe('type');
    table.play(enter(0, 2000, 24)).touch(raise(1, 40_000));
    expect(said(table)).toBe('type');
  });

  test('not again on a second slip of the same seat', () => {
    const table = openTable(2, SET, { type: 22, answerTime: 600_000 });
    table.answers(0, 1000, 24);
    table.touch(raise(0, 120_000));
    expect([table.state.phase.type, said(table)]).toEqual(['slip', null]);
  });

  test('while the first proof of a seat is stated; then no more', () => {
    const table = openTable(2, SET, { sets: 1 });
    table.touch(claim(0, 1000));
    expect([table.state.phase.type, said(table)]).toEqual(['entering', 'prove']);
    table.play(state(0, 2000, '3 * 8 + 1 - 3'));
    table.play(act('readied', 0, 10_000), act('readied', 1, 10_000), dealt(10_000, ...SET));
    table.touch(claim(0, 11_000));
    expect([table.state.phase.type, said(table)]).toEqual(['entering', null]);
  });

  test('Classic is told for three rounds, though somebody was never the first', () => {
    const [table, closest] = [openTable(2, SET), openTable(2, SET, { type: 20 })];
    expect([0, 2, 3].map((rounds) => said(table, rounds))).toEqual(['look', 'look', null]);
    expect(said(closest, 9)).toBe('look');
  });

  test('nothing is said while the best is looked for', () => {
    const table = openTable(1, SET, { type: 10, answerTime: 0 });
    table.answers(0, 1000, 24).through(2000);
    table.play(state(0, 3000, '(8 + 1) * 3 - 3')).through(4000);
    expect([table.state.phase.type, said(table)]).toEqual(['comparing', null]);
  });
});
