import { describe, expect, test } from 'vitest';
import type { Ghost } from '#lib/practice/run/open-run.ts';
import { resultOf, type RunResult } from '#lib/practice/run/result.ts';
import type { PlayedRuns } from '#lib/practice/run/runs.ts';
import { endedHands, endingOf, filtered, lessonOf, worthMore } from '#lib/screens/runs/ended.ts';
import type { Attempt } from '#lib/storage/attempt.ts';
import { attemptRow } from '../../e2e/support/attempts.ts';
import { cardsOf } from '../../e2e/support/cards.ts';

const hands = (...parts: readonly Partial<Attempt>[]) =>
  parts.map((part, seq) => ({ ...attemptRow(`${seq}`, { ms: 4000, ...part }), seq }));
const SOLVED = {};
const WRONG = { outcome: 'shown', expression: null } as const;
const SKIPPED = { outcome: 'skipped', expression: null } as const;

function run(name: string, ...parts: readonly Partial<Attempt>[]): RunResult {
  const result = resultOf(name, hands(...parts));
  if (!result) throw new Error(`${name} is no run.`);
  return result;
}
const playedWith = (best: RunResult, ...others: readonly RunResult[]): PlayedRuns => ({
  all: [best, ...others],
  mayRace: false,
  of: () => ({ best, last: others.at(-1) ?? best }),
});
const solved = (count: number) => Array.from({ length: count }, () => SOLVED);
const storm = (end: string, ...parts: readonly Partial<Attempt>[]) => run(`storm-1-10-98-a-${end}`, ...parts);
const race = (ms: number) =>
  run('ghost-1-10-98-a-m1', ...Array.from({ length: 20 }, () => ({ ms: ms / 20 })));
const ghost = (of: Ghost['of'], ms: number, by?: string): Ghost => ({
  of,
  times: Array.from({ length: 20 }, (_, at) => ((at + 1) * ms) / 20),
  by,
});

describe('how a run ended', () => {
  test('the first of its sort is the best', () => {
    const only = storm('m1', ...solved(3));
    expect(endingOf(only, playedWith(only), null, false)).toMatchObject({ head: 'Your best', isBest: true });
  });

  test('one that beats the others says by how many hands, one that is as good names the best', () => {
    const now = storm('m1', ...solved(3));
    const less = storm('m2', ...solved(2));
    const same = storm('m3', ...solved(3));
    expect(endingOf(now, playedWith(now, less), null, false)).toMatchObject({
      head: 'Your best by 1',
      isBest: true,
    });
    expect(endingOf(now, playedWith(same, less), null, false)).toMatchObject({
      head: 'Your best is 3',
      isBest: false,
    });
  });

  test('runs of another sort say nothing of this one', () => {
    const now = storm('m1', ...solved(2));
    const untimed = run('storm-1-10u-98-a-m2', ...solved(20));
    expect(endingOf(now, playedWith(now, untimed), null, false).isBest).toBe(true);
  });

  test('one that was ended says so, and how many were solved', () => {
    const now = storm('m1', ...solved(2));
    expect(endingOf(now, playedWith(now), null, true)).toMatchObject({
      head: 'Not finished',
      more: '2 hands solved',
      isBest: false,
    });
    const untimed = run('storm-1-10u-98-a-m1', ...solved(2));
    const before = run('storm-1-10u-98-a-m2', ...solved(19), { undos: 3 });
    expect(endingOf(untimed, playedWith(before), null, false).isBest).toBe(false);
  });

  test('a race that ends with the ghost is won; one that ends later is lost, to whoever sent it', () => {
    const now = race(80_000);
    const played = playedWith(now);
    expect(endingOf(now, played, ghost('pace', 80_000), false).head).toBe('You won by 0.0 s');
    expect(endingOf(now, played, ghost('pace', 79_000), false)).toMatchObject({
      head: 'Your ghost won by 1.0 s',
      more: 'Your ghost took 1:19',
    });
    expect(endingOf(now, played, ghost('sent', 79_000, 'Mei'), false)).toMatchObject({
      head: '\u2068Mei\u2069 won by 1.0 s',
      more: '\u2068Mei\u2069 took 1:19',
    });
  });

  test('a streak says how many in a row, and the best and the last of them', () => {
    const now = run('streak-1-10-98-a-m1', SOLVED, WRONG);
    const best = run('streak-1-10-98-a-m2', SOLVED, SOLVED, WRONG);
    expect(endingOf(now, playedWith(best, now), null, false)).toMatchObject({
      head: '1 in a row',
      more: 'best 2 · last 1',
    });
  });
});

describe('the hands of a run that is over', () => {
  const rows = endedHands(hands(SOLVED, { ms: 6000 }, { ms: 6001 }, WRONG, SKIPPED, { outcome: 'none' }), [
    null,
    4,
    4,
    1,
    1,
    4,
  ]);

  test('slow is more than one and a half times the usual, and only what was solved', () => {
    expect(filtered(rows, 'slow').map(({ hand }) => hand.ms)).toEqual([6001]);
  });

  test('what was not solved is wrong or skipped', () => {
    expect(rows.map(({ kind }) => kind)).toEqual([null, null, null, 'wrong', 'skipped', null]);
    expect(filtered(rows, 'all')).toHaveLength(6);
    expect(filtered(rows, 'wrong')).toHaveLength(1);
    expect(filtered(rows, 'skipped')).toHaveLength(1);
  });

  test('worth another try is what went wrong or was slow, or what one looks at', () => {
    expect(worthMore(rows, 'all')).toHaveLength(3);
    expect(worthMore(rows, 'skipped')).toHaveLength(1);
  });

  test('a hand has a lesson where it could have been made', () => {
    const [hand] = hands(SOLVED);
    expect(hand && lessonOf(hand)).toMatch(/^\?game=practice&explain=\d+(-\d+){3}$/);
    expect(lessonOf({ cards: cardsOf([1, 1, 1, 1]) })).toBeNull();
  });
});
