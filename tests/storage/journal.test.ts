import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test } from 'vitest';
import { FaultError } from '#lib/storage/fault.ts';
import { openStore, type Store } from '#lib/storage/index.ts';
import { attempt } from './support/attempts.ts';
import { inTime, testClock, turn, type TestClock } from './support/clock.ts';
import { FIXTURES, layFixture } from './support/fixtures.ts';
import { known, testDevice, type Device } from './support/journal.ts';
import { MATCHES } from './support/match-session.ts';
import { fresh, next, timesOf } from './support/matches.ts';
import { rawDelete, rawPut, rawRows } from './support/raw.ts';
import { play, PRACTICE, expectedOf, type Session } from './support/session.ts';

let clock: TestClock;
let device: Device;
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  clock = testClock();
  device = testDevice();
});

/** A page that keeps the journal. */
async function open(own: TestClock = clock, source = device.window()): Promise<Store> {
  const store = openStore(own, source);
  await inTime(own, store.settings.get('theme'));
  await inTime(own, store.keepJournal());
  for (let n = 0; n < 200 && store.state.journal !== 'live' && store.state.journal !== 'elsewhere'; n += 1)
    await turn();
  for (let n = 0; n < 200 && store.state.journal === 'starting'; n += 1) await turn();
  return store;
}
const wipe = () => {
  globalThis.indexedDB = new IDBFactory();
};
const idsOf = async (store: Store) =>
  (await inTime(clock, store.attempts.page({ filter: 'all', limit: 99 }))).rows.map(({ id }) => id).reverse();
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

describe('a journal beside the store', () => {
  test('is live after the start, and holds each write when it is said to be stored', async () => {
    const store = await open();
    expect(store.state).toMatchObject({ mode: 'disk', journal: 'live', recovered: null });
    expect(await inTime(clock, store.settings.put('theme', 'dark'))).toBe('disk');
    expect(textOf([...device.files.values()].at(-1)!)).toContain('"key":"theme","value":"dark"');
  });

  test.each([
    ['practice', PRACTICE as Session<unknown>],
    ['matches', MATCHES as Session<unknown>],
  ])('gives a whole session of %s back to a database that has been deleted', async (_, session) => {
    const steps = expectedOf(session);
    for (let count = 0; count <= session.steps.length; count += 1) {
      wipe();
      device = testDevice();
      const store = await open();
      await play({ ...session, steps: session.steps.slice(0, count) }, store, clock);
      device.kill();
      wipe();
      const later = await open();
      expect(await inTime(clock, session.look(later)), `after ${count} steps`).toEqual(steps[count]);
      expect(later.state).toMatchObject({ mode: 'disk', birth: 'new', journal: 'live', atRisk: 0 });
    }
  });

  test('says how many hands and matches it has given back', async () => {
    const store = await open();
    for (const id of ['a', 'b', 'c']) await inTime(clock, store.attempts.add(attempt(id)));
    await inTime(clock, (await store.matches()).begin(fresh('m')));
    device.kill();
    wipe();
    const later = await open();
    expect(later.state.recovered).toEqual({ hands: 3, matches: 1, unread: 0 });
    expect((await inTime(clock, later.diagnose())).recovered).toEqual({ hands: 3, matches: 1 });
    device.kill();
    // The next start finds nothing missing and says nothing.
    const again = await open();
    expect(again.state).toMatchObject({ recovered: null, journal: 'live' });
    expect((await inTime(clock, again.diagnose())).recovered).toEqual({ hands: 3, matches: 1 });
  });

  test('goes on after a recovery, and can be recovered from again', async () => {
    for (const id of ['a', 'b', 'c', 'd']) {
      const store = await open();
      await inTime(clock, store.attempts.add(attempt(id)));
      device.kill();
      wipe();
    }
    expect(await idsOf(await open())).toEqual(['a', 'b', 'c', 'd']);
  });

  test('gives the number of a hand in the bin to no other hand', async () => {
    const store = await open();
    for (const id of ['a', 'b']) await inTime(clock, store.attempts.add(attempt(id)));
    const { batch } = await inTime(clock, store.bin.remove(['b']));
    device.kill();
    wipe();
    const later = await open();
    await inTime(clock, later.attempts.add(attempt('c')));
    await inTime(clock, later.bin.undo(batch));
    expect(await idsOf(later)).toEqual(['a', 'b', 'c']);
  });

  test('takes what was written before it was there out of the outbox', async () => {
    const alone = openStore(clock, device.window());
    await inTime(clock, alone.attempts.add(attempt('a')));
    await inTime(clock, alone.attempts.add(attempt('b')));
    expect(device.files.size).toBe(0);
    await open();
    wipe();
    device.kill();
    expect(await idsOf(await open())).toEqual(['a', 'b']);
  });

  test('takes what a kill left in the outbox', async () => {
    const store = await open();
    await inTime(clock, store.attempts.add(attempt('a')));
    device.kill();
    const unheard = openStore(clock, device.window());
    await inTime(clock, unheard.attempts.add(attempt('b')));
    await open();
    device.kill();
    wipe();
    expect(await idsOf(await open())).toEqual(['a', 'b']);
  });

  test('begins anew where the outbox has let go of more than it held', async () => {
    await open();
    device.kill();
    const alone = openStore(clock, device.window());
    for (let n = 0; n < 520; n += 1) await inTime(clock, alone.settings.put('n', n));
    expect((await rawRows('outbox')).length).toBeLessThanOrEqual(501);
    const [before] = [device.files.size];
    await open();
    expect(device.files.size).toBe(before + 1);
    device.kill();
    wipe();
    expect(await inTime(clock, (await open()).settings.get('n'))).toBe(519);
  });

  test('is taken up again by the next write where the disk was at fault, and not the journal', async () => {
    const window = device.window();
    let isLost = false;
    const store = await open(clock, {
      ...window,
      load: async () => {
        const code = await window.load();
        const lost = new FaultError({ reason: 'broken', opening: false, text: 'cleared' });
        const create: typeof code.create = (host) =>
          code.create({ ...host, run: (job) => (isLost ? Promise.reject(lost) : host.run(job)) });
        return { ...code, create };
      },
    });
    expect(store.state.journal).toBe('live');
    isLost = true;
    await inTime(clock, store.settings.put('theme', 'dark'));
    expect(store.state.journal).toBe('off');
    isLost = false;
    await inTime(clock, store.settings.put('theme', 'light'));
    await known(store, clock);
    expect(store.state).toMatchObject({ mode: 'disk', journal: 'live' });
    expect(textOf([...device.files.values()].at(-1)!)).toContain('"key":"theme","value":"light"');
  });

  test('keeps the outbox as short as what is under way', async () => {
    const store = await open();
    for (let n = 0; n < 20; n += 1) await inTime(clock, store.settings.put('n', n));
    expect(await rawRows('outbox')).toHaveLength(1);
  });

  test('gives a database back what its end has lost', async () => {
    const store = await open();
    for (const id of ['a', 'b', 'c']) await inTime(clock, store.attempts.add(attempt(id)));
    await inTime(clock, store.settled());
    store.leave();
    device.kill();
    // As a log that was cut: the newest rows of all stores are gone.
    await rawDelete('attempts', 3);
    await rawDelete('outbox', 3);
    await rawDelete('attempts', 2);
    const later = await open();
    expect(later.state).toMatchObject({ recovered: { hands: 2, matches: 0, unread: 0 }, journal: 'live' });
    expect(await idsOf(later)).toEqual(['a', 'b', 'c']);
  });

  test('notices rows that are missing from the middle', async () => {
    const store = await open();
    const matches = await store.matches();
    await inTime(clock, matches.begin(fresh('m')));
    for (let seq = 0; seq < 4; seq += 1) await inTime(clock, matches.append(next(seq, 'w')));
    await inTime(clock, store.attempts.add(attempt('a')));
    await inTime(clock, store.attempts.add(attempt('b')));
    await inTime(clock, store.settled());
    store.leave();
    device.kill();
    await rawDelete('matchEvents', ['m', 1]);
    const second = await open();
    expect(await inTime(clock, timesOf(second, 'm'))).toEqual([0, 1, 2, 3]);
    await inTime(clock, second.attempts.add(attempt('c')));
    await inTime(clock, second.settled());
    second.leave();
    device.kill();
    await rawDelete('attempts', 1);
    expect(await idsOf(await open())).toEqual(['a', 'b', 'c']);
  });

  test('keeps what was done in a new database before it could be read', async () => {
    const store = await open();
    await inTime(clock, store.attempts.add(attempt('a')));
    await inTime(clock, store.settings.put('theme', 'dark'));
    await inTime(clock, (await store.matches()).begin(fresh('m')));
    device.kill();
    wipe();
    const blind = openStore(clock, {
      ...device.window(),
      exists: () => Promise.reject(new Error('planted')),
    });
    await inTime(clock, blind.attempts.add(attempt('b')));
    await inTime(clock, blind.settings.put('theme', 'light'));
    await inTime(clock, blind.settled());
    blind.leave();
    const later = await open();
    expect(await idsOf(later)).toEqual(['a', 'b']);
    expect(await inTime(clock, later.settings.get('theme'))).toBe('light');
    expect(await inTime(clock, timesOf(later, 'm'))).toEqual([]);
    expect(later.state.recovered).toEqual({ hands: 1, matches: 1, unread: 0 });
  });

  test('is filled anew from the database where it has been deleted', async () => {
    const store = await open();
    await inTime(clock, store.attempts.add(attempt('a')));
    device.kill();
    device.files.clear();
    expect((await open()).state).toMatchObject({ journal: 'live', recovered: null });
    device.kill();
    wipe();
    expect(await idsOf(await open())).toEqual(['a']);
  });

  test('takes in what lies in the database and was never told to it', async () => {
    const store = await open();
    await inTime(clock, store.attempts.add(attempt('a')));
    await inTime(clock, store.settled());
    store.leave();
    device.kill();
    const [row] = await rawRows('attempts');
    await rawPut('attempts', [{ ...(row as object), id: 'b', seq: 2 }]);
    await open();
    device.kill();
    wipe();
    expect(await idsOf(await open())).toEqual(['a', 'b']);
  });

  test('forgets what has been deleted for good, in all its files', async () => {
    const store = await open();
    await inTime(clock, store.attempts.add(attempt('secret')));
    await inTime(clock, store.attempts.add(attempt('other')));
    const { batch } = await inTime(clock, store.bin.remove(['secret']));
    await inTime(clock, store.bin.empty(batch));
    device.kill();
    await open();
    expect(device.files.size).toBe(1);
    expect([...device.files.values()].map(textOf).join()).not.toContain('secret');
    device.kill();
    wipe();
    expect(await idsOf(await open())).toEqual(['other']);
  });

  test('keeps eight files, each of which begins with everything', async () => {
    const store = await open();
    const long = 'x'.repeat(60_000);
    for (let n = 0; n < 70; n += 1) await inTime(clock, store.settings.put(`key ${n % 3}`, `${n} ${long}`));
    await inTime(clock, store.settled());
    await inTime(clock, store.settings.put('end', true));
    expect(device.files.size).toBe(8);
    const newest = [...device.files.keys()].sort().at(-1)!;
    device.kill();
    for (const name of [...device.files.keys()]) if (name !== newest) device.files.delete(name);
    wipe();
    const later = await open();
    expect([...(await inTime(clock, later.settings.all())).keys()]).toEqual([
      'end',
      'key 0',
      'key 1',
      'key 2',
    ]);
  });
});

describe('several windows', () => {
  test('have one journal: one writes it for all, and when it goes another does', async () => {
    const first = await open();
    const second = await open();
    expect([first.state.journal, second.state.journal]).toEqual(['live', 'elsewhere']);
    await inTime(clock, second.attempts.add(attempt('b')));
    await inTime(clock, first.attempts.add(attempt('a')));
    await inTime(clock, first.settled());
    first.leave();
    for (let n = 0; n < 100; n += 1) await turn();
    expect(second.state.journal).toBe('live');
    await inTime(clock, second.attempts.add(attempt('c')));
    device.kill();
    wipe();
    expect(await idsOf(await open())).toEqual(['b', 'a', 'c']);
  });

  test('notice that one of them has had to make the database anew', async () => {
    const first = await open();
    await inTime(clock, first.attempts.add(attempt('a')));
    const deleted = indexedDB.deleteDatabase('two-dozen');
    await new Promise((resolve) => deleted.addEventListener('success', resolve));
    await inTime(clock, first.attempts.add(attempt('b')));
    for (let n = 0; n < 200; n += 1) await turn();
    await inTime(clock, first.attempts.add(attempt('c')));
    expect(await idsOf(first)).toEqual(['a', 'b', 'c']);
    expect(first.state).toMatchObject({
      mode: 'disk',
      journal: 'live',
      recovered: { hands: 1, matches: 0, unread: 0 },
    });
    device.kill();
    wipe();
    expect(await idsOf(await open())).toEqual(['a', 'b', 'c']);
  });
});

test.each(FIXTURES)('what version $version left is copied with the first start', async (fixture) => {
  await layFixture(fixture);
  await open();
  device.kill();
  wipe();
  const { attempts, settings, hands, matches: read } = await inTime(clock, (await open()).exportAll());
  const matches = read.map(({ damaged: _, ...match }) => match);
  expect({ attempts, settings, hands, matches }).toEqual(fixture.expected);
});
