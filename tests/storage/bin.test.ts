import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test } from 'vitest';
import { openStore, type Store } from '#lib/storage/index.ts';
import { attempt } from './support/attempts.ts';
import { testClock, type TestClock } from './support/clock.ts';

let store: Store;
let clock: TestClock;
beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  clock = testClock();
  store = openStore(clock);
  for (const id of ['a', 'b', 'c', 'd'])
    await store.attempts.add(attempt(id, { outcome: id === 'b' ? 'shown' : 'solved' }));
});

const ids = async () =>
  (await store.attempts.page({ filter: 'all', limit: 99 })).rows.map(({ id }) => id).join('');

describe('deleting attempts', () => {
  test('takes them out of every view and puts them back in their old places', async () => {
    const { batch, kept } = await store.bin.remove(['b', 'c']);
    expect(kept).toBe('disk');
    expect(await ids()).toBe('da');
    expect(await store.attempts.get('b')).toBeNull();
    expect(await store.attempts.counts()).toEqual({ all: 2, solved: 2 });
    expect(await store.bin.count()).toBe(2);
    await store.bin.undo(batch);
    expect(await ids()).toBe('dcba');
    expect(await store.attempts.counts()).toEqual({ all: 4, solved: 3 });
    expect(await store.bin.count()).toBe(0);
  });

  test('can be undone one deletion at a time, in any order', async () => {
    const first = await store.bin.remove(['a']);
    const second = await store.bin.remove('all');
    expect(second.batch).not.toBe(first.batch);
    await store.bin.undo(first.batch);
    expect(await ids()).toBe('a');
    await store.bin.undo(second.batch);
    expect(await ids()).toBe('dcba');
  });

  test('is final once the bin is emptied, for that deletion alone', async () => {
    const first = await store.bin.remove(['a']);
    const second = await store.bin.remove(['b']);
    await store.bin.empty(first.batch);
    await store.bin.undo(first.batch);
    await store.bin.undo(second.batch);
    expect(await ids()).toBe('dcb');
  });

  test('is final for all that is old enough, and only for that', async () => {
    const first = await store.bin.remove(['a']);
    clock.pass(1);
    const second = await store.bin.remove(['b', 'c']);
    clock.pass(9_999);
    await store.bin.emptyOld(10_000);
    expect(await store.bin.count()).toBe(3);
    clock.pass(1);
    await store.bin.emptyOld(10_000);
    expect(await store.bin.count()).toBe(2);
    await store.bin.undo(first.batch);
    await store.bin.undo(second.batch);
    expect(await ids()).toBe('dcb');
    await store.bin.remove('all');
    clock.pass(10_001);
    await store.bin.emptyOld(10_000);
    expect(await store.bin.count()).toBe(0);
  });

  test('is final, too, where the clock has been set back since', async () => {
    clock.pass(60_000);
    await store.bin.remove(['a', 'b']);
    const earlier = openStore(testClock());
    const kept = await earlier.bin.remove(['c']);
    await earlier.bin.emptyOld(10_000);
    expect(await earlier.bin.count()).toBe(1);
    await earlier.bin.undo(kept.batch);
    expect(await ids()).toBe('dc');
  });

  test('never gives a place away, so that what comes back lands where it was', async () => {
    const { batch } = await store.bin.remove('all');
    await store.attempts.add(attempt('e'));
    await store.bin.undo(batch);
    expect(await ids()).toBe('edcba');
    const { rows } = await store.attempts.page({ filter: 'all', limit: 9 });
    expect(rows.map(({ seq }) => seq)).toEqual([5, 4, 3, 2, 1]);
  });

  test('of what is not there, or undoing and emptying what never was, changes nothing', async () => {
    await store.bin.remove(['z']);
    await store.bin.undo(12);
    await store.bin.empty(12);
    expect(await ids()).toBe('dcba');
  });
});
