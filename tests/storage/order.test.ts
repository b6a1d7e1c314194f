import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test } from 'vitest';
import { openStore } from '#lib/storage/index.ts';
import { attempt } from './support/attempts.ts';
import { inTime, testClock, turn } from './support/clock.ts';
import { FAULTS, plantFaults } from './support/faults.ts';
import { rawRows } from './support/raw.ts';

const faults = plantFaults();
beforeEach(() => {
  faults.heal();
  globalThis.indexedDB = new IDBFactory();
});

describe('the order of things', () => {
  test('lets a reader see every write asked for before it, answered or not', async () => {
    const store = openStore(testClock());
    const kept = [1, 2, 3].map((value) => store.settings.put('n', value));
    expect(await store.settings.get('n')).toBe(3);
    expect(await Promise.all(kept)).toEqual(['disk', 'disk', 'disk']);
  });

  test.each(FAULTS)(
    'keeps a burst of writes in the order asked, whichever call goes wrong: %s',
    async (kind) => {
      for (let at = 0; at < 30; at += 1) {
        globalThis.indexedDB = new IDBFactory();
        const clock = testClock();
        const store = openStore(clock);
        faults.arm(kind, at, false);
        await inTime(
          clock,
          Promise.all(['a', 'b', 'c', 'd', 'e'].map((id) => store.attempts.add(attempt(id)))),
        );
        await inTime(clock, store.settled());
        faults.heal();
        await inTime(clock, store.retry());
        expect(await rawRows('attempts'), `call ${at}`).toMatchObject([...'abcde'].map((id) => ({ id })));
      }
    },
  );

  test('keeps the last word on a setting that is changed while what was held moves over', async () => {
    for (let wait = 0; wait < 25; wait += 1) {
      globalThis.indexedDB = new IDBFactory();
      const clock = testClock();
      const store = openStore(clock);
      await store.settings.get('theme');
      faults.arm('quota', 0, true);
      await inTime(clock, store.settings.put('theme', 'dark'));
      await inTime(clock, store.settings.put('sound', true));
      expect(store.state).toMatchObject({ mode: 'memory', reason: 'quota', atRisk: 2 });
      faults.heal();
      const moved = store.retry();
      for (let n = 0; n < wait; n += 1) await turn();
      await inTime(clock, store.settings.put('theme', 'light'));
      expect(await inTime(clock, moved)).toBe(true);
      expect(await rawRows('settings'), `after ${wait} turns`).toEqual([
        { key: 'sound', value: true },
        { key: 'theme', value: 'light' },
      ]);
    }
  });
});
