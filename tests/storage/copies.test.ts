import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test } from 'vitest';
import '#lib/storage/inherit.ts';
import { openStore } from '#lib/storage/index.ts';
import { DATABASE, VERSION } from '#lib/storage/schema.ts';
import { attempt } from './support/attempts.ts';
import { testClock } from './support/clock.ts';
import { FIXTURES, layFixture } from './support/fixtures.ts';
import { answer, rawOpen, rawRows } from './support/raw.ts';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const openAt = (base: string) => openStore(testClock(), null, `${DATABASE}${base}`);
const idsIn = async (base: string) => (await openAt(base).exportAll()).attempts.map(({ id }) => id);

describe('two copies of the app on one origin', () => {
  test('never meet: what one writes and deletes the other does not see', async () => {
    const [one, other, atRoot] = [openAt('~one'), openAt('~other'), openAt('')];
    await one.attempts.finish(attempt('a'), { slot: 'practice', row: null });
    await other.attempts.finish(attempt('b'), { slot: 'practice', row: null });
    await atRoot.settings.put('theme', 'dark');
    expect([await idsIn('~one'), await idsIn('~other'), await idsIn('')]).toEqual([['a'], ['b'], []]);
    expect([...(await one.settings.all())]).toEqual([]);
  });

  test('may have two versions of the schema, and hold them open', async () => {
    const newer = indexedDB.open(`${DATABASE}~newer`, VERSION + 1);
    const held = await answer(newer);
    const store = openAt('~older');
    await store.attempts.finish(attempt('a'), { slot: 'practice', row: null });
    expect(store.state).toMatchObject({ mode: 'disk', reason: null });
    expect(await idsIn('~older')).toEqual(['a']);
    expect(held.version).toBe(VERSION + 1);
    held.close();
  });
});

describe('a copy in a folder, which once shared the database of the host', () => {
  test.each(FIXTURES)(
    'goes on with all that version $version left there, and leaves it as it is',
    async (fixture) => {
      await layFixture(fixture);
      const before = await rawRows('attempts');
      const store = openAt('~a');
      expect(await store.exportAll()).toEqual(await exportedFrom(fixture));
      expect(await store.bin.count()).toBe(fixture.bin);
      await store.attempts.finish(attempt('new'), { slot: 'practice', row: null });
      const held = await rawOpen();
      expect([held.version, await rawRows('attempts')]).toEqual([fixture.version, before]);
      held.close();
      expect(await idsIn('~b')).not.toContain('new');
      expect(await idsIn('~a')).toContain('new');
    },
  );

  test('gives no number a second time that is in the bin', async () => {
    const old = openAt('');
    for (const id of ['a', 'b']) await old.attempts.finish(attempt(id), { slot: 'practice', row: null });
    await old.bin.remove(['b']);
    const store = openAt('~a');
    await store.attempts.finish(attempt('c'), { slot: 'practice', row: null });
    expect(await idsIn('~a')).toEqual(['a', 'c']);
    expect(await store.bin.count()).toBe(1);
  });

  test('takes what a newer version left there as far as it knows it', async () => {
    const old = openAt('');
    await old.attempts.finish(attempt('a'), { slot: 'practice', row: null });
    await old.settled();
    old.leave();
    (await rawOpen(VERSION + 1, (db) => db.createObjectStore('later'))).close();
    expect(await idsIn('~a')).toEqual(['a']);
    expect(await idsIn('~a')).toEqual(['a']);
  });

  test('begins with nothing where there is nothing, and makes nothing there', async () => {
    expect(await idsIn('~a')).toEqual([]);
    expect((await indexedDB.databases()).map(({ name }) => name)).toEqual([`${DATABASE}~a`]);
  });
});

/** What the newest app finds in a fixture at the root, in an origin of its own. */
async function exportedFrom(fixture: (typeof FIXTURES)[number]): Promise<unknown> {
  const here = globalThis.indexedDB;
  globalThis.indexedDB = new IDBFactory();
  try {
    await layFixture(fixture);
    return await openAt('').exportAll();
  } finally {
    globalThis.indexedDB = here;
  }
}
