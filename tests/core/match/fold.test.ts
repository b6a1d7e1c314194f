import { describe, expect, test } from 'vitest';
import { owed, rngFor } from '#lib/core/match/fold.ts';
import { MatchTable } from '../../support/match-table.ts';
import { drew, toy } from '../../support/toy-game.ts';

const table = (seed = 1) => new MatchTable(toy, { seats: 2 }, seed);
const ended = (at: number) => ({ type: 'ended', at }) as const;
const paused = (at: number) => ({ type: 'paused', at }) as const;
const resumed = (at: number) => ({ type: 'resumed', at }) as const;
const stopped = (at: number) => ({ type: 'stopped', at }) as const;

describe('the time of events', () => {
  test('never falls', () => {
    const match = table().play(drew(10));
    expect(match.send(drew(9))).toBe('earlier');
    expect(match.send(drew(Number.NaN))).toBe('earlier');
  });

  test('is the time of the match', () => {
    expect(table().play(drew(10)).match.at).toBe(10);
  });
});

describe('a deadline', () => {
  const dealt = () => table().play(drew(10)).until(10);

  test('lets in what is stamped before it, though handled after', () => {
    expect(dealt().send(drew(69))).toBeNull();
    expect(dealt().send(drew(70))).toBeNull();
  });

  test('must be settled before what is stamped after it', () => {
    expect(dealt().send(drew(71))).toBe('overdue');
    expect(dealt().send(paused(71))).toBe('overdue');
  });

  test('is settled with its own time, however late it is handled', () => {
    const match = dealt();
    expect(owed(toy, match.match, { seed: 1, now: 69 })).toBeNull();
    expect(owed(toy, match.match, { seed: 1, now: 5000 })).toEqual(ended(70));
  });

  test('cannot be settled early', () => {
    expect(dealt().send(ended(69))).toBe('no');
  });
});

describe('a pause', () => {
  test('stops every clock: the table owes nothing, and time stands', () => {
    const match = table().play(drew(10)).until(10).play(paused(20));
    expect(owed(toy, match.match, { seed: 1, now: 5000 })).toBeNull();
    expect(match.send(drew(20))).toBe('paused');
    expect(match.send(resumed(30))).toBe('clockStands');
    expect(match.send(paused(20))).toBe('paused');
    expect(match.play(resumed(20), drew(60)).match).toMatchObject({ at: 60, paused: false });
  });

  test('ends only when there is one', () => {
    expect(table().send(resumed(0))).toBe('notPaused');
  });
});

describe('a stopped match', () => {
  test('takes nothing more and owes nothing', () => {
    const match = table().play(drew(10), stopped(15));
    expect(match.match.stopped).toBe(true);
    expect(match.send(drew(20))).toBe('stopped');
    expect(match.send(resumed(20))).toBe('stopped');
    expect(owed(toy, match.match, { seed: 1, now: 5000 })).toBeNull();
  });

  test('may be stopped while it is paused', () => {
    expect(table().play(paused(5), stopped(5)).match.stopped).toBe(true);
  });
});

describe('chance', () => {
  const cards = (seed: number) => table(seed).play(drew(1), drew(2), drew(3)).until(4).state.cards;

  test('depends on the seed and on how many draws there were', () => {
    expect(cards(7)).toEqual(cards(7));
    expect(cards(7)).not.toEqual(cards(8));
    expect(new Set(cards(7)).size).toBe(3);
  });

  test('is counted in the log', () => {
    expect(table().play(drew(1), drew(2)).until(3).match.chances).toBe(2);
  });

  test('has a seed of its own for each of many draws', () => {
    const draws = Array.from({ length: 2000 }, (_, n) => rngFor(20261121, n).next(2 ** 31));
    expect(new Set(draws).size).toBe(2000);
  });
});
