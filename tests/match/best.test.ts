import { describe, expect, test } from 'vitest';
import { bestAlone } from '#lib/match/best.ts';

const config = { players: 1, faces: false };
const row = (score: number, thought: number | undefined, more = {}) => ({
  header: { game: 'knock', config },
  standing: {
    scores: [score],
    sets: 10,
    winners: [0],
    stopped: false,
    ...(thought === undefined ? {} : { thought }),
  },
  ...more,
});

describe('bestOf', () => {
  test('is the one with most points, and of equal ones the quickest', () => {
    const rows = [row(28, 1000), row(32, 9000), row(32, 8000), row(32, 8500)];
    expect(bestAlone(rows, rows[0]!.header)).toEqual({ score: 32, thought: 8000 });
  });

  test('is null where nobody has played alone to the end', () => {
    const open = row(36, 1000);
    const rows = [row(36, undefined), { ...open, standing: { ...open.standing, winners: null } }];
    expect(bestAlone(rows, open.header)).toBeNull();
  });

  test('holds matches of an older edition against those of now, however their settings were written', () => {
    const then = row(32, 8000);
    const now = row(32, 9000, {
      header: { game: 'knock', config: { edition: 2, faces: false, players: 1 } },
    });
    expect(bestAlone([then, now], now.header)).toEqual({ score: 32, thought: 8000 });
  });

  test('leaves out what was played by other rules', () => {
    const header = { game: 'knock', config: { players: 1, faces: true } };
    const rows = [row(40, 1), row(20, 5000, { header }), row(40, 2, { header: { ...header, game: 'slap' } })];
    expect(bestAlone(rows, header)).toEqual({ score: 20, thought: 5000 });
  });
});
