import { describe, expect, test } from 'vitest';
import { standingOver, type OverMatch } from '#lib/core/match/standings.ts';

const over = (id: string, names: readonly string[], rest: Partial<OverMatch> = {}): OverMatch => ({
  id,
  players: names.map((name, seat) => ({ name, shape: ['moon', 'hill', 'gate'][seat] ?? '' })),
  winners: [0],
  playedAt: Number(id),
  figures: null,
  ...rest,
});
const figures = (points: readonly number[], value: number | null = null, seat = 0) => ({
  points,
  best: value === null ? null : { seat, value, set: 2 },
});

describe('the standing over all matches of a game', () => {
  test('adds up by name, wherever somebody sat, and shows the shape they had last', () => {
    const matches = [
      over('2', ['Jun', 'Mei'], { figures: figures([3, 5]) }),
      over('1', ['Mei', 'Jun'], { figures: figures([1, 1]) }),
    ];
    expect(standingOver(matches, 'smaller')).toEqual({
      matches: 2,
      people: [
        { name: 'Mei', shape: 'hill', matches: 2, wins: 1, points: 6 },
        { name: 'Jun', shape: 'moon', matches: 2, wins: 1, points: 4 },
      ],
      best: null,
    });
  });

  test('has most wins first, then most points, then the name', () => {
    const matches = [
      over('1', ['Cy', 'Bo', 'Al']),
      over('2', ['Cy', 'Bo', 'Al'], { figures: figures([0, 0, 1]) }),
    ];
    expect(standingOver(matches, 'larger').people.map(({ name }) => name)).toEqual(['Cy', 'Al', 'Bo']);
    // Whoever sat last, too.
    const last = ['1', '2'].map((id) =>
      over(id, ['Bo', 'Al', 'Cy'], { winners: [2], figures: figures([0, Number(id), 0]) }),
    );
    expect(standingOver(last, 'larger').people.map(({ name }) => name)).toEqual(['Cy', 'Al', 'Bo']);
  });

  test('counts a shared win for each, and none in a match that was stopped', () => {
    const matches = [over('1', ['A', 'B'], { winners: [0, 1] }), over('2', ['A', 'B'], { winners: null })];
    expect(standingOver(matches, 'larger').people).toMatchObject([
      { name: 'A', matches: 2, wins: 1 },
      { name: 'B', matches: 2, wins: 1 },
    ]);
  });

  test('takes names that read alike for one person', () => {
    const matches = [over('1', ['Zoë', 'A']), over('2', ['Zoe\u0308 ', 'A'])];
    expect(standingOver(matches, 'larger').people).toHaveLength(2);
  });

  test('leaves out who played alone', () => {
    expect(standingOver([over('1', ['A'], { figures: figures([40], 7) })], 'larger')).toEqual({
      matches: 0,
      people: [],
      best: null,
    });
  });

  test.each([
    ['smaller', 'B', '1'],
    ['larger', 'A', '2'],
  ] as const)('knows the best where the %s is better, of equal ones the earliest', (better, name, match) => {
    const matches = [
      over('4', ['A', 'B'], { figures: figures([], 900, 1) }),
      over('3', ['A', 'B'], { figures: figures([], 400, 0) }),
      over('2', ['A', 'B'], { figures: figures([], 900, 0) }),
      over('1', ['A', 'B'], { figures: figures([], 400, 1) }),
    ];
    const { best } = standingOver(matches, better);
    expect(best).toEqual({
      name,
      value: better === 'smaller' ? 400 : 900,
      match,
      set: 2,
      playedAt: Number(match),
    });
  });
});
