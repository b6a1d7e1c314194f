import { describe, expect, test } from 'vitest';
import { createRng } from '#lib/core/chance.ts';
import type { ContestConfig } from '#lib/games/contest/config.ts';
import type { ContestState, Entry } from '#lib/games/contest/state.ts';
import { phaseOf } from '../../support/claims.ts';
import { contestAny, enter, openTable, raise, type ContestTable } from '../../support/contest.ts';

const OPEN = { type: 12, answerTime: 60_000 } as const;
const SETS = [[1, 2, 3, 4]];
/** Two touch within the same moment; the window is over. */
const both = (table: ContestTable, [first, second]: readonly [number, number], at: number) =>
  table.play(raise(first, at), raise(second, at + 19)).through(at + 40);

describe('an open x is final once a rival has one (CONTEST-8)', () => {
  test('for a slip, too, that was touched before and opens after the rival’s x is shown', () => {
    // Seat 0 has an x; both touch, seat 1 first: its x makes that of seat 0 final.
    const table = openTable(2, SETS, OPEN).answers(0, 1000, 9);
    both(table, [1, 0], 5000);
    expect(phaseOf(table, 'slip').signal.seat).toBe(1);
    table.play(enter(1, 6000, 24));
    // Both have one, so the proofs begin; no slip opens for seat 0.
    expect(phaseOf(table, 'proving')).toMatchObject({ seat: 1, order: [0] });
    expect(table.state.entries[0]).toMatchObject({ x: { n: 9, d: 1 }, rank: 1 });
  });

  test('and whoever has none yet still enters one', () => {
    const table = openTable(3, SETS, { ...OPEN, answerTime: 0 });
    both(table, [1, 2], 5000);
    table.play(enter(1, 6000, 24));
    expect(phaseOf(table, 'slip').signal.seat).toBe(2);
    table.play(enter(2, 7000, 16));
    expect(table.state.entries.map((entry) => entry?.x?.n)).toEqual([undefined, 24, 16]);
  });

  test('a slip that is not opened is told, and the clock goes on', () => {
    const table = openTable(3, SETS, OPEN).answers(0, 1000, 9);
    both(table, [1, 0], 5000);
    table.play(enter(1, 6000, 24));
    expect(phaseOf(table, 'answering')).toBeDefined();
    expect(table.state.missed).toEqual([{ seat: 0, why: 'final' }]);
  });

  test('as matches of the first edition had it, the slip opens', () => {
    const table = openTable(2, SETS, { ...OPEN, edition: undefined }).answers(0, 1000, 9);
    both(table, [1, 0], 5000);
    table.play(enter(1, 6000, 24));
    expect(phaseOf(table, 'slip').signal.seat).toBe(0);
  });
});

/** Those of a round that no longer may change: an own x, and a rival's. */
const finals = ({ entries }: ContestState): readonly (Entry | null)[] =>
  entries.map((entry, seat) => (entries.some((other, at) => at !== seat && other !== null) ? entry : null));

test.each([12, 22] as const)('in type %i nothing that anybody does changes an x that is final', (type) => {
  let changes = 0;
  let doubles = 0;
  for (let seed = 0; seed < 400; seed += 1) {
    const rng = createRng(seed);
    const players = ([2, 3, 4] as const)[rng.next(3)] ?? 2;
    const settings: Partial<ContestConfig> = { type, answerTime: [0, 60_000][rng.next(2)] ?? 0 };
    const table = openTable(players, SETS, settings, seed);
    for (let tried = 0; tried < 60; tried += 1) {
      const round = table.state.rounds.length;
      // What is still shown of a round that is over goes with the next deal.
      const before = ['waiting', 'dealing'].includes(table.state.phase.type) ? [] : finals(table.state);
      // Mostly within the twenty milliseconds in which touches are collected.
      const at = table.match.at + ([0, 1, 5, 19, 400, 12_000][rng.next(6)] ?? 0);
      table.until(at);
      const isOpen = table.state.phase.type === 'answering' || table.state.phase.type === 'collecting';
      table.send(isOpen && rng.next(3) > 0 ? raise(rng.next(players), at) : contestAny(table.state, at, rng));
      if (table.state.phase.type === 'slip' && table.state.phase.queue.length > 0) doubles += 1;
      if (table.state.rounds.length > round || table.state.entries.every((entry) => entry === null)) continue;
      for (const [seat, entry] of before.entries()) {
        if (entry === null) continue;
        changes += 1;
        expect(table.state.entries[seat], `seed ${seed}`).toEqual(entry);
      }
    }
  }
  // A law that is never put to the test holds by itself.
  expect([changes > 1000, doubles > 100]).toEqual([true, true]);
});
