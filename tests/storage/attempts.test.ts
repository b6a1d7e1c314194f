import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test } from 'vitest';
import { openStore, type Store } from '#lib/storage/index.ts';
import { attempt } from './support/attempts.ts';
import { testClock } from './support/clock.ts';

let store: Store;
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  store = openStore(testClock());
});

const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

describe('attempts', () => {
  test('come back as they were kept, newest first', async () => {
    expect(await store.attempts.add(attempt('a'))).toBe('disk');
    await store.attempts.add(attempt('b', { outcome: 'shown', expression: null }));
    const page = await store.attempts.page({ filter: 'all', limit: 10 });
    expect(page).toEqual({
      rows: [
        { ...attempt('b', { outcome: 'shown', expression: null }), seq: 2 },
        { ...attempt('a'), seq: 1 },
      ],
      next: null,
    });
  });

  test('carry what is known of how they came about, and the words of a version to come', async () => {
    const more = { firstMs: 4100, from: 'moonlight', undos: 2, named: true, run: 'r1' };
    await store.attempts.add(attempt('a', more));
    await store.attempts.add(attempt('b', { firstMs: undefined, from: undefined }));
    const { rows } = await store.attempts.page({ filter: 'all', limit: 10 });
    expect(rows[1]).toEqual({ ...attempt('a', more), seq: 1 });
    // What is not known is not there, as before it could be.
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual([...Object.keys(attempt('b')), 'seq'].sort());
  });

  test.each([{ firstMs: -1 }, { undos: 0.5 }, { from: '' }, { run: 'x'.repeat(101) }])(
    'with %j are not written, for nobody could read them',
    async (part) => expect(store.attempts.add(attempt('a', part))).rejects.toThrow(TypeError),
  );

  test('are kept once, however often the same one is told', async () => {
    await Promise.all([store.attempts.add(attempt('a')), store.attempts.add(attempt('a', { ms: 1 }))]);
    expect(await store.attempts.counts()).toEqual({ all: 1, solved: 1 });
    expect((await store.attempts.get('a'))?.ms).toBe(41_000);
  });

  test('replace the hand in progress in the same stroke', async () => {
    await store.hands.put('practice', { half: 'solved' });
    await store.hands.put('day', { other: 1 });
    await store.attempts.finish(attempt('a'), { slot: 'practice', row: { next: 'hand' } });
    expect(await store.hands.get('practice')).toEqual({ next: 'hand' });
    await store.attempts.finish(attempt('b'), { slot: 'practice', row: null });
    expect(await store.hands.get('practice')).toBeNull();
    expect(await store.hands.get('day')).toEqual({ other: 1 });
    expect(await store.attempts.counts()).toMatchObject({ all: 2 });
  });

  test('are paged without gap or repetition by each filter', async () => {
    const outcomes = ['solved', 'none', 'shown', 'skipped'] as const;
    for (let n = 0; n < 40; n += 1) await store.attempts.add(attempt(`${n}`, { outcome: outcomes[n % 4]! }));
    for (const [filter, wanted] of [
      ['all', [0, 1, 2, 3]],
      ['solved', [0, 1]],
      ['missed', [2, 3]],
    ] as const) {
      const seen: string[] = [];
      let before: number | null | undefined;
      do {
        const page = await store.attempts.page({ filter, limit: 7, before: before ?? undefined });
        expect(page.rows.length).toBeLessThanOrEqual(7);
        seen.push(...idsOf(page.rows));
        before = page.next;
      } while (before !== null);
      const ids = Array.from({ length: 40 }, (_, n) => 39 - n).filter((n) =>
        wanted.includes((n % 4) as never),
      );
      expect(seen).toEqual(ids.map(String));
    }
  });

  test('of hands of the day come back by day', async () => {
    await store.attempts.add(attempt('late', { day: 2026_12_24 }));
    await store.attempts.add(attempt('none'));
    await store.attempts.add(attempt('early', { day: 2026_12_23 }));
    expect(idsOf(await store.attempts.days())).toEqual(['early', 'late']);
  });

  test('come in blocks by their numbers, newest first, with the gaps there are', async () => {
    for (const id of 'abcdef') await store.attempts.add(attempt(id));
    await store.bin.remove(['d']);
    expect(idsOf(await store.attempts.block(7, 3))).toEqual(['f', 'e']);
    expect(idsOf(await store.attempts.block(4, 3))).toEqual(['c', 'b', 'a']);
    expect(await store.attempts.block(1, 3)).toEqual([]);
  });

  test('that could not be read back are refused as a bug of the caller', async () => {
    await expect(store.attempts.add(attempt('a', { ms: Number.NaN }))).rejects.toThrow('attempt: ms');
    expect(await store.attempts.counts()).toMatchObject({ all: 0 });
  });

  test('are copied when they are handed in', async () => {
    const row = { a: 1 };
    const kept = store.hands.put('day', row);
    row.a = 2;
    await kept;
    expect(await store.hands.get('day')).toEqual({ a: 1 });
  });
});
