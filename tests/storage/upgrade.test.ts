import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { DEADLINE } from '#lib/storage/deadline.ts';
import { openStore } from '#lib/storage/index.ts';
import type * as Schema from '#lib/storage/schema.ts';
import { attempt } from './support/attempts.ts';
import { inTime, testClock, turn } from './support/clock.ts';
import { FIXTURES, layFixture } from './support/fixtures.ts';
import { rawOpen } from './support/raw.ts';

// Files share their modules: this one loads its own, and leaves none of them behind.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());
// A window with the first version stands in the way of every later one.
vi.mock('#lib/storage/schema.ts', async (original) => {
  const schema = await original<typeof Schema>();
  return { ...schema, VERSION: schema.VERSION + 1 };
});
const { LADDER, VERSION, climb } = await import('#lib/storage/schema.ts');

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe('an upgrade', () => {
  test('blocked by an older window says so at once, goes on in memory, and takes over when that window closes', async () => {
    const older = await rawOpen(VERSION - 1, (db) => void climb({ db } as never, 0, LADDER));
    const clock = testClock();
    const store = openStore(clock);
    const kept = store.attempts.add(attempt('a'));
    for (let n = 0; n < 10; n += 1) await turn();
    expect(store.state).toMatchObject({ mode: 'opening', reason: 'blocked' });
    expect(clock.monotonic()).toBe(0);

    expect(await inTime(clock, kept)).toBe('memory');
    expect(store.state).toMatchObject({ mode: 'memory', reason: 'blocked', atRisk: 1 });
    expect(await inTime(clock, store.retry())).toBe(false);
    expect(store.state).toMatchObject({ mode: 'memory', reason: 'blocked', atRisk: 1 });

    older.close();
    for (let n = 0; n < 60; n += 1) await turn();
    expect(store.state).toMatchObject({ mode: 'disk', reason: null, atRisk: 0 });
    const page = await inTime(clock, store.attempts.page({ filter: 'all', limit: 9 }));
    expect(page.rows).toMatchObject([{ id: 'a' }]);
  });

  test('takes over, too, when that window closes while somebody who asked later still waits', async () => {
    const older = await rawOpen(VERSION - 1, (db) => void climb({ db } as never, 0, LADDER));
    const clock = testClock();
    const store = openStore(clock);
    const first = store.settings.get('theme');
    for (let n = 0; n < 10; n += 1) await turn();
    clock.pass(DEADLINE / 2);
    const second = store.settings.get('theme');
    for (let n = 0; n < 10; n += 1) await turn();
    clock.pass(DEADLINE / 2);
    await first;
    expect(store.state).toMatchObject({ mode: 'memory', reason: 'blocked' });

    older.close();
    for (let n = 0; n < 60; n += 1) await turn();
    await second;
    expect(store.state).toMatchObject({ mode: 'disk', reason: null });
  });
});

describe('a step that fails', () => {
  test('leaves the older version as it was, and what it holds can still be seen', async () => {
    await layFixture(FIXTURES.at(-1)!);
    const steps = LADDER as (typeof LADDER)[number][];
    const clock = testClock();
    const store = openStore(clock);
    steps.push(({ db }) => {
      db.createObjectStore('half');
      return Promise.reject(new Error('planted'));
    });
    try {
      const { attempts } = await inTime(clock, store.exportAll());
      expect(attempts).toHaveLength(5);
      expect(store.state).toMatchObject({ mode: 'memory', reason: 'broken' });
      expect(await inTime(clock, store.attempts.add(attempt('a')))).toBe('memory');
      const db = await rawOpen();
      expect(db.version).toBe(VERSION - 1);
      expect([...db.objectStoreNames]).not.toContain('half');
      db.close();
    } finally {
      steps.pop();
    }
    expect(await inTime(clock, store.retry())).toBe(true);
    expect(await inTime(clock, store.attempts.counts())).toMatchObject({ all: 6 });
  });
});
