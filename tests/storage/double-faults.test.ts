import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Store } from '#lib/storage/index.ts';
import { attempt } from './support/attempts.ts';
import { readJournalLines } from '#lib/storage/journal/line.ts';
import { inTime, testClock, type TestClock } from './support/clock.ts';
import { factsWhole, flipped, PLACES, type Facts } from './support/facts.ts';
import { openOn, testDevice, type Device } from './support/journal.ts';
import { fresh, next } from './support/matches.ts';
import { rawDelete, rawPut, rawRows } from './support/raw.ts';

let clock: TestClock;
let device: Device;
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  clock = testClock();
  device = testDevice();
});

/** A history with a snapshot and writes behind it; an attempt in it was deleted for good, and one lies in the bin. */
async function live(): Promise<void> {
  const first = await openOn(device, clock);
  for (const id of ['a', 'b', 'gone', 'c']) await inTime(clock, first.attempts.add(attempt(id)));
  await inTime(clock, first.settings.put('theme', 'dark'));
  await inTime(clock, first.hands.put('practice', { id: 'open' }));
  const matches = await first.matches();
  await inTime(clock, matches.begin(fresh('m')));
  for (let seq = 0; seq < 3; seq += 1) await inTime(clock, matches.append(next(seq, 'w')));
  const { batch } = await inTime(clock, first.bin.remove(['gone']));
  await inTime(clock, first.bin.empty(batch));
  await inTime(clock, first.settled());
  first.leave();
  device.kill();
  const second = await openOn(device, clock);
  await inTime(clock, second.attempts.add(attempt('d')));
  await inTime(clock, (await second.matches()).append(next(3, 'w')));
  await inTime(clock, second.attempts.add(attempt('binned')));
  await inTime(clock, second.bin.remove(['binned']));
  await inTime(clock, second.attempts.add(attempt('e')));
  await inTime(clock, second.settled());
  second.leave();
  device.kill();
}

async function seen(): Promise<Facts> {
  const attempts = (await rawRows('attempts')) as readonly { readonly id: string }[];
  const events = (await rawRows('matchEvents')) as readonly {
    readonly match: string;
    readonly seq: number;
  }[];
  expect(new Set(attempts.map(({ id }) => id)).size).toBe(attempts.length);
  return {
    attempts: new Set(attempts.map(({ id }) => id)),
    events: new Set(events.map(({ match, seq }) => `${match} ${seq}`)),
  };
}

/** What may happen to the database; it answers what is left there. */
const DATABASE: Readonly<Record<string, () => Promise<Facts>>> = {
  deleted: () => {
    globalThis.indexedDB = new IDBFactory();
    return Promise.resolve({ attempts: new Set(), events: new Set() });
  },
  'without its end, as a log that was torn': async () => {
    const [last] = (await rawRows('outbox')) as readonly { readonly seq: number }[];
    // The row before it, which went with it, is back.
    await rawPut('outbox', [{ ...last, seq: (last?.seq ?? 0) - 1 }]);
    await rawDelete('outbox', last?.seq ?? 0);
    for (const { seq, id } of (await rawRows('attempts')) as readonly { seq: number; id: string }[])
      if (id === 'e') await rawDelete('attempts', seq);
    return seen();
  },
  'with a hand and an event gone from its middle': async () => {
    for (const { seq, id } of (await rawRows('attempts')) as readonly { seq: number; id: string }[])
      if (id === 'b') await rawDelete('attempts', seq);
    await rawDelete('matchEvents', ['m', 1]);
    return seen();
  },
  'with a match, its newest event, a setting and the open hand gone': async () => {
    await rawDelete('matches', 'm');
    await rawDelete('matchEvents', ['m', 3]);
    await rawDelete('settings', 'theme');
    await rawDelete('hands', 'practice');
    return seen();
  },
  whole: seen,
};

/** What else stands in a whole line of the journal, by store and name: the row that a database must have again. */
function othersWhole(files: readonly Uint8Array[]): readonly (readonly [string, string])[] {
  return files
    .flatMap((bytes) => readJournalLines(bytes).lines)
    .flatMap((line): (readonly [string, string])[] => {
      if (line?.tag !== 'r') return [];
      const [store, { id, key }] = line.read() as [string, { id: string; key: string }];
      if (store === 'matches') return [[store, id]];
      return store === 'settings' ? [[store, key]] : [];
    });
}

/** What may happen to the newest file of the journal. */
const JOURNAL: Readonly<Record<string, readonly ((bytes: Uint8Array) => Uint8Array | null)[]>> = {
  flipped: PLACES.map((place) => (bytes) => flipped(bytes, Math.floor(place * bytes.length))),
  torn: PLACES.map((place) => (bytes) => bytes.slice(0, Math.floor(place * bytes.length))),
  deleted: [() => null],
};

const BEHIND = ['deleted', 'without its end, as a log that was torn'];

const CASES = Object.keys(DATABASE).flatMap((one) =>
  Object.keys(JOURNAL).map((other) => [one, other] as const),
);

describe('two faults at once', () => {
  test.each(CASES)('database %s, journal %s: all whose bytes are whole comes back', async (one, other) => {
    await live();
    const files = new Map(device.files);
    const databases = globalThis.indexedDB;
    const rows = await everything();
    for (const [at, harm] of JOURNAL[other]!.entries()) {
      globalThis.indexedDB = at === 0 ? databases : await laid(rows);
      device = testDevice();
      const newest = [...files.keys()].sort().at(-1) ?? '';
      for (const [name, bytes] of files) device.files.set(name, bytes.slice());
      const harmed = harm(files.get(newest)!);
      if (harmed) device.files.set(newest, harmed);
      else device.files.delete(newest);
      const left = await DATABASE[one]!();
      const kept = [...device.files.keys()].sort().map((name) => device.files.get(name)!);
      const whole = factsWhole(kept);
      const others = othersWhole(kept);
      const store: Store = await openOn(device, clock);
      await inTime(clock, store.settled());
      store.leave();
      const now = await seen();
      for (const kind of ['attempts', 'events'] as const) {
        const wanted = [...left[kind], ...(one === 'whole' ? [] : whole[kind])].filter(
          (name) => name !== 'gone' && name !== 'binned',
        );
        expect([...now[kind]], `${at}: ${kind}`).toEqual(expect.arrayContaining(wanted));
      }
      const matches = (await rawRows('matches')) as readonly {
        readonly id: string;
        readonly count: number;
      }[];
      const settings = (await rawRows('settings')) as readonly { readonly key: string }[];
      const there = [
        ...matches.map(({ id }) => ['matches', id]),
        ...settings.map(({ key }) => ['settings', key]),
      ];
      if (one !== 'whole') expect(there, `${at}`).toEqual(expect.arrayContaining([...others]));
      for (const { id, count } of matches)
        expect(now.events, `${at}: a match is as long as its events`).not.toContain(`${id} ${count}`);
      expect([...now.attempts], `${at}: what was deleted stays so`).not.toContain('gone');
      // A database that is behind is not asked what lay in its bin: that may have been put back since.
      if (!BEHIND.includes(one))
        expect([...now.attempts], `${at}: and so in the bin`).not.toContain('binned');
      device.kill();
    }
  });
});

type Rows = ReadonlyMap<string, readonly unknown[]>;

async function everything(): Promise<Rows> {
  const rows = new Map<string, readonly unknown[]>();
  for (const store of ['attempts', 'bin', 'matches', 'matchEvents', 'outbox', 'journal', 'settings', 'hands'])
    rows.set(store, await rawRows(store));
  return rows;
}

/** An origin with a database that holds these rows. */
async function laid(rows: Rows): Promise<IDBFactory> {
  const here = new IDBFactory();
  globalThis.indexedDB = here;
  const { layFixture } = await import('./support/fixtures.ts');
  await layFixture({ version: 3, stores: Object.fromEntries(rows), bin: 0, expected: null });
  return here;
}
