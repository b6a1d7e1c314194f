import { expect, test } from 'vitest';
import { figures } from '#lib/games/slap/figures.ts';
import { WORKED } from '../../support/claims.ts';
import { act, openTable, slapBy } from '../../support/slap.ts';

const players = ['Mei', 'Grandma'].map((name) => ({ name, shape: 'moon' }));

test('a match of Slap adds sets won and its fastest slap, the smaller the better', () => {
  const table = openTable(2, WORKED.ranks).play(slapBy(1, 4000), act('agreed', 0, 5000));
  table
    .play(act('readied', 0, 6000))
    .through(9000)
    .play(slapBy(0, 9500), act('agreed', 1, 10_000));
  table
    .play(act('readied', 0, 11_000))
    .through(14_000)
    .play(slapBy(1, 17_000), act('agreed', 0, 18_000));
  expect(figures.read({ header: { players }, timeline: table.timeline })).toEqual({
    points: [1, 2],
    best: { seat: 0, value: 500, set: 1 },
  });
  expect(figures.better).toBe('smaller');
});

test('a match of Slap without a slap has no best', () => {
  const { timeline } = openTable(2, WORKED.ranks).play({ type: 'stopped', at: 4000 });
  expect(figures.read({ header: { players }, timeline })).toEqual({ points: [0, 0], best: null });
});
