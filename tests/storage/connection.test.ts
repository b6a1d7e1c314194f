import 'fake-indexeddb/auto';
import { IDBFactory, forceCloseDatabase } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest';
import { DEADLINE } from '#lib/storage/deadline.ts';
import { openStore, type Store, type StoreState } from '#lib/storage/index.ts';
import { DATABASE, VERSION } from '#lib/storage/schema.ts';
import { attempt } from './support/attempts.ts';
import { inTime, testClock, turn, type TestClock } from './support/clock.ts';
import { answer, rawOpen, rawRows } from './support/raw.ts';

let clock: TestClock;
let store: Store;
let transaction: MockInstance<IDBDatabase['transaction']>;
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  clock = testClock();
  store = openStore(clock);
  transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
});
afterEach(() => {
  vi.restoreAllMocks();
});

async function turns(count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) await turn();
}

const ids = async () =>
  (await inTime(clock, store.attempts.page({ filter: 'all', limit: 99 }))).rows.map(({ id }) => id);

describe('a store', () => {
  test('touches the database only when it is first asked for something', async () => {
    const open = vi.spyOn(indexedDB, 'open');
    const lazy = openStore(clock);
    await turns(5);
    expect(open).not.toHaveBeenCalled();
    expect(lazy.state.mode).toBe('opening');
    await inTime(clock, lazy.settings.get('theme'));
    expect(open).toHaveBeenCalledOnce();
    expect(lazy.state.mode).toBe('disk');
  });

  test('tells listeners at once and after every change, until they leave', async () => {
    const seen: StoreState['mode'][] = [];
    const leave = store.subscribe(({ mode }) => seen.push(mode));
    await store.settings.put('theme', 'dark');
    leave();
    expect(seen.at(0)).toBe('opening');
    expect(seen.at(-1)).toBe('disk');
  });

  test('says whether the database is new', async () => {
    await store.settings.put('theme', 'dark');
    expect(store.state.birth).toBe('new');
    const second = openStore(clock);
    await second.settings.get('theme');
    expect(second.state.birth).toBeNull();
  });
});

describe('a newer window', () => {
  test('makes us finish the current write, close, and say so, while all stays in sight', async () => {
    await store.attempts.add(attempt('a'));
    const kept = store.attempts.add(attempt('b'));
    const newer = rawOpen(VERSION + 1);
    expect(await inTime(clock, kept)).toBe('disk');
    await inTime(clock, newer);
    expect(store.state).toMatchObject({ mode: 'memory', reason: 'newer', atRisk: 0 });
    (await newer).close();
    expect(await inTime(clock, store.attempts.add(attempt('c')))).toBe('memory');
    expect(await ids()).toEqual(['c', 'b', 'a']);
    expect(store.state.atRisk).toBe(1);
    expect(await inTime(clock, store.retry())).toBe(false);
    expect(store.state).toMatchObject({ mode: 'memory', reason: 'newer', atRisk: 1 });
  });

  test('that was here before leaves us reading what can be read, and nothing deleted', async () => {
    await store.attempts.add(attempt('a'));
    await store.settings.put('theme', 'dark');
    await store.settled();
    store.leave();
    (await rawOpen(VERSION + 1, (db) => db.createObjectStore('later'))).close();
    const old = openStore(clock);
    expect(await inTime(clock, old.settings.get('theme'))).toBe('dark');
    expect(old.state).toMatchObject({ mode: 'memory', reason: 'newer' });
    expect((await inTime(clock, old.exportAll())).attempts).toEqual([attempt('a')]);
    expect(await inTime(clock, old.attempts.add(attempt('b')))).toBe('memory');
    expect(await rawRows('attempts')).toHaveLength(1);
  });
});

describe('a store that is being cleared', () => {
  test('and refuses to open twice is tried once more by itself, and what we held is moved over', async () => {
    await store.attempts.add(attempt('a'));
    const real = indexedDB.open.bind(indexedDB);
    const open = vi.spyOn(indexedDB, 'open');
    const refuse = (): never => {
      throw new DOMException('backing store', 'UnknownError');
    };
    // Two tries, and the one that looks for whatever can be read.
    for (let n = 0; n < 3; n += 1) open.mockImplementationOnce(refuse);
    open.mockImplementation(real);
    await store.settled();
    store.leave();
    clock.pass(DEADLINE);
    const kept = store.attempts.add(attempt('b'));
    await turns(20);
    expect(await kept).toBe('memory');
    expect(store.state).toMatchObject({ mode: 'memory', reason: 'broken', atRisk: 1 });
    clock.pass(clock.next() ?? 0);
    await turns(50);
    expect(store.state).toMatchObject({ mode: 'disk', reason: null, atRisk: 0 });
    expect(await ids()).toEqual(['b', 'a']);
  });
});

describe('another window in the way', () => {
  test('that is deleting the database keeps us waiting no longer than the deadline, and what we held is moved over after', async () => {
    const rude = await rawOpen(1, (db) => db.createObjectStore('old'));
    const deleted = answer(indexedDB.deleteDatabase(DATABASE));
    await turns(5);
    const asked = clock.monotonic();
    expect(await inTime(clock, store.attempts.add(attempt('a')))).toBe('memory');
    expect(clock.monotonic() - asked).toBe(DEADLINE);
    expect(store.state).toMatchObject({ mode: 'memory', reason: 'timeout', atRisk: 1 });
    expect(await ids()).toEqual(['a']);
    rude.close();
    await deleted;
    await turns(50);
    expect(store.state).toMatchObject({ mode: 'disk', reason: null, atRisk: 0 });
    expect(await rawRows('attempts')).toMatchObject([{ id: 'a', seq: 1 }]);
  });

  test('that deletes the database while we have it open is let do so, and we begin anew', async () => {
    await store.attempts.add(attempt('a'));
    await answer(indexedDB.deleteDatabase(DATABASE));
    expect(await inTime(clock, store.attempts.add(attempt('b')))).toBe('disk');
    expect(store.state).toMatchObject({ mode: 'disk', birth: 'new' });
    expect(await ids()).toEqual(['b']);
  });
});

describe('a lost connection', () => {
  test('is opened again for the next call', async () => {
    await store.attempts.add(attempt('a'));
    forceCloseDatabase(transaction.mock.contexts.at(-1) as never);
    expect(await inTime(clock, store.attempts.add(attempt('b')))).toBe('disk');
    expect(await ids()).toEqual(['b', 'a']);
    expect(store.state).toMatchObject({ mode: 'disk', fault: null });
  });

  test('in the middle of a write is opened again and the write repeated', async () => {
    await store.attempts.add(attempt('a'));
    const kept = store.attempts.add(attempt('b'));
    await turns(2);
    forceCloseDatabase(transaction.mock.contexts.at(-1) as never);
    expect(await inTime(clock, kept)).toBe('disk');
    expect(await ids()).toEqual(['b', 'a']);
  });

  test('after a release is opened again', async () => {
    await store.attempts.add(attempt('a'));
    await store.settled();
    store.leave();
    (await rawOpen(VERSION + 1)).close();
    expect(store.state.mode).toBe('disk');
    expect(await inTime(clock, store.attempts.add(attempt('b')))).toBe('memory');
    expect(store.state.reason).toBe('newer');
  });
});

describe('a browser without a database', () => {
  test.each([
    ['that lacks it', () => Reflect.deleteProperty(globalThis, 'indexedDB')],
    [
      'that forbids it',
      () => {
        vi.spyOn(indexedDB, 'open').mockImplementation(() => {
          throw new DOMException('not here', 'SecurityError');
        });
      },
    ],
  ])('%s keeps the session in memory, counted, and can export it', async (_, forbid) => {
    forbid();
    expect(await inTime(clock, store.attempts.add(attempt('a')))).toBe('memory');
    await store.attempts.finish(attempt('b', { outcome: 'none' }), { slot: 'day', row: 'half' });
    await store.settings.put('theme', 'dark');
    await store.settings.put('theme', 'light');
    await store.deals.put('24', [attempt('a').cards]);
    expect(store.state).toMatchObject({ mode: 'memory', reason: 'unavailable', atRisk: 3 });
    expect(await ids()).toEqual(['b', 'a']);
    expect(await store.deals.get('24')).toEqual([attempt('a').cards]);
    expect(await store.exportAll()).toMatchObject({
      attempts: [{ id: 'a' }, { id: 'b' }],
      matches: [],
      settings: { theme: 'light' },
      hands: { day: 'half' },
    });
    expect(await inTime(clock, store.retry())).toBe(false);
    expect(store.state).toMatchObject({ mode: 'memory', reason: 'unavailable', atRisk: 3 });
  });
});

describe('writes', () => {
  test('of the person are strict, those the app can make again are not', async () => {
    await store.settings.get('theme');
    transaction.mockClear();
    await store.attempts.add(attempt('a'));
    await store.hands.put('day', 1);
    const { batch } = await store.bin.remove(['a']);
    await store.bin.undo(batch);
    await store.settings.put('theme', 'dark');
    await store.deals.put('24', []);
    const durabilities = transaction.mock.calls.map(([, , options]) => options?.durability);
    expect(durabilities).toEqual(['strict', 'strict', 'strict', 'strict', 'strict', 'relaxed']);
  });
});
