import 'fake-indexeddb/auto';
import { IDBDatabase, IDBFactory, IDBTransaction } from 'fake-indexeddb';
import { describe, expect, test, vi } from 'vitest';
import { openStore } from '#lib/storage/index.ts';
import { attempt } from './support/attempts.ts';
import { inTime, testClock, turn } from './support/clock.ts';
import { testDevice } from './support/journal.ts';
import { rawRows } from './support/raw.ts';

test('before a freeze the database is let go of without hearing from the disk or the journal once more', async () => {
  globalThis.indexedDB = new IDBFactory();
  const clock = testClock();
  const store = openStore(clock, testDevice().window());
  await inTime(clock, store.attempts.add(attempt('before')));
  const live = async () => {
    for (let turns = 0; store.state.journal !== 'live'; turns += 1) {
      expect(turns).toBeLessThan(400);
      await turn();
    }
  };
  await inTime(clock, store.keepJournal());
  await live();
  const closed = vi.spyOn(IDBDatabase.prototype, 'close');
  store.leave();
  // All that a page still does that is being frozen: what waits for nobody.
  for (let step = 0; step < 200; step += 1) await Promise.resolve();
  expect(closed).toHaveBeenCalledOnce();
  closed.mockRestore();

  // Thawed, it goes on as if nothing had been.
  expect(await inTime(clock, store.attempts.add(attempt('after')))).toBe('disk');
  expect(await rawRows('attempts')).toHaveLength(2);
  await live();
});

/** Events of these kinds are lost from now on, until its answer is called. */
function deaf(kinds: readonly string[]): () => void {
  const target = Object.getPrototypeOf(IDBTransaction.prototype) as EventTarget;
  const tell = Reflect.get<EventTarget, 'dispatchEvent'>(target, 'dispatchEvent');
  const spy = vi.spyOn(target, 'dispatchEvent').mockImplementation(function (this: EventTarget, event) {
    return kinds.includes(event.type) || tell.call(this as typeof globalThis, event);
  });
  return () => spy.mockRestore();
}

describe('a page that is put aside with its transactions open', () => {
  test.each(['a read', 'a write', 'the making of the database'])(
    'undoes %s at once, begins nothing before it is back, and then does it anew',
    async (what) => {
      globalThis.indexedDB = new IDBFactory();
      const clock = testClock();
      const store = openStore(clock);
      if (what !== 'the making of the database') await inTime(clock, store.attempts.add(attempt('before')));
      const begun = vi.spyOn(IDBDatabase.prototype, 'transaction');
      const undone = vi.spyOn(IDBTransaction.prototype, 'abort');
      const asked =
        what === 'a read'
          ? store.attempts.page({ filter: 'all', limit: 9 })
          : store.attempts.add(attempt('asked'));
      for (let turns = 0; begun.mock.calls.length === 0; turns += 1) {
        expect(turns).toBeLessThan(100);
        if (what === 'the making of the database' && turns === 3) break;
        await turn();
      }
      const before = begun.mock.calls.length;
      store.leave();
      expect(undone).toHaveBeenCalled();
      for (let turns = 0; turns < 50; turns += 1) await turn();
      expect(begun).toHaveBeenCalledTimes(before);
      vi.restoreAllMocks();

      await inTime<unknown>(clock, asked);
      expect(store.state).toMatchObject({ mode: 'disk', reason: null, atRisk: 0 });
      const ids = (await rawRows('attempts')).map((row) => (row as { readonly id: string }).id);
      expect(ids).toEqual({ 'a read': ['before'], 'a write': ['before', 'asked'] }[what] ?? ['asked']);
    },
  );

  test('opens nothing for what is asked after it was told so, before it is back', async () => {
    globalThis.indexedDB = new IDBFactory();
    const clock = testClock();
    const store = openStore(clock);
    await inTime(clock, store.attempts.add(attempt('before')));
    store.leave();
    const opened = vi.spyOn(IDBFactory.prototype, 'open');
    const asked = store.attempts.page({ filter: 'all', limit: 9 });
    for (let turns = 0; turns < 50; turns += 1) await turn();
    expect(opened).not.toHaveBeenCalled();
    expect((await inTime(clock, asked)).rows).toHaveLength(1);
    expect(opened).toHaveBeenCalledOnce();
    vi.restoreAllMocks();
  });

  test('does anew what was undone although it never hears of it, as in Firefox', async () => {
    globalThis.indexedDB = new IDBFactory();
    const clock = testClock();
    const store = openStore(clock);
    await inTime(clock, store.attempts.add(attempt('before')));
    const begun = vi.spyOn(IDBDatabase.prototype, 'transaction');
    const asked = store.attempts.page({ filter: 'all', limit: 9 });
    for (let turns = 0; begun.mock.calls.length === 0; turns += 1) {
      expect(turns).toBeLessThan(100);
      await turn();
    }
    const hearAgain = deaf(['abort', 'error']);
    store.leave();
    for (let turns = 0; turns < 50; turns += 1) await turn();
    hearAgain();

    expect((await inTime(clock, asked)).rows).toHaveLength(1);
    expect(store.state).toMatchObject({ mode: 'disk', reason: null, atRisk: 0 });
    vi.restoreAllMocks();
  });

  test('does nothing twice that had come to its end', async () => {
    globalThis.indexedDB = new IDBFactory();
    const clock = testClock();
    const store = openStore(clock);
    await inTime(clock, store.attempts.add(attempt('before')));
    let isOver = false;
    const begin = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
      this: IDBDatabase,
      ...given
    ) {
      begin.mockRestore();
      const tx = this.transaction(...given);
      tx.addEventListener('complete', () => {
        // The disk has it, and the page has not heard of it.
        isOver = true;
        store.leave();
      });
      return tx;
    });
    const asked = store.attempts.add(attempt('asked'));
    await inTime<unknown>(clock, asked);
    expect(isOver).toBe(true);
    expect((await rawRows('attempts')).map((row) => (row as { readonly id: string }).id)).toEqual([
      'before',
      'asked',
    ]);
  });
});
