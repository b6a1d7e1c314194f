import { describe, expect, test } from 'vitest';
import { contest } from '#lib/games/contest/index.ts';
import { phaseOf } from '../../support/claims.ts';
import { act, claim, enter, openTable, raise, state } from '../../support/contest.ts';

const TONY = { type: 11 as const };
const CLOSEST = { type: 21 as const };
const SETS = [
  [1, 2, 3, 4],
  [2, 2, 4, 4],
];
const lastOf = (table: ReturnType<typeof openTable>) => table.state.rounds.at(-1);

describe('Tony Four (CONTEST-4)', () => {
  test('the largest x is heard first, and must be made from every set', () => {
    const table = openTable(2, SETS, TONY).answers(0, 1000, 24).answers(1, 3000, 16);
    expect(phaseOf(table, 'proving')).toMatchObject({ seat: 0, order: [1], texts: [] });
    table.play(state(0, 5000, '1 × 2 × 3 × 4'));
    expect(phaseOf(table, 'proving').texts).toHaveLength(1);
    table.play(state(0, 6000, '2 × 4 + 4 × 4'));
    // 2 and 4 three times: not the numbers of that set.
    expect(phaseOf(table, 'proving')).toMatchObject({ seat: 1, heard: [{ seat: 0, why: 'wrong' }] });
    table.play(state(1, 7000, '(1 + 3) × (2 + 4) − 8'));
    expect(lastOf(table)).toMatchObject({ by: 'nobody', winner: null, points: [0, 0] });
  });

  test('of equal ones the earlier wins; if its proof fails, the other is heard', () => {
    const equal = () =>
      openTable(2, [[1, 2, 3, 4]], TONY)
        .answers(1, 1000, 24)
        .answers(0, 3000, 24);
    const first = equal().play(state(1, 5000, '1 × 2 × 3 × 4'));
    expect(lastOf(first)).toMatchObject({ by: 'proved', winner: 1, points: [0, 1] });
    const second = equal().play(act('conceded', 1, 5000), state(0, 6000, '4 × 3 × 2 × 1'));
    expect(lastOf(second)).toMatchObject({ winner: 0, points: [1, 0] });
  });

  test.each([
    ['a fraction', [3, 7], '3 ÷ 7 × (2 − 1)', [1, 2, 3, 7]],
    ['a negative number', [-5, 1], '1 − 6 + 0 × 1', [1, 6]],
  ])('x may be %s', (_, [n = 0, d = 1], text, set) => {
    const table = openTable(2, [set], TONY).answers(0, 1000, n, d).answers(1, 3000, null);
    const line = set.length === 2 ? '1 − 6' : text;
    table.play(state(0, 5000, line));
    expect(lastOf(table)).toMatchObject({ winner: 0, by: 'proved' });
  });

  test('3/7 and 6/14 are the same x', () => {
    const table = openTable(2, [[1, 2, 3, 7]], TONY).answers(0, 1000, 6, 14);
    expect(table.state.entries[0]?.x).toEqual({ n: 3, d: 7 });
  });
});

describe('Impossible (CONTEST-5)', () => {
  test('wins when no proof holds, for the first to have said so', () => {
    const table = openTable(3, SETS, TONY)
      .answers(2, 1000, null)
      .answers(0, 3000, null)
      .answers(1, 5000, 999);
    table.play(act('conceded', 1, 7000));
    expect(lastOf(table)).toMatchObject({ by: 'impossible', winner: 2, points: [0, 0, 1] });
  });

  test('loses against any number that is proved', () => {
    const table = openTable(2, [[1, 2, 3, 4]], TONY)
      .answers(0, 1000, null)
      .answers(1, 3000, -2);
    table.play(state(1, 5000, '1 − 2 + 3 − 4'));
    expect(lastOf(table)).toMatchObject({ by: 'proved', winner: 1 });
  });

  test('said by all goes to the first of them', () => {
    const table = openTable(2, SETS, TONY).answers(1, 1000, null).answers(0, 3000, null);
    expect(lastOf(table)).toMatchObject({ by: 'impossible', winner: 1 });
  });
});

describe('Closest to (CONTEST-6)', () => {
  test('the smallest distance is heard first, on either side of the target', () => {
    const table = openTable(2, [[5, 7, 8, 9]], CLOSEST)
      .answers(0, 1000, 2)
      .answers(1, 3000, 1);
    expect(phaseOf(table, 'proving').seat).toBe(1);
    // 24 itself is not beside the target.
    table.play(state(1, 5000, '8 × 5 − (7 + 9)'), state(0, 6000, '(9 − 7) × (8 + 5)'));
    expect(lastOf(table)).toMatchObject({ winner: 0, points: [1, 0] });
    const below = openTable(2, [[5, 7, 8, 9]], CLOSEST)
      .answers(0, 1000, 5)
      .answers(1, 3000, null);
    expect(lastOf(below.play(state(0, 5000, '5 + 7 + 8 + 9')))).toMatchObject({ winner: 0 });
  });

  test('a distance of nothing is none', () => {
    const table = openTable(2, [[5, 7, 8, 9]], CLOSEST).touch(raise(0, 1000));
    expect(table.send(enter(1, 2000, 0))).toBe('notYours');
    expect(table.send(enter(0, 2000, 0))).toBe('notAway');
    expect(table.send(enter(0, 2000, -3))).toBe('notAway');
    expect(table.send(enter(0, 2000, 1, 2))).toBe(null);
  });
});

describe('entering an x (CONTEST-7)', () => {
  test('the touch is the time of entry, and the answer clock stands while it is typed', () => {
    const table = openTable(2, SETS, { type: 10, answerTime: 60_000 }).touch(raise(1, 10_000));
    expect(phaseOf(table, 'slip')).toMatchObject({ left: 50_000, until: 40_020, signal: { seat: 1 } });
    expect(table.send(enter(0, 11_000, 24))).toBe('notYours');
    table.play(enter(1, 30_000, 24));
    expect(phaseOf(table, 'answering').until).toBe(80_000);
    expect(table.state.entries[1]).toMatchObject({ at: 10_000, rank: 1 });
  });

  test('the same x keeps its earlier time, a new one takes the new time', () => {
    const table = openTable(2, SETS, { type: 10 }).answers(0, 1000, 24).answers(1, 3000, 24);
    table.answers(0, 5000, 24);
    expect(table.state.entries.map((entry) => entry?.rank)).toEqual([1, 2]);
    table.answers(0, 7000, 16);
    expect(table.state.entries.map((entry) => entry?.rank)).toEqual([4, 2]);
  });

  test('a slip that is closed, or whose time is over, changes nothing', () => {
    const table = openTable(2, SETS, { type: 10 }).answers(0, 1000, 24).touch(raise(0, 5000));
    table.play(act('closed', 0, 6000));
    expect(table.state.entries[0]?.x).toEqual({ n: 24, d: 1 });
    table.touch(raise(1, 7000)).through(37_020);
    expect([table.state.entries[1], table.state.phase.type]).toEqual([null, 'answering']);
  });

  test('who has entered nothing at the end proves nothing', () => {
    const table = openTable(3, SETS, { type: 10, answerTime: 5000 }).answers(1, 1000, 24).through(60_000);
    expect(phaseOf(table, 'proving')).toMatchObject({ seat: 1, order: [] });
    const nobody = openTable(2, SETS, { type: 10, answerTime: 5000 }).through(5000);
    expect(lastOf(nobody)).toMatchObject({ by: 'nobody', proofs: [] });
  });

  test('a touch in the last moment counts, a later one does not', () => {
    const table = openTable(2, SETS, { type: 10, answerTime: 5000 }).touch(raise(0, 5000));
    expect(phaseOf(table, 'slip').left).toBe(0);
    table.play(enter(0, 9000, 24)).through(9000);
    expect(table.state.phase.type).toBe('proving');
    const late = openTable(2, SETS, { type: 10, answerTime: 5000 }).through(5000);
    expect(late.send(raise(0, 5001))).toBe('notNow');
  });

  test('two who touch in one moment type one after the other', () => {
    const table = openTable(3, SETS, { type: 10 }).play(raise(2, 1000), raise(0, 1005)).through(1040);
    const first = phaseOf(table, 'slip').signal.seat;
    table.play(enter(first, 2000, 24)).until(2000);
    const second = phaseOf(table, 'slip').signal.seat;
    expect([first, second].toSorted()).toEqual([0, 2]);
    table.play(enter(second, 3000, 24));
    expect(table.state.entries[first]?.rank).toBe(1);
    expect(table.state.entries[second]?.rank).toBe(2);
  });

  test('a claim is none of this', () => {
    expect(openTable(2, SETS, TONY).send(claim(0, 0))).toBe('classicOnly');
    expect(openTable(2, SETS).send(raise(0, 0))).toBe('twoPhaseOnly');
  });
});

describe('the three ways in which the first phase ends', () => {
  test('types 10 and 20 wait for the clock, 11 and 21 for all', () => {
    const entered = (type: 10 | 11) =>
      openTable(2, SETS, { type, answerTime: 60_000 }).answers(0, 1000, 24).answers(1, 3000, 16);
    expect(entered(10).state.phase.type).toBe('answering');
    expect(entered(11).state.phase.type).toBe('proving');
    const unlimited = openTable(2, SETS, { type: 10, answerTime: 0 }).answers(0, 1000, 24);
    expect(unlimited.answers(1, 3000, 16).state.phase.type).toBe('proving');
  });

  test('open values are seen, and final once a rival has entered one (CONTEST-8)', () => {
    const table = openTable(3, SETS, { type: 12 }).answers(0, 1000, 24).answers(0, 3000, 25);
    expect(contest.view(table.state, 2).entries[0]).toMatchObject({ x: { n: 25, d: 1 } });
    table.answers(1, 5000, 16);
    expect(table.send(raise(0, 7000))).toBe('final');
    expect(table.send(raise(1, 7000))).toBe('final');
    expect(contest.allowed(table.state, 0).has('raised')).toBe(false);
    expect(contest.allowed(table.state, 2).has('raised')).toBe(true);
  });

  test('hidden ones are seen by their owner alone, until proofs are heard (CONTEST-8)', () => {
    const table = openTable(2, SETS, TONY).answers(0, 1000, 24);
    expect(contest.view(table.state, 1).entries).toEqual(['hidden', null]);
    expect(contest.view(table.state, 'table').entries).toEqual(['hidden', null]);
    expect(contest.view(table.state, 0).entries[0]).toMatchObject({ x: { n: 24, d: 1 } });
    table.answers(1, 3000, 16);
    expect(contest.view(table.state, 1).entries[0]).toMatchObject({ x: { n: 24, d: 1 } });
  });
});

describe('proofs (CONTEST-9)', () => {
  test('each has the round time', () => {
    const table = openTable(2, SETS, { ...TONY, roundTime: 9000 })
      .answers(0, 1000, 24)
      .answers(1, 3000, 16);
    const until = phaseOf(table, 'proving').until ?? 0;
    table.through(until);
    expect(phaseOf(table, 'proving')).toMatchObject({ seat: 1, until: until + 9000 });
    table.through(until + 9000);
    expect(lastOf(table)?.proofs.map(({ why }) => why)).toEqual(['expired', 'expired']);
  });

  const alone = (x: number | null) => {
    const table = openTable(1, [[1, 2, 3, 4]], TONY).answers(0, 1000, x);
    return x === null ? table : table.play(state(0, 5000, x === 24 ? '1 × 2 × 3 × 4' : '(1 + 2) × 3 × 4'));
  };
  const best = (n?: number, d = 1) =>
    ({ type: 'compared', seat: 0, at: 6000, best: n === undefined ? [] : [n, d] }) as const;

  test('alone only the best x there is scores', () => {
    expect(lastOf(alone(36).play(best(36)))).toMatchObject({ winner: 0, points: [1], best: { n: 36, d: 1 } });
    expect(lastOf(alone(24).play(best(36)))).toMatchObject({ winner: null, by: 'nobody', points: [0] });
    expect(alone(36).send(best(24))).toBe('notBest');
    expect(alone(36).send(best())).toBe('notBest');
  });

  test('alone Impossible is right when there is none', () => {
    expect(lastOf(alone(null).play(best()))).toMatchObject({ winner: 0, best: 'none' });
    expect(lastOf(alone(null).play(best(36)))).toMatchObject({ winner: null, best: { n: 36, d: 1 } });
  });
});
