import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeAll, describe, expect, test } from 'vitest';
import { openStore, type Store } from '#lib/storage/index.ts';
import { attempt } from './support/attempts.ts';
import { testClock } from './support/clock.ts';
import { plantFaults } from './support/faults.ts';
import { rawPut } from './support/raw.ts';

const MANY = 20_000;
/** Counts the calls; nothing goes wrong in this file. */
const database = plantFaults();
let store: Store;

beforeAll(async () => {
  globalThis.indexedDB = new IDBFactory();
  store = openStore(testClock());
  await store.settings.get('theme');
  const outcomes = ['solved', 'none', 'shown', 'skipped'] as const;
  const rows = Array.from({ length: MANY }, (_, index) => {
    const outcome = outcomes[index % 4]!;
    const solved = outcome === 'solved' || outcome === 'none';
    return { ...attempt(`${index + 1}`, { outcome }), seq: index + 1, class: solved ? 'solved' : 'missed' };
  });
  await rawPut('attempts', rows);
});

describe('a history of 20,000 attempts', () => {
  test.each([
    ['all', undefined],
    ['all', 10_000],
    ['all', 30],
    ['solved', undefined],
    ['solved', 10_000],
    ['missed', 10_000],
  ] as const)(
    'reads no more than one row beyond a page, wherever it lies: %s before %s',
    async (filter, before) => {
      database.heal();
      const { rows } = await store.attempts.page({ filter, limit: 50, before });
      expect(rows.length).toBeGreaterThanOrEqual(29);
      // A transaction, one call for each row and one for the row that shows there is more, a commit.
      expect(database.calls).toBeLessThanOrEqual(1 + 51 + 1 + 1);
      expect(rows[0]?.seq).toBeGreaterThanOrEqual((before ?? MANY + 1) - 3);
    },
  );

  test('is counted, and one is found in it, without reading it through', async () => {
    database.heal();
    expect(await store.attempts.counts()).toEqual({ all: MANY, solved: MANY / 2 });
    expect(database.calls).toBe(4);
    database.heal();
    expect((await store.attempts.get('12345'))?.seq).toBe(12_345);
    expect(database.calls).toBe(3);
  });

  test('is exported whole', async () => {
    const { attempts } = await store.exportAll();
    expect(attempts).toHaveLength(MANY);
    expect(new Set(attempts.map(({ id }) => id)).size).toBe(MANY);
  });

  test('can be deleted in one stroke and comes back whole', async () => {
    const { batch, kept } = await store.bin.remove('all');
    expect(kept).toBe('disk');
    expect(await store.attempts.counts()).toEqual({ all: 0, solved: 0 });
    expect(await store.bin.count()).toBe(MANY);
    await store.bin.undo(batch);
    expect(await store.attempts.counts()).toEqual({ all: MANY, solved: MANY / 2 });
    expect(await store.bin.count()).toBe(0);
  });
});
