import { describe, expect, test } from 'vitest';
import { contest } from '#lib/games/contest/index.ts';
import { phaseOf } from '../../support/claims.ts';
import { act, enter, openTable, raise } from '../../support/contest.ts';

const SETS = [[3, 7, 8, 2]];
const TIMED = { type: 10, answerTime: 60_000 } as const;

describe('an x that is entered at one’s own place (CONTEST-7)', () => {
  test('neither covers the numbers nor stops the clock', () => {
    const table = openTable(2, SETS, TIMED).play(enter(0, 5000, 336));
    expect(phaseOf(table, 'answering').until).toBe(60_000);
    expect(contest.view(table.state, 'table')).toMatchObject({ sets: SETS, entries: ['hidden', null] });
    expect(table.state.entries[0]).toEqual({ x: { n: 336, d: 1 }, rank: 1, at: 5000 });
  });

  test('has the time of its entering; the same again keeps the earlier one', () => {
    const table = openTable(2, SETS, TIMED).play(
      enter(0, 5000, 90),
      enter(1, 6000, 90),
      enter(0, 7000, 180, 2),
    );
    expect(table.state.entries.map((entry) => entry?.at)).toEqual([5000, 6000]);
    table.play(enter(0, 8000, 91));
    expect(table.state.entries[0]).toMatchObject({ at: 8000, rank: 4 });
  });

  test('opens the proofs once all have one, where the type says so', () => {
    const table = openTable(3, SETS, { ...TIMED, type: 11 });
    table.play(enter(0, 5000, 90), act('impossible', 1, 5000), enter(2, 5001, 336));
    expect(phaseOf(table, 'proving')).toMatchObject({ seat: 2, order: [0, 1] });
  });

  test('is refused where it is final, while its seat waits, and where it is no distance', () => {
    const open = openTable(2, SETS, { ...TIMED, type: 12 }).play(enter(0, 1000, 90), enter(0, 2000, 91));
    expect(contest.allowed(open.state, 1)).toEqual(new Set(['raised', 'entered', 'impossible']));
    open.play(raise(1, 3000)).until(3020);
    open.play(enter(1, 4000, 80));
    expect(open.state.phase.type).not.toBe('answering');
    const rests = openTable(2, SETS, TIMED)
      .touch(raise(0, 1000))
      .play(act('closed', 0, 2000));
    expect(rests.send(enter(0, 11_999, 90))).toBe('resting');
    expect(rests.send(enter(1, 11_999, 90))).toBeNull();
    expect(openTable(2, SETS, { ...TIMED, type: 20 }).send(enter(0, 1000, 0))).toBe('notAway');
  });

  test('a rival’s open x makes one’s own final (CONTEST-8)', () => {
    const open = openTable(3, SETS, { ...TIMED, type: 12 }).play(enter(0, 1000, 90), enter(1, 2000, 91));
    expect(open.send(enter(0, 3000, 99))).toBe('final');
    expect([...contest.allowed(open.state, 0)]).toEqual([]);
  });

  test('belongs to the first phase alone', () => {
    expect(openTable(2, SETS).send(enter(0, 1000, 24))).toBe('notNow');
    const slip = openTable(2, SETS, TIMED).touch(raise(0, 1000));
    expect(slip.send(enter(1, 2000, 24))).toBe('notYours');
  });
});
