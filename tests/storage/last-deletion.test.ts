import { expect, test } from 'vitest';
import { UNDO_MS } from '#lib/storage/deletion.ts';
import { LastDeletion } from '#lib/storage/last-deletion.svelte.ts';
import { fakeEnvironment } from '../support/environment.ts';
import { turn } from '../support/turns.ts';

const [ONE, OTHER] = [
  { batch: 1, count: 1 },
  { batch: 2, count: 70 },
];

/** What was told to the bin, in its order. */
function keep() {
  const environment = fakeEnvironment();
  const told: string[] = [];
  const tell = (way: string) => async (batch: number) => {
    told.push(`${way} ${batch}`);
    return 'disk' as const;
  };
  const last = new LastDeletion(environment, async () => ({ undo: tell('undo'), empty: tell('empty') }));
  return { environment, told, last };
}

test('is final after ten seconds and not before', async () => {
  const { environment, told, last } = keep();
  last.keep(ONE);
  environment.pass(UNDO_MS - 1);
  expect([last.kept, told]).toEqual([ONE, []]);
  environment.pass(1);
  expect(last.kept).toBeNull();
  expect(await last.undo()).toBe(false);
  expect(told).toEqual(['empty 1']);
});

test('is taken back once, and its clock stands', async () => {
  const { environment, told, last } = keep();
  last.keep(ONE);
  expect(await Promise.all([last.undo(), last.undo()])).toEqual([true, false]);
  expect([last.kept, told, environment.waiting]).toEqual([null, ['undo 1'], 0]);
});

test('is final with the next one, whose ten seconds are whole', async () => {
  const { environment, told, last } = keep();
  last.keep(ONE);
  environment.pass(UNDO_MS - 1);
  last.keep(OTHER);
  environment.pass(UNDO_MS - 1);
  await turn();
  expect([last.kept, told, environment.waiting]).toEqual([OTHER, ['empty 1'], 1]);
});
