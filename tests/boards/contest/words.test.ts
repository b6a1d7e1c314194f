import { describe, expect, test } from 'vitest';
import { askedAfter, outcomeOf, tellX, unprovedIn, wrongBy } from '#lib/boards/contest/words.ts';
import { standardContest } from '#lib/games/contest/config.ts';
import type { Proof, Round } from '#lib/games/contest/state.ts';
import { contest } from '#lib/i18n/messages.ts';
import { act, claim, openTable, state } from '../../support/contest.ts';

const x = (n: number) => ({ x: { n, d: 1 }, rank: 1, at: 0 });
const proof = (seat: number, why: Proof['why']): Proof => ({ seat, texts: ['1 + 1'], why });

describe('what was entered and not proved (CONTEST-10)', () => {
  const round = {
    sets: [[1, 2, 3, 4]],
    entries: [x(24), x(99_999), x(7), { x: null, rank: 3, at: 0 }, null],
    proofs: [proof(1, 'conceded'), proof(0, null)],
  };

  test('is what did not hold and what was not heard; Impossible needs no proof', () => {
    expect(unprovedIn(round)).toEqual([
      { seat: 1, x: { n: 99_999, d: 1 } },
      { seat: 2, x: { n: 7, d: 1 } },
    ]);
  });

  test('is asked about with the best there was, and where all was proved nothing more is asked', () => {
    const config = { ...standardContest(2), type: 11 as const };
    const question = { sets: [[1, 2, 3, 4]], target: 24, family: 'tony' };
    expect(askedAfter(round, config)).toEqual({
      ...question,
      xs: [
        [99_999, 1],
        [7, 1],
      ],
    });
    expect(askedAfter({ ...round, entries: [x(24)] }, config)).toEqual(question);
  });
});

test('an x that stands by itself says that it is a distance where it is one (CONTEST-6)', () => {
  const told = (type: 11 | 21, n: number | null) => tellX(n === null ? null : { n, d: 5 }, { type });
  expect(told(21, 4)).toBe(contest.distance('4/5'));
  expect(told(21, null)).toBe(contest.noneAt);
  expect(told(11, 4)).toBe('4/5');
});

test('where only what can be made is dealt, all who give up have skipped (CONTEST-2)', () => {
  const given = (type: 0 | 2) => {
    const table = openTable(2, [[1, 2, 3, 4]], { type }).play(
      act('impossible', 0, 100),
      act('impossible', 1, 200),
    );
    const [round] = table.state.rounds;
    return round && outcomeOf(round, ['Mei', 'Jun'], { type });
  };
  expect(given(0)).toBe('A draw: everybody said Impossible');
  expect(given(2)).toBe('Skipped: no points');
});

test('alone, a number that falls short was right, and Impossible where something could be made was not (CONTEST-9)', () => {
  const after = (x: number | null) => {
    const table = openTable(1, [[1, 2, 3, 4]], { type: 11 }).answers(0, 1000, x);
    if (x !== null) table.play(state(0, 5000, x === 24 ? '1 × 2 × 3 × 4' : '(1 + 2) × 3 × 4'));
    const [round] = table.play({ type: 'compared', seat: 0, at: 6000, best: [36, 1] }).state.rounds;
    return round && outcomeOf(round, ['Mei'], { type: 11 });
  };
  expect(after(24)).toBe(contest.notBest);
  expect(after(36)).toBe(contest.right);
  expect(after(null)).toBe(contest.points(0));
});

test('alone nobody else can have said so: giving a set up is no draw of everybody (CONTEST-2)', () => {
  const table = openTable(1, [[1, 2, 3, 4]]).play(act('impossible', 0, 100));
  const [round] = table.state.rounds;
  expect(round && outcomeOf(round, ['Mei'], { type: 0 })).toBe(contest.says);
});

test('alone nobody wins over anybody, or draws with them: what came of a round is told without', () => {
  const told = (by: Round['by'], winner: 0 | null = null) => {
    const [round] = openTable(1, [[1, 2, 3, 4]]).play(act('impossible', 0, 100)).state.rounds;
    return round && outcomeOf({ ...round, by, winner }, ['Mei'], { type: 0 });
  };
  expect(told('proved', 0)).toBe(contest.right);
  expect(told('impossible', 0)).toBe(contest.right);
  expect(told('timedOut')).toBe(contest.points(0));
  expect(told('nobody')).toBe(contest.points(0));
});

test('of a claim that cost a point it is told first what it was, then what it cost (CONTEST-1)', () => {
  const told = (why: 'wrong' | 'conceded' | 'expired') => {
    const table = openTable(2, [[1, 2, 3, 4]]).touch(claim(0, 1000));
    if (why === 'expired') table.through(20_000);
    else table.play(why === 'wrong' ? state(0, 2000, '1 + 2 + 3 + 4') : act('conceded', 0, 2000));
    const [round] = table.state.rounds;
    return round && outcomeOf(round, ['Mei', 'Jun'], { type: 0 });
  };
  expect(told('wrong')).toBe('Mei: wrong · −1 point');
  expect(told('conceded')).toBe('Mei: gave up · −1 point');
  expect(told('expired')).toBe('Mei: out of time · −1 point');
});

describe('who was wrong', () => {
  test('is counted by claims and by proofs alike', () => {
    const tony = openTable(3, [[1, 2, 3, 4]], { type: 11 })
      .answers(0, 1000, 99)
      .answers(1, 3000, 98)
      .answers(2, 5000, 24);
    tony.play(state(0, 9000, '1 + 2 + 3 + 4'), act('conceded', 1, 9100), state(2, 9200, '1 × 2 × 3 × 4'));
    const classic = openTable(3, [[1, 2, 3, 4]])
      .touch(claim(0, 1000))
      .play(state(0, 2000, '1 + 2 + 3 + 4'));
    const rounds = [...tony.state.rounds, ...classic.state.rounds] satisfies Round[];
    expect([0, 1, 2].map((seat) => wrongBy(rounds, seat))).toEqual([2, 1, 0]);
  });
});
