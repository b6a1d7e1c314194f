import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import type { BringIn, How } from '#lib/storage/backup/bring-in.ts';
import type { Backup, Store } from '#lib/storage/index.ts';
import { openStore } from '#lib/storage/index.ts';
import { fakeEnvironment } from '../../support/environment.ts';
import { LONG, placesOf } from '../../support/long.ts';
import { freshStore } from '../../support/store.ts';
import { attempt, attempts } from '../support/attempts.ts';
import { fileOf, fill, IDS, lawful, stateOf } from '../support/backups.ts';
import { inTime, testClock } from '../support/clock.ts';
import { FAULTS, plantFaults } from '../support/faults.ts';
import { rawPut, rawRows } from '../support/raw.ts';

const faults = plantFaults();
beforeEach(() => faults.heal());

const rest: Omit<BringIn, 'how' | 'content'> = {
  apart: ['begun', 'backup'],
  mergeSetting: (_, here) => here,
};
/** A store with some of everything in it. */
async function filled(): Promise<Store> {
  const store = clean();
  await fill(store, 3, 6);
  return store;
}
const clean = () => freshStore(fakeEnvironment());

async function readIn(store: Store, file: string): Promise<Backup> {
  const read = await (await store.backups()).open(new Blob([file]));
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
}
/** Brings a file in; answers how much was new, or why it was not taken. */
async function bring(store: Store, file: string, how: How = 'merge', part: Partial<BringIn> = {}) {
  return lay(store, (await readIn(store, file)).content, how, part);
}
async function lay(store: Store, content: Backup['content'], how: How, part: Partial<BringIn>) {
  const done = await (await store.backups()).bringIn({ ...rest, ...part, how, content });
  return done.ok ? done.value : done.error.code;
}
const ids = async (store: Store) => (await store.exportAll()).attempts.map(({ id }) => id);
const logOf = async (store: Store, id: string) => (await (await store.matches()).read(id))?.events ?? null;

describe('saved, wiped and brought in', () => {
  test('everything is as it was, byte by byte, in whichever way it is brought in', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.uniqueArray(attempts, { selector: ({ id }) => id, maxLength: 30 }),
        fc.constantFrom<How>('merge', 'replace'),
        async (seed, hands, how) => {
          const before = clean();
          await fill(before, seed, 20);
          for (const hand of hands) await before.attempts.add(hand);
          const [file, state] = [await fileOf(before), await stateOf(before)];
          const after = clean();
          await bring(after, file, how, { apart: [] });
          expect(await stateOf(after)).toBe(state);
          expect(await fileOf(after)).toBe(file);
        },
      ),
      { numRuns: LONG ? 100 : 12, seed: 8 },
    );
  });

  test('a match goes on from where it stood', async () => {
    const before = clean();
    await (await before.matches()).begin(lawful('m', { tries: 20 }));
    const file = await fileOf(before);
    const after = clean();
    await bring(after, file);
    const [row] = await (await after.matches()).list();
    const next = { match: 'm', seq: row!.count, by: 'w9', after: row!.by, event: { type: 'paused', at: 9 } };
    expect(await (await after.matches()).append({ ...next, standing: row!.standing })).toBe('disk');
  });
});

describe('merging', () => {
  test('the same file twice changes nothing, and says so', async () => {
    const one = clean();
    await fill(one, 1);
    const file = await fileOf(one);
    const two = clean();
    await fill(two, 2);
    expect(await bring(two, file)).toMatchObject({ hands: 5, matches: IDS.length, longer: 0 });
    const state = await stateOf(two);
    const rows = await rawRows('attempts');
    expect(await bring(two, file)).toEqual({ hands: 0, matches: 0, longer: 0 });
    expect(await stateOf(two)).toBe(state);
    expect(await rawRows('attempts')).toEqual(rows);
  });

  test('keeps every hand of both, in the order of time, and neither list in another order than its own', async () => {
    const hand = (id: string, endedAt: number) => attempt(id, { endedAt });
    const other = clean();
    // The clock was set back after c.
    for (const each of [hand('a', 10), hand('both', 20), hand('c', 50), hand('d', 30)])
      await other.attempts.add(each);
    const file = await fileOf(other);
    const store = clean();
    for (const each of [hand('x', 5), hand('both', 20), hand('y', 40)]) await store.attempts.add(each);
    expect(await bring(store, file)).toEqual({ hands: 3, matches: 0, longer: 0 });
    expect(await ids(store)).toEqual(['x', 'a', 'both', 'y', 'c', 'd']);
    await store.attempts.add(hand('new', 60));
    expect((await ids(store)).at(-1)).toBe('new');
    expect((await store.attempts.page({ filter: 'all', limit: 2 })).rows.map(({ id }) => id)).toEqual([
      'new',
      'd',
    ]);
  });

  test('loses nothing of either, whatever is in them', async () => {
    const list = fc.uniqueArray(attempts, { selector: ({ id }) => id, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(list, list, list, async (mine, common, theirs) => {
        const other = clean();
        for (const each of [...theirs, ...common]) await other.attempts.add(each);
        const file = await fileOf(other);
        const store = clean();
        for (const each of [...common, ...mine]) await store.attempts.add(each);
        await bring(store, file);
        expect((await ids(store)).toSorted()).toEqual(
          [...new Set([...mine, ...common, ...theirs].map(({ id }) => id))].toSorted(),
        );
      }),
      { numRuns: LONG ? 200 : 25, seed: 9 },
    );
  });

  test.each([
    ['here', 20, 12, { hands: 0, matches: 0, longer: 0 }],
    ['in the file', 12, 20, { hands: 0, matches: 0, longer: 1 }],
  ])('of one match the longer log stays: the one %s', async (_, here, there, told) => {
    const other = clean();
    await (await other.matches()).begin(lawful('m', { tries: 60, length: there }));
    const file = await fileOf(other);
    const store = clean();
    await (await store.matches()).begin(lawful('m', { tries: 60, length: here }));
    expect(await bring(store, file)).toEqual(told);
    expect(await logOf(store, 'm')).toHaveLength(20);
    expect((await (await store.matches()).list())[0]?.count).toBe(20);
  });

  test('a match that went on in both keeps both ways, however often it comes', async () => {
    const match = lawful('m', { tries: 60, length: 10 });
    const { at } = match.events.at(-1)!;
    const gone = (seconds: number) => ({
      ...match,
      events: [...match.events, { type: 'paused', at: at + seconds }],
      standing: { ...match.standing, lasted: at + seconds },
    });
    const other = clean();
    await (await other.matches()).begin(gone(1));
    const file = await fileOf(other);
    const store = clean();
    await (await store.matches()).begin(gone(2));
    expect(await bring(store, file)).toEqual({ hands: 0, matches: 1, longer: 0 });
    expect(await bring(store, file)).toEqual({ hands: 0, matches: 0, longer: 0 });
    const rows = await (await store.matches()).list();
    expect(rows).toHaveLength(2);
    const logs = await Promise.all(rows.map(({ id }) => logOf(store, id)));
    expect(logs.map((log) => (log?.at(-1) as unknown as { at: number }).at).toSorted()).toEqual([
      at + 1,
      at + 2,
    ]);
    // And from here it goes as well into the file and out of it.
    const state = await stateOf(store);
    const copy = await fileOf(store);
    const third = clean();
    await bring(third, copy);
    expect(await stateOf(third)).toBe(state);
  });

  test('what was deleted here comes back once, and can no longer be put back from the bin', async () => {
    const store = clean();
    await store.attempts.add(attempt('a'));
    await (await store.matches()).begin(lawful('m'));
    const file = await fileOf(store);
    const { batch } = await store.bin.remove(['a']);
    const removal = await (await store.matches()).remove(['m']);
    expect(await bring(store, file)).toEqual({ hands: 1, matches: 1, longer: 0 });
    await store.bin.undo(batch);
    await (await store.matches()).undo(removal.batch);
    expect(await ids(store)).toEqual(['a']);
    expect(await store.bin.count()).toBe(0);
    expect(store.state.mode).toBe('disk');
    expect((await (await store.matches()).list()).map(({ id }) => id)).toEqual(['m']);
  });

  test('settings and the hand on the table stay as they are here, and what only the file has comes', async () => {
    const other = clean();
    await other.settings.put('deal', 1);
    await other.settings.put('only there', 1);
    await other.settings.put('begun', true);
    await other.hands.put('practice', 'theirs');
    await other.hands.put('day', 'theirs');
    const file = await fileOf(other);
    const store = clean();
    await store.settings.put('deal', 2);
    await store.settings.put('made', [2]);
    await store.hands.put('practice', 'mine');
    await bring(store, file, 'merge', {
      mergeSetting: (key, here, there) => (key === 'deal' ? [here, there] : here),
    });
    expect(Object.fromEntries(await store.settings.all())).toEqual({
      deal: [2, 1],
      made: [2],
      'only there': 1,
    });
    expect([await store.hands.get('practice'), await store.hands.get('day')]).toEqual(['mine', 'theirs']);
  });

  test('a damaged match comes as it is, is never taken for a good one, and spoils none', async () => {
    const store = clean();
    await (await store.matches()).begin(lawful('m', { tries: 60, length: 8 }));
    const [row] = (await rawRows('matches')) as readonly object[];
    const good = await fileOf(store);
    await rawPut('matches', [{ ...row, count: 9 }]);
    const damaged = await fileOf(store);
    expect((await readIn(store, damaged)).content.matches).toMatchObject([{ damaged: true, count: 9 }]);
    const copy = clean();
    await bring(copy, damaged);
    expect(await (await copy.matches()).read('m')).toMatchObject({
      row: { count: 9 },
      events: { length: 8 },
    });
    // One that is good though shorter does not go on with a damaged log, which is kept beside it.
    const whole = clean();
    await (await whole.matches()).begin(lawful('m', { tries: 60, length: 6 }));
    expect(await bring(whole, damaged)).toEqual({ hands: 0, matches: 1, longer: 0 });
    expect(await (await whole.matches()).read('m')).toMatchObject({
      row: { count: 6 },
      events: { length: 6 },
    });
    expect(await bring(whole, good)).toEqual({ hands: 0, matches: 0, longer: 1 });
  });
});

describe('replacing', () => {
  test('leaves nothing but the file, the bin empty, and what speaks of this device', async () => {
    const other = clean();
    await fill(other, 1);
    const file = await fileOf(other);
    const store = clean();
    await fill(store, 2);
    await store.settings.put('backup', 'mine');
    await store.bin.remove(['2-0']);
    await bring(store, file, 'replace');
    const { settings, ...content } = await store.exportAll();
    expect(settings).toMatchObject({ begun: true, backup: 'mine' });
    expect(await store.bin.count()).toBe(0);
    await other.settings.put('backup', 'mine');
    expect(await stateOf(store)).toBe(await stateOf(other));
    expect(content.matches.length).toBeGreaterThan(0);
  });
});

describe('whatever the disk does', () => {
  test.each(FAULTS)(
    'there is the old or the new, never a mixture, and the answer says which: %s',
    async (kind) => {
      const other = clean();
      await fill(other, 1, 6);
      // Read here: a digest takes real time, and the clock of the test would wait for it in vain.
      const { content } = await readIn(other, await fileOf(other));
      const put = (store: Store) => lay(store, content, 'replace', { apart: [] });
      const news = await stateOf(other);
      const fresh = async () => {
        faults.heal();
        const clock = testClock();
        globalThis.indexedDB = new IDBFactory();
        const store = openStore(clock);
        await inTime(clock, fill(store, 2, 6));
        return { clock, store };
      };
      const { clock, store } = await fresh();
      const old = await inTime(clock, stateOf(store));
      const calls = faults.calls;
      await inTime(clock, put(store));
      const all = faults.calls - calls;
      expect(all).toBeGreaterThan(30);
      for (const at of placesOf(all + 2, 5, FAULTS.indexOf(kind))) {
        const place = await fresh();
        faults.heal();
        faults.arm(kind, at, true);
        const told = await inTime(place.clock, put(place.store));
        faults.heal();
        const clock = testClock();
        const seen = await inTime(clock, stateOf(openStore(clock)));
        expect([old, news]).toContain(seen);
        if (typeof told === 'object') expect(seen).toBe(news);
        // Said to have failed: a database that is done but mute cannot tell.
        else if (kind !== 'mute') expect(seen).toBe(old);
        expect(place.store.state.atRisk).toBe(0);
      }
    },
  );
});

test.each(['throw', 'fail', 'abort'] as const)(
  'a call to the database that goes wrong once while a file is brought in is made again: %s',
  async (kind) => {
    const file = await fileOf(await filled());
    for (let at = 0; at < 12; at += 1) {
      globalThis.indexedDB = new IDBFactory();
      const clock = testClock();
      const store = openStore(clock);
      const { content } = await readIn(store, file);
      await inTime(clock, store.settings.get('theme'));
      faults.arm(kind, at, false);
      const told = await inTime(clock, lay(store, content, 'replace', {}));
      faults.heal();
      expect(told, `call ${at}`).not.toBe('broken');
      expect((await inTime(clock, store.exportAll())).attempts.length, `call ${at}`).toBeGreaterThan(0);
    }
  },
);
