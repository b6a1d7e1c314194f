import { expect, test } from 'vitest';
import { Figures } from '#lib/practice/figures.svelte.ts';
import { attempt } from '../storage/support/attempts.ts';
import { fakeEnvironment } from '../support/environment.ts';
import { freshStore } from '../support/store.ts';

const missed = { outcome: 'skipped', expression: null } as const;

test('figures are nothing before and after reading an empty history', async () => {
  const figures = new Figures(freshStore(fakeEnvironment()));
  expect(figures.loaded).toBe(false);
  await figures.load();
  expect([figures.loaded, figures.all, figures.solved, figures.share, figures.usual, figures.timed]).toEqual([
    ...[true, 0, 0, 0],
    ...[null, 0],
  ]);
  expect(figures.bars.every(({ count }) => count === 0)).toBe(true);
});

test('figures count all, the solved with the rightly unsolved, and time the own solutions', async () => {
  const store = freshStore(fakeEnvironment());
  for (const [index, ms] of [12_000, 34_000, 8_000, 25_000, 300_000].entries()) {
    await store.attempts.add(attempt(`s${index}`, { ms }));
  }
  await store.attempts.add(attempt('none', { outcome: 'none', expression: null, ms: 1 }));
  await store.attempts.add(attempt('shown', { ...missed, outcome: 'shown', ms: 1 }));
  await store.attempts.add(attempt('skipped', { ...missed, ms: 1 }));
  const figures = new Figures(store);
  await figures.load();
  expect([figures.all, figures.solved, figures.share]).toEqual([8, 6, 75]);
  expect([figures.usual, figures.timed]).toEqual([25_000, 5]);
  expect(figures.bars.map(({ count }) => count)).toEqual([0, 1, 1, 0, 0, 1, 1, 0, 0, 1]);
});

test('with one hand of hundreds missed not all are solved', async () => {
  const store = freshStore(fakeEnvironment());
  for (let at = 0; at < 200; at += 1) await store.attempts.add(attempt(`${at}`, at === 0 ? missed : {}));
  const figures = new Figures(store);
  await figures.load();
  expect([figures.all, figures.solved, figures.share]).toEqual([200, 199, 99]);
});

test('figures take the usual time from the last hundred', async () => {
  const store = freshStore(fakeEnvironment());
  for (let n = 0; n < 110; n += 1)
    await store.attempts.add(attempt(`${n}`, { ms: n < 10 ? 900_000 : 20_000 }));
  const figures = new Figures(store);
  await figures.load();
  expect([figures.timed, figures.usual, figures.bars.at(-1)?.count]).toEqual([100, 20_000, 0]);
});
