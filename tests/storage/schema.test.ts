import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test } from 'vitest';
import { openStore } from '#lib/storage/index.ts';
import { LADDER, STORES, VERSION } from '#lib/storage/schema.ts';
import { testClock } from './support/clock.ts';
import { rawOpen, rawRows } from './support/raw.ts';
import { FIXTURES, layFixture } from './support/fixtures.ts';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

async function shapeOnDisk(): Promise<unknown> {
  const db = await rawOpen();
  const tx = db.transaction([...db.objectStoreNames]);
  const shape = Object.fromEntries(
    [...db.objectStoreNames].map((name) => {
      const store = tx.objectStore(name);
      const indexes = [...store.indexNames].map((index) => [index, store.index(index).keyPath]);
      return [name, { key: store.keyPath, indexes: Object.fromEntries(indexes) as unknown }];
    }),
  );
  db.close();
  return shape;
}

describe('the upgrade ladder', () => {
  test('has a fixture of every released version', () => {
    expect(FIXTURES.map(({ version }) => version)).toEqual(LADDER.map((_, index) => index + 1));
  });

  test('has every step run over what every earlier version left, and none twice', async () => {
    const steps = LADDER as (typeof LADDER)[number][];
    const own = [...steps];
    const ran: number[] = [];
    const told: Record<number, readonly number[]> = {};
    for (const [at, step] of own.entries())
      steps[at] = (place) => {
        ran.push(at);
        return step(place);
      };
    try {
      for (const fixture of [null, ...FIXTURES]) {
        globalThis.indexedDB = new IDBFactory();
        if (fixture) await layFixture(fixture);
        ran.length = 0;
        await openStore(testClock()).settings.get('theme');
        told[fixture?.version ?? 0] = [...ran];
      }
    } finally {
      steps.splice(0, steps.length, ...own);
    }
    const all = own.map((_, at) => at);
    // From nothing, from version 1, …, from the newest: whoever adds a step lays its fixture beside the others.
    expect(told).toEqual(Object.fromEntries([...all, own.length].map((from) => [from, all.slice(from)])));
  });

  test.each(FIXTURES)('is tried with rows in every store that version $version fills', async (fixture) => {
    await layFixture(fixture);
    const db = await rawOpen();
    const filled = [...db.objectStoreNames].filter((name) => fixture.stores[name]?.length);
    // What was set aside once stays so: nothing reads it, and no step moves it.
    expect([...filled, 'quarantine'].sort()).toEqual([...db.objectStoreNames]);
    db.close();
  });

  test('leads from nothing to the stores that memory is built after', async () => {
    await openStore(testClock()).settings.get('theme');
    expect(await shapeOnDisk()).toEqual(STORES);
  });

  test.each(FIXTURES)('leads from version $version to the newest, and all is there', async (fixture) => {
    await layFixture(fixture);
    const store = openStore(testClock());
    const { attempts, settings, hands, matches: read } = await store.exportAll();
    // Whether today's rules allow a log is another question.
    const matches = read.map(({ damaged: _, ...match }) => match);
    expect({ attempts, settings, hands, matches }).toEqual(fixture.expected);
    expect(await store.bin.count()).toBe(fixture.bin);
    expect(store.state).toMatchObject({ mode: 'disk', birth: null, quarantined: 0 });
    expect(await shapeOnDisk()).toEqual(STORES);
    const db = await rawOpen();
    expect(db.version).toBe(VERSION);
    db.close();
    expect(await rawRows('quarantine')).toEqual([]);
  });

  test('undoes itself when a step fails, and the session goes on in memory', async () => {
    const [first] = LADDER;
    const steps = LADDER as (typeof LADDER)[number][];
    steps[0] = () => Promise.reject(new Error('planted'));
    const clock = testClock();
    const store = openStore(clock);
    try {
      expect(await store.settings.put('theme', 'dark')).toBe('memory');
      expect(store.state).toMatchObject({ mode: 'memory', reason: 'broken', atRisk: 1 });
    } finally {
      steps[0] = first!;
    }
    expect(await store.retry()).toBe(true);
    expect(await rawRows('settings')).toEqual([{ key: 'theme', value: 'dark' }]);
  });
});
