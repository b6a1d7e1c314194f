import 'fake-indexeddb/auto';
import { IDBDatabase, IDBFactory } from 'fake-indexeddb';
import { expect, test, vi } from 'vitest';
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
  await inTime(clock, store.keepJournal());
  for (let turns = 0; store.state.journal !== 'live'; turns += 1) {
    expect(turns).toBeLessThan(400);
    await turn();
  }
  const closed = vi.spyOn(IDBDatabase.prototype, 'close');
  void store.release();
  // All that a page still does that is being frozen: what waits for nobody.
  for (let step = 0; step < 200; step += 1) await Promise.resolve();
  expect(closed).toHaveBeenCalledOnce();
  closed.mockRestore();

  // Thawed, it goes on as if nothing had been.
  expect(await inTime(clock, store.attempts.add(attempt('after')))).toBe('disk');
  expect(await rawRows('attempts')).toHaveLength(2);
});
