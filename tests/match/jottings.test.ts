import { beforeEach, describe, expect, test } from 'vitest';
import { openJottings } from '#lib/match/jottings.ts';
import type { Store } from '#lib/storage/index.ts';
import { fakeEnvironment } from '../support/environment.ts';
import { freshStore } from '../support/store.ts';

describe('what is half told to a match', () => {
  let store: Store;
  beforeEach(() => {
    store = freshStore(fakeEnvironment());
  });

  test('is there at the next visit of that match, and of no other', async () => {
    const here = await openJottings(store, 'a');
    expect(here.left).toBe(null);
    here.keep({ rank: 10 });
    await store.settled();
    expect((await openJottings(store, 'a')).left).toEqual({ rank: 10 });
    expect((await openJottings(store, 'b')).left).toBe(null);
  });

  test('stays while nothing is begun elsewhere, and then gives way', async () => {
    (await openJottings(store, 'a')).keep({ rank: 10 });
    await store.settled();
    const other = await openJottings(store, 'b');
    other.keep(null);
    await store.settled();
    expect((await openJottings(store, 'a')).left).toEqual({ rank: 10 });
    other.keep({ rank: 3 });
    await store.settled();
    expect((await openJottings(store, 'a')).left).toBe(null);
  });

  test('is gone from the store once it is told', async () => {
    const here = await openJottings(store, 'a');
    here.keep({ rank: 10 });
    here.keep(null);
    await store.settled();
    expect((await store.exportAll()).hands).toEqual({});
  });

  test('is written once for each change', async () => {
    const written: unknown[] = [];
    const { hands } = store;
    const put: typeof hands.put = (slot, row) => {
      written.push(row);
      return hands.put(slot, row);
    };
    const here = await openJottings({ hands: { ...hands, put } }, 'a');
    for (const rank of [10, 10, 11]) here.keep({ rank });
    expect(written).toEqual([
      { match: 'a', what: { rank: 10 } },
      { match: 'a', what: { rank: 11 } },
    ]);
  });

  test('is set aside where it is nothing of a match', async () => {
    await store.hands.put('table', ['damaged']);
    expect((await openJottings(store, 'a')).left).toBe(null);
    await store.settled();
    expect(await store.hands.get('table')).toBe(null);
  });
});
