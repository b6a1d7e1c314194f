import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test } from 'vitest';
import { openStore, type Matches, type Store } from '#lib/storage/index.ts';
import { inTime, testClock, type TestClock } from './support/clock.ts';
import { FAULTS, plantFaults } from './support/faults.ts';
import { event, fresh, header, next, play, standing, timesOf } from './support/matches.ts';
import { rawDelete, rawPut, rawRows } from './support/raw.ts';

const faults = plantFaults();
let clock: TestClock;
let store: Store;
let matches: Matches;
beforeEach(async () => {
  faults.heal();
  globalThis.indexedDB = new IDBFactory();
  clock = testClock();
  store = openStore(clock);
  matches = await store.matches();
});

const listed = async (from = matches) => (await from.list()).map(({ id }) => id);
/** Another window on the same disk. */
const another = (): Promise<Matches> => openStore(testClock()).matches();

describe('a match', () => {
  test('is kept as it was begun', async () => {
    expect(await matches.begin(fresh('m'))).toBe('disk');
    const row = {
      id: 'm',
      header: header('m'),
      count: 0,
      by: null,
      standing: standing(0),
      playedAt: clock.now(),
      batch: null,
    };
    expect(await matches.list()).toEqual([row]);
    expect(await matches.read('m')).toEqual({ row, events: [] });
    expect(await matches.read('n')).toBeNull();
  });

  test('is begun once, however often it is told, and never begins over one that is played', async () => {
    await play(matches, 'm', 'w1', 2);
    await matches.begin(fresh('m', [event(9)]));
    expect(await timesOf(store, 'm')).toEqual([0, 1]);
  });

  test('from a file brings its log, however long, and goes on from its end', async () => {
    const log = Array.from({ length: 1_201 }, (_, at) => event(at));
    await matches.begin(fresh('m', log));
    expect(await timesOf(store, 'm')).toEqual(log.map(({ at }) => at));
    expect(await matches.append(next(1_201, 'w1', 'file'))).toBe('disk');
  });
});

describe('a clock', () => {
  beforeEach(() => play(matches, 'm', 'w1', 2));
  const kept = async () => (await matches.read('m'))?.row.clock;

  test('is kept beside the log, and the last one counts', async () => {
    const before = await matches.read('m');
    await matches.tellClock('m', 'w1', { count: 2, at: 1500 });
    await matches.tellClock('m', 'w1', { count: 2, at: 2000 });
    expect(await kept()).toEqual({ count: 2, at: 2000 });
    expect(await matches.read('m')).toEqual({
      ...before,
      row: { ...before?.row, clock: { count: 2, at: 2000 } },
    });
  });

  test('is nothing any more once something has been played', async () => {
    await matches.tellClock('m', 'w1', { count: 2, at: 1500 });
    await matches.append(next(2, 'w1'));
    expect(await kept()).toBeNull();
    // It was on its way when the event was stored.
    await matches.tellClock('m', 'w1', { count: 2, at: 2000 });
    expect(await kept()).toBeNull();
  });

  test('of no match makes none', async () => {
    expect(await matches.tellClock('n', 'w1', { count: 0, at: 1500 })).toBe('taken');
    expect(await listed()).toEqual(['m']);
  });

  test('hears that another opening has gone on, and is not kept', async () => {
    expect(await matches.tellClock('m', 'w2', { count: 2, at: 1500 })).toBe('disk');
    await matches.append(next(2, 'w2', 'w1'));
    expect(await matches.tellClock('m', 'w1', { count: 2, at: 2000 })).toBe('taken');
    expect(await matches.tellClock('m', 'w2', { count: 2, at: 2000 })).toBe('disk');
    expect(await kept()).toBeNull();
  });

  test('that cannot be read costs no match', async () => {
    const [row] = await rawRows('matches');
    await rawPut('matches', [{ ...(row as object), clock: { count: 2, at: 'soon' } }]);
    expect(await kept()).toBeNull();
    expect(await timesOf(store, 'm')).toEqual([0, 1]);
  });

  test('that is told again and again while the disk is out of use is held once, and is nobody’s loss', async () => {
    faults.arm('quota', 0, true);
    for (let at = 0; at < 50; at += 1) await inTime(clock, matches.tellClock('m', 'w1', { count: 2, at }));
    expect(store.state).toMatchObject({ mode: 'memory', atRisk: 0 });
    faults.heal();
    expect(await inTime(clock, store.retry())).toBe(true);
    expect(await kept()).toEqual({ count: 2, at: 49 });
  });
});

describe('an event', () => {
  beforeEach(() => matches.begin(fresh('m')));

  test('is kept with what the list shows, in one stroke', async () => {
    clock.pass(5_000);
    expect(await matches.append(next(0, 'w1'))).toBe('disk');
    const kept = await matches.read('m');
    expect(kept?.events).toEqual([event(0)]);
    expect(kept?.row).toMatchObject({ count: 1, by: 'w1', standing: standing(1), playedAt: clock.now() });
  });

  test('told again by the same opening changes nothing', async () => {
    await matches.append(next(0, 'w1'));
    await matches.append(next(1, 'w1'));
    expect(await matches.append(next(0, 'w1'))).toBe('disk');
    expect((await matches.read('m'))?.row).toMatchObject({ count: 2, standing: standing(2) });
  });

  test('finds its place taken by another window, and overwrites nothing', async () => {
    const other = await another();
    await other.append({ ...next(0, 'w2'), event: event(7) });
    expect(await matches.append(next(0, 'w1'))).toBe('taken');
    expect(await timesOf(store, 'm')).toEqual([7]);
    expect((await matches.read('m'))?.row).toMatchObject({ count: 1, by: 'w2' });
  });

  test('does not follow one that its opening has not seen, though its place is free', async () => {
    const other = await another();
    await other.append(next(0, 'w2'));
    // This window thinks that the first event was its own.
    expect(await matches.append(next(1, 'w1'))).toBe('taken');
    expect(await timesOf(store, 'm')).toEqual([0]);
  });

  test('leaves no hole before it', async () => {
    expect(await matches.append(next(1, 'w1', null))).toBe('taken');
    expect(await timesOf(store, 'm')).toEqual([]);
  });

  test('is not kept in a match that was deleted for good', async () => {
    const { batch } = await matches.remove(['m']);
    await matches.empty(batch);
    expect(await matches.append(next(0, 'w1'))).toBe('taken');
    expect(await rawRows('matchEvents')).toEqual([]);
  });
});

describe('the list', () => {
  test('has the last played first', async () => {
    for (const id of ['a', 'b', 'c']) {
      await matches.begin(fresh(id));
      clock.pass(1_000);
    }
    expect(await listed()).toEqual(['c', 'b', 'a']);
    await matches.append(next(0, 'w1', null, 'a'));
    expect(await listed()).toEqual(['a', 'c', 'b']);
  });
});

describe('deleting matches', () => {
  beforeEach(async () => {
    for (const id of ['a', 'b', 'c']) await play(matches, id, 'w1', 2);
  });

  test('takes them out of sight, and undone puts them back with their logs', async () => {
    const { batch } = await matches.remove(['a', 'b']);
    expect(await listed()).toEqual(['c']);
    expect(await matches.read('a')).toBeNull();
    expect((await store.exportAll()).matches).toHaveLength(1);
    await matches.undo(batch);
    expect(await listed()).toEqual(['a', 'b', 'c']);
    expect(await timesOf(store, 'a')).toEqual([0, 1]);
  });

  test('is final once its bin is emptied, events and all, for that deletion alone', async () => {
    const first = await matches.remove(['a']);
    const second = await matches.remove(['b']);
    await matches.empty(first.batch);
    await matches.undo(first.batch);
    await matches.undo(second.batch);
    expect(await listed()).toEqual(['b', 'c']);
    expect(await rawRows('matchEvents')).toHaveLength(4);
  });

  test('is final for all that is old enough, also where the clock was set back, and only for that', async () => {
    await matches.remove(['a']);
    clock.pass(10_000);
    const fresh = await matches.remove(['b']);
    await matches.emptyOld(10_000);
    expect(await rawRows('matches')).toHaveLength(3);
    clock.pass(1);
    await matches.emptyOld(10_000);
    expect((await rawRows('matches')).map((row) => (row as { id: string }).id)).toEqual(['b', 'c']);
    const earlier = await another();
    await earlier.emptyOld(10_000);
    expect(await rawRows('matches')).toHaveLength(2);
    await earlier.emptyOld(9_999);
    await matches.undo(fresh.batch);
    expect(await listed()).toEqual(['c']);
  });
});

describe('what cannot be read', () => {
  test.each([
    ['header', { header: { ...header('b'), players: 'two' } }],
    ['header', { header: { ...header('b'), config: new Date() } }],
    ['header.id', { header: header('x') }],
    ['count', { count: -1 }],
    ['count', { count: 1.5 }],
    ['by', { by: 7 }],
    ['standing', { standing: { ...standing(0), winners: 'Mei' } }],
    ['standing', { standing: { ...standing(0), scores: [Number.NaN] } }],
    ['standing', { standing: { ...standing(0), stopped: null } }],
    ['playedAt', { playedAt: Number.NaN }],
    ['batch', { batch: 'never' }],
  ])('in a row because of %s is set aside, and the rest loads: %j', async (field, part) => {
    for (const id of ['a', 'b']) await matches.begin(fresh(id));
    const whole = (await rawRows('matches'))[1] as object;
    await rawPut('matches', [{ ...whole, ...part }]);
    expect(await listed()).toEqual(['a']);
    expect(await matches.read('b')).toBeNull();
    await inTime(clock, store.settled());
    expect(store.state).toMatchObject({ mode: 'disk', quarantined: 1, atRisk: 0 });
    expect(await rawRows('quarantine')).toEqual([
      { number: 1, store: 'matches', key: 'b', row: { ...whole, ...part }, reason: field, at: clock.now() },
    ]);
    expect(await rawRows('matches')).toHaveLength(1);
  });

  test.each([
    ['an event that is no plain data', [{ match: 'm', seq: 1, by: 'w1', event: { at: Number.NaN } }]],
    ['an event of nobody', [{ match: 'm', seq: 1, by: '', event: event(1) }]],
  ])('in a log leaves what is before it, and stays where it is: %s', async (_, rows) => {
    await play(matches, 'm', 'w1', 3);
    await rawPut('matchEvents', rows);
    const kept = await matches.read('m');
    expect(kept?.events).toEqual([event(0)]);
    expect(kept?.row.count).toBe(3);
    expect(await rawRows('matchEvents')).toHaveLength(3);
    expect((await store.exportAll()).matches).toMatchObject([
      { events: [event(0)], count: 3, damaged: true },
    ]);
  });
});

test('an event that is missing leaves what is before it', async () => {
  await play(matches, 'm', 'w1', 4);
  await rawDelete('matchEvents', ['m', 2]);
  expect(await timesOf(store, 'm')).toEqual([0, 1]);
});

describe('without a disk', () => {
  test('a match is played in memory, and moved over in order when the disk is back', async () => {
    await play(matches, 'm', 'w1', 1);
    faults.arm('quota', 0, true);
    expect(await inTime(clock, matches.append(next(1, 'w1')))).toBe('memory');
    expect(await inTime(clock, matches.begin(fresh('n')))).toBe('memory');
    expect(await inTime(clock, matches.append(next(0, 'w1', null, 'n')))).toBe('memory');
    expect(await timesOf(store, 'm')).toEqual([0, 1]);
    expect(await timesOf(store, 'n')).toEqual([0]);
    expect(store.state).toMatchObject({ mode: 'memory', atRisk: 3 });
    expect((await store.exportAll()).matches.map(({ count }) => count)).toEqual([2, 1]);
    const { batch } = await inTime(clock, matches.remove(['n']));
    expect(await listed()).toEqual(['m']);
    await inTime(clock, matches.empty(batch));
    await inTime(clock, matches.begin(fresh('n')));
    expect(await timesOf(store, 'n')).toEqual([]);
    faults.heal();
    expect(await inTime(clock, store.retry())).toBe(true);
    expect(await rawRows('matchEvents')).toHaveLength(2);
    expect(await inTime(clock, matches.append(next(2, 'w1')))).toBe('disk');
  });

  test('what another window has played on disk meanwhile is left alone, and what was acknowledged here becomes a match of its own', async () => {
    await play(matches, 'm', 'w1', 2);
    faults.arm('quota', 0, true);
    for (const seq of [2, 3]) expect(await inTime(clock, matches.append(next(seq, 'w1')))).toBe('memory');
    faults.heal();
    const other = await another();
    for (const seq of [2, 3, 4])
      await other.append({ ...next(seq, 'w2', seq === 2 ? 'w1' : 'w2'), event: event(70 + seq) });
    expect(await inTime(clock, store.retry())).toBe(true);
    expect(await timesOf(store, 'm')).toEqual([0, 1, 72, 73, 74]);
    expect(await timesOf(store, 'w1')).toEqual([0, 1, 2, 3]);
    const apart = (await matches.list()).find(({ id }) => id === 'w1');
    expect(apart).toMatchObject({ header: header('w1'), count: 4, standing: standing(4), batch: null });
    expect(await matches.append(next(4, 'w1'))).toBe('taken');
  });

  test.each(FAULTS)(
    'what becomes a match of its own does so once, whichever call goes wrong on the way: %s',
    async (kind) => {
      for (let at = 0; at < 40; at += 1) {
        globalThis.indexedDB = new IDBFactory();
        store = openStore(clock);
        matches = await store.matches();
        await play(matches, 'm', 'w1', 1);
        faults.arm('quota', 0, true);
        for (const seq of [1, 2]) await inTime(clock, matches.append(next(seq, 'w1')));
        faults.heal();
        await (await another()).append({ ...next(1, 'w2', 'w1'), event: event(71) });
        faults.arm(kind, at, false);
        await inTime(clock, store.retry());
        faults.heal();
        await inTime(clock, store.retry());
        expect(await timesOf(store, 'm'), `call ${at}`).toEqual([0, 71]);
        expect(await timesOf(store, 'w1'), `call ${at}`).toEqual([0, 1, 2]);
        expect(await rawRows('matches'), `call ${at}`).toHaveLength(2);
      }
    },
  );
});
