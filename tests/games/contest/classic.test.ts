import { describe, expect, test } from 'vitest';
import { phaseOf } from '../../support/claims.ts';
import { act, claim, openTable, state } from '../../support/contest.ts';

const SET = [5, 7, 8, 9];
const RIGHT = '8 × 5 − (7 + 9)';
const HOPELESS = [1, 1, 5, 9];
const lastOf = (table: ReturnType<typeof openTable>) => table.state.rounds.at(-1);

describe('Classic (CONTEST-1)', () => {
  test('a right claim is a point, and the round is over', () => {
    const table = openTable(3, [SET]).touch(claim(1, 1000));
    expect(phaseOf(table, 'entering')).toMatchObject({ claimant: 1, texts: [], until: 16_020 });
    table.play(state(1, 2000, RIGHT));
    expect(lastOf(table)).toMatchObject({ by: 'proved', winner: 1, points: [0, 1, 0] });
    expect(table.state.scores).toEqual([0, 1, 0]);
    expect(table.state.phase.type).toBe('waiting');
  });

  test.each([
    ['a wrong value', '5 + 7 + 8 + 9'],
    ['too few numbers', '8 × 5 − 16'],
    ['too many', '8 × 5 − (7 + 9) + 1 − 1'],
    ['a division by zero', '8 ÷ (5 − 5) + 7 + 9'],
  ])('%s loses one', (_, text) => {
    const table = openTable(2, [SET])
      .touch(claim(0, 1000))
      .play(state(0, 2000, text));
    expect(lastOf(table)).toMatchObject({ by: 'wrong', winner: null, points: [-1, 0] });
    expect(lastOf(table)?.proofs).toEqual([{ seat: 0, texts: [text], why: 'wrong' }]);
  });

  test('several sets are entered in order; the first wrong one loses', () => {
    const table = openTable(2, [SET, [1, 2, 3, 4]])
      .touch(claim(0, 1000))
      .play(state(0, 2000, RIGHT));
    expect(phaseOf(table, 'entering')).toMatchObject({ texts: [RIGHT], until: 17_000 });
    table.play(state(0, 3000, '1 + 2 + 3 + 4'));
    expect(table.state.scores).toEqual([-1, 0]);
    const won = openTable(2, [SET, [1, 2, 3, 4]]).touch(claim(0, 1000));
    won.play(state(0, 2000, RIGHT), state(0, 3000, '1 × 2 × 3 × 4'));
    expect(won.state.scores).toEqual([1, 0]);
  });

  test('who was first cannot be told otherwise than the stamps say, nor before the window is over (SLAP-9)', () => {
    const table = openTable(2, [SET]).play(claim(0, 1000), claim(1, 1018));
    const order = { order: [1, 0], lot: [], resolution: 17 };
    expect(table.send({ type: 'settled', at: 1020, ...order })).toBe('badOrder');
    expect(table.send({ type: 'settled', at: 1019, ...order, order: [0, 1] })).toBe('tooEarly');
    expect(openTable(2, [SET]).send({ type: 'settled', at: 1020, ...order })).toBe('notNow');
  });

  test('what cannot be read costs nothing', () => {
    const table = openTable(2, [SET]).touch(claim(0, 1000));
    expect(table.send(state(0, 2000, '8 ×'))).toBe('unreadable');
    expect(table.send(state(1, 2000, RIGHT))).toBe('notYours');
    expect(table.send(act('conceded', 1, 2000))).toBe('notYours');
    expect(table.state.phase.type).toBe('entering');
  });

  test('to give up, or to run out of time, is wrong too', () => {
    const given = openTable(2, [SET])
      .touch(claim(0, 1000))
      .play(act('conceded', 0, 2000));
    expect(lastOf(given)?.proofs[0]?.why).toBe('conceded');
    const late = openTable(2, [SET]).touch(claim(0, 1000)).through(16_020);
    expect([lastOf(late)?.proofs[0]?.why, late.state.scores]).toEqual(['expired', [-1, 0]]);
  });

  test('two claims closer than the device can tell are drawn by lot', () => {
    const winners = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
      const table = openTable(2, [SET], {}, seed);
      table.play(claim(0, 1000), claim(1, 1010)).through(1040);
      expect(phaseOf(table, 'entering').heat).toEqual({ lot: [0, 1], resolution: 17 });
      return phaseOf(table, 'entering').claimant;
    });
    expect(new Set(winners)).toEqual(new Set([0, 1]));
    const apart = openTable(2, [SET]).play(claim(0, 1000), claim(1, 1018)).through(1040);
    expect(phaseOf(apart, 'entering')).toMatchObject({ claimant: 0, late: [{ seat: 1, after: 18 }] });
  });
});

describe('Impossible (CONTEST-2)', () => {
  test('can be taken back; when all say so, nobody wins', () => {
    const table = openTable(2, [HOPELESS]).play(act('impossible', 0, 1000));
    expect(table.send(act('impossible', 0, 1100))).toBe('alreadyImpossible');
    table.play(act('withdrew', 0, 1200));
    expect(table.send(act('withdrew', 0, 1300))).toBe('notImpossible');
    table.play(act('impossible', 0, 1400), act('impossible', 1, 1500));
    expect(lastOf(table)).toMatchObject({ by: 'impossible', winner: null, points: [0, 0] });
  });

  test('who said so may still claim', () => {
    const table = openTable(2, [SET])
      .play(act('impossible', 0, 1000))
      .touch(claim(0, 2000));
    expect(phaseOf(table, 'entering').claimant).toBe(0);
  });

  test('the round time running out is a draw as well; a claim in the last moment counts', () => {
    const drawn = openTable(2, [SET], { roundTime: 5000 }).through(5000);
    expect(lastOf(drawn)).toMatchObject({ by: 'timedOut', points: [0, 0] });
    const claimed = openTable(2, [SET], { roundTime: 5000 }).play(claim(1, 5000)).through(5020);
    expect(phaseOf(claimed, 'entering').claimant).toBe(1);
  });
});

describe('the end (CONTEST-3)', () => {
  test('comes with the end score', () => {
    const table = openTable(2, [SET], { endScore: 1 })
      .touch(claim(1, 1000))
      .play(state(1, 2000, RIGHT));
    expect(phaseOf(table, 'over').winners).toEqual([1]);
  });

  test('never comes by itself in an endless contest', () => {
    const table = openTable(2, [SET], { type: 1, endScore: 1 }).touch(claim(1, 1000));
    table.play(state(1, 2000, RIGHT));
    expect(table.state.phase.type).toBe('waiting');
    expect(phaseOf(table.play(act('finished', 0, 3000)), 'over').winners).toEqual([1]);
    expect(openTable(2, [SET]).send(act('finished', 0, 0))).toBe('notEndless');
  });
});

describe('between two rounds', () => {
  test('all must be ready', () => {
    const table = openTable(2, [SET])
      .touch(claim(1, 1000))
      .play(state(1, 2000, RIGHT));
    table.play(act('readied', 0, 3000));
    expect(table.send(act('readied', 0, 3100))).toBe('alreadyReady');
    table.through(900_000);
    expect(phaseOf(table, 'waiting').ready).toEqual([0]);
    table.play(act('readied', 1, 900_001)).until(900_001);
    expect(table.state.phase.type).toBe('racing');
  });

  test('or so much time goes by', () => {
    const table = openTable(2, [SET], { betweenTime: 4000 }).touch(claim(1, 1000));
    table.play(state(1, 2000, RIGHT)).through(6000);
    expect(table.state.phase.type).toBe('racing');
    expect(table.state.sets).toHaveLength(1);
  });
});
