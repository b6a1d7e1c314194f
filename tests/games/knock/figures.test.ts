import { expect, test } from 'vitest';
import { figures } from '#lib/games/knock/figures.ts';
import { WORKED } from '../../support/claims.ts';
import { act, knockBy, openTable } from '../../support/knock.ts';

test('a match of Knock adds cards won (KNOCK-8) and its fastest knock, the smaller the better', () => {
  const { timeline } = openTable(3, WORKED.ranks)
    .play(knockBy(1, 4000), knockBy(0, 4500), act('stated', 1, 5000))
    .through(10_000);
  const players = ['Mei', 'Jun', 'Ada'].map((name) => ({ name, shape: 'moon' }));
  expect(figures.read({ header: { players }, timeline })).toEqual({
    points: [0, 4, 0],
    best: { seat: 1, value: 1000, set: 0 },
  });
  expect(figures.better).toBe('smaller');
});
