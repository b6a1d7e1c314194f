import { describe, expect, test } from 'vitest';
import { finish } from '#lib/core/work.ts';
import { figures } from '#lib/games/contest/figures.ts';
import { contestRecords } from '#lib/games/contest/records.ts';
import { bestWork, type BestQuestion } from '#lib/games/contest/search/index.ts';
import { act, claim, dealt, openTable, state } from '../../support/contest.ts';

describe('the best there was (CONTEST-10)', () => {
  test('is the largest that all sets make, with a line for each', () => {
    const { best, lines } = finish(bestWork({ sets: [[3, 7, 8, 2]], target: 24, family: 'tony' }));
    expect(best).toEqual([336, 1]);
    expect(lines).toHaveLength(1);
  });
  test('is nothing where sets have no number in common', () => {
    const question = {
      sets: [
        [1, 1],
        [5, 9],
      ],
      target: 24,
      family: 'tony',
    } as const;
    expect(finish(bestWork(question))).toEqual({ best: [], lines: [null, null] });
  });
  test('is the smallest distance beside the target, never the target itself (CONTEST-6)', () => {
    expect(finish(bestWork({ sets: [[1, 1]], target: 2, family: 'closest' })).best).toEqual([1, 1]);
    expect(finish(bestWork({ sets: [[3, 7]], target: 0, family: 'closest' })).best).toEqual([3, 7]);
  });
  test('is one way for each set in Classic, and null for one that has none', () => {
    const question = {
      sets: [
        [4, 6],
        [1, 1],
      ],
      target: 24,
      family: 'classic',
    } as const;
    const { best, lines } = finish(bestWork(question));
    expect(best).toEqual([]);
    expect(lines.map((line) => line === null)).toEqual([false, true]);
  });
});

describe('whether an x could have been made at all (CONTEST-10)', () => {
  const made = (question: Omit<BestQuestion, 'target'>) => finish(bestWork({ target: 24, ...question })).made;

  test('is told of each that is asked about: by every set, whole or not, below 0 as well', () => {
    const sets = [
      [1, 2, 3, 4],
      [2, 2, 4, 4],
    ];
    const xs = [
      [24, 1],
      [40, 1],
      [99_999, 1],
      [5, 2],
      [-4, 1],
      [10 ** 15, 7],
    ] as const;
    expect(made({ sets, family: 'tony', xs })).toEqual([true, false, false, true, true, false]);
    expect(
      made({
        sets: [[1, 6]],
        family: 'tony',
        xs: [
          [-5, 1],
          [1, 6],
          [-1, 6],
        ],
      }),
    ).toEqual([true, true, false]);
  });

  test('is told of a distance where it lies on one side at least', () => {
    expect(
      made({
        sets: [[5, 7, 8, 9]],
        family: 'closest',
        xs: [
          [2, 1],
          [5, 1],
          [3000, 1],
        ],
      }),
    ).toEqual([...[true, true, false]]);
  });

  test('is not told where nobody asks', () => {
    expect(made({ sets: [[1, 2]], family: 'tony' })).toBeUndefined();
  });
});

describe('what contests come to together', () => {
  test('counts points and the longest run of rounds of one player', () => {
    const table = openTable(2, [[4, 6]]);
    for (const [round, seat] of [0, 1, 1].entries()) {
      const at = round * 10_000;
      if (round > 0)
        table
          .play(act('readied', 0, at))
          .play(act('readied', 1, at))
          .play(dealt(at, [4, 6]));
      table.touch(claim(seat, at + 1000)).play(state(seat, at + 3000, '4 * 6'));
    }
    const { timeline } = table;
    expect(figures.read({ timeline })).toEqual({ points: [1, 2], best: { seat: 1, value: 2, set: 2 } });
    expect(contestRecords(timeline).map(({ scores }) => scores)).toEqual([
      [1, 0],
      [1, 1],
      [1, 2],
    ]);
  });
});
