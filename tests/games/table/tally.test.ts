import { describe, expect, test } from 'vitest';
import type { ClaimRecord, DealRecord, SetRecord } from '#lib/games/table/record.ts';
import { tallyOf } from '#lib/games/table/tally.ts';

const deal = (ranks: readonly (number | null)[], more: Partial<DealRecord> = {}): DealRecord => ({
  opened: 0,
  table: ranks.map((rank, place) => ({ seat: place % 2, rank, card: null })),
  counts: [18, 18],
  signals: [],
  quits: [],
  end: 'claimed',
  ms: 1000,
  ...more,
});
const claim = (claimant: number, verdict: ClaimRecord['verdict']): ClaimRecord => ({
  claimant,
  namer: null,
  after: 0,
  heat: null,
  texts: [],
  value: null,
  verdict,
  by: 'agreed',
  ruled: null,
});
const record = (more: Partial<SetRecord>): SetRecord => ({
  set: 0,
  round: 0,
  target: 24,
  deals: [deal([5, 7, 8, 9])],
  claims: [],
  decided: 4,
  winner: null,
  took: [0, 0],
  counts: [20, 20],
  ...more,
});
const touch = (seat: number, after: number, kind: 'inTime' | 'late' = 'inTime') => ({
  seat,
  after,
  counts: after,
  kind,
});

describe('what a match comes to', () => {
  test('is nothing before the first set', () => {
    expect(tallyOf([], 2)).toEqual({ won: [0, 0], fastest: [null, null], best: null, missed: [] });
  });

  test('counts the sets that each seat won', () => {
    const sets = [0, 2, 2, null].map((winner) => record({ winner }));
    expect(tallyOf(sets, 4).won).toEqual([1, 0, 2, 0]);
  });

  test('has the fastest signal of each seat that counted and was not wrong', () => {
    const played = (winner: number, claimed: ClaimRecord, ...signals: DealRecord['signals']) =>
      record({ winner, claims: [claimed], deals: [deal([5, 7, 8, 9], { signals })] });
    const sets = [
      played(0, claim(0, 'right'), touch(0, 6000), touch(1, 6084, 'late')),
      played(1, claim(0, 'wrong'), touch(0, 500)),
      played(1, claim(1, 'right'), touch(1, 9000)),
      played(0, claim(0, 'right'), touch(0, 5000)),
    ];
    expect(tallyOf(sets, 2)).toMatchObject({
      fastest: [
        { seat: 0, after: 5000, set: 3 },
        { seat: 1, after: 9000, set: 2 },
      ],
      best: { seat: 0, after: 5000, set: 3 },
    });
    expect(tallyOf([{ ...sets[3]!, decided: null }], 2).best).toBeNull();
  });

  test('does not take the touches of cards that were swapped away', () => {
    const swapped = deal([1, 1, 5, 9], { signals: [touch(0, 100)], end: 'swapped' });
    expect(tallyOf([record({ deals: [swapped, deal([5, 7, 8, 9])] })], 2).best).toBeNull();
  });

  test.each([
    ['that was swapped away', 'swapped', [5, 7, 8, 9], 24, true],
    ['that was shuffled away', 'reshuffled', [5, 7, 8, 9], 24, true],
    ['of which all said that nothing works', 'passed', [5, 7, 8, 9], 24, true],
    ['that nobody found in time', 'timedOut', [5, 7, 8, 9], 24, true],
    ['that all were wrong about', 'barred', [5, 7, 8, 9], 24, true],
    ['that somebody claimed', 'claimed', [5, 7, 8, 9], 24, false],
    ['that lay there when the match was stopped', 'open', [5, 7, 8, 9], 24, false],
    ['that cannot be made', 'swapped', [1, 1, 5, 9], 24, false],
    ['that can be made for another target', 'swapped', [1, 1, 5, 9], 16, true],
    ['of which a rank is unknown', 'swapped', [5, 7, 8, null], 24, false],
  ] as const)('has a deal %s among the missed: %s %j to %i: %s', (_, end, ranks, target, isMissed) => {
    const { missed } = tallyOf([record({ target, deals: [deal(ranks, { end })] })], 2);
    expect(missed).toEqual(isMissed ? [{ ranks, target }] : []);
  });
});
