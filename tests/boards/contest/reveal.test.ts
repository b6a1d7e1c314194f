import { describe, expect, test } from 'vitest';
import { roleOf, seatsBestFirst } from '#lib/boards/contest/reveal.ts';
import { eitherSide } from '#lib/boards/contest/words.ts';
import type { SeenEntry } from '#lib/games/contest/view.ts';

const x = (n: number | null, rank: number): SeenEntry => ({
  x: n === null ? null : { n, d: 1 },
  rank,
  at: 0,
});
/** Mei 336, Grandma 480, Jun says Impossible, Ada nothing, a fifth says Impossible later. */
const ENTRIES: readonly (SeenEntry | null)[] = [x(336, 0), x(480, 1), x(null, 2), null, x(null, 3)];

describe('what is opened (CONTEST-9)', () => {
  const first = { seat: 1, heard: [], order: [0, 2, 4] };
  test('lies the best first, and whoever has nothing last', () => {
    expect(seatsBestFirst(first, ENTRIES)).toEqual([1, 0, 2, 4, 3]);
  });

  test('says who proves, who is next, and who wins if nobody can (CONTEST-5)', () => {
    expect(ENTRIES.map((_, seat) => roleOf(first, ENTRIES, seat))).toEqual([
      'next',
      'proves',
      'impossible',
      null,
      null,
    ]);
  });

  test('strikes who has failed, and nobody is next where only Impossible is left', () => {
    const then = { seat: 0, heard: [{ seat: 1, texts: [], why: 'conceded' as const }], order: [2, 4] };
    expect(seatsBestFirst(then, ENTRIES)).toEqual([1, 0, 2, 4, 3]);
    expect(ENTRIES.map((_, seat) => roleOf(then, ENTRIES, seat))).toEqual([
      'proves',
      'failed',
      'impossible',
      null,
      null,
    ]);
  });
});

test.each([
  [24, { n: 4, d: 5 }, ['23 1/5', '24 4/5']],
  [24, { n: 2, d: 1 }, ['22', '26']],
  [1, { n: 3, d: 2 }, ['−1/2', '2 1/2']],
  [0, { n: 7, d: 2 }, ['−3 1/2', '3 1/2']],
])('%s ± %j is either of two numbers (CONTEST-6)', (target, away, both) => {
  expect(eitherSide(target, away)).toEqual(both);
});
