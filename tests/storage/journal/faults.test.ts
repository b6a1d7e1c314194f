import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test } from 'vitest';
import { JOURNAL_DEADLINE } from '#lib/storage/journal/journal.ts';
import { AGAIN_MS } from '#lib/storage/journal/phase.ts';
import type { Store } from '#lib/storage/index.ts';
import { placesOf } from '../../support/long.ts';
import { inTime, testClock, turn, type TestClock } from '../support/clock.ts';
import { known, openOn, testDevice, type Device } from '../support/journal.ts';
import { MATCHES } from '../support/match-session.ts';
import { FILE_FAULTS } from '../support/private-files.ts';
import { expectedOf, play, PRACTICE, type Session } from '../support/session.ts';

const SESSIONS: readonly (readonly [string, Session<unknown>])[] = [
  ['practice', PRACTICE],
  ['matches', MATCHES],
];

let clock: TestClock;
let device: Device;
const wipe = () => {
  globalThis.indexedDB = new IDBFactory();
};
const empty = () => {
  wipe();
  clock = testClock();
  device = testDevice();
};
beforeEach(empty);

const open = () => openOn(device, clock);
const seen = (store: Store, { look }: Session<unknown>) => inTime(clock, look(store));

/** How many calls to the file system the first start and a session make. */
async function callsOf(session: Session<unknown>): Promise<number> {
  const store = await open();
  await play(session, store, clock);
  expect(store.state).toMatchObject({ mode: 'disk', journal: 'live', fault: null });
  return device.calls;
}

/** What the files alone give back, while the database lies aside. */
async function givenBack(session: Session<unknown>): Promise<unknown> {
  const [database, files] = [globalThis.indexedDB, [...device.files]];
  wipe();
  const sight = await seen(await open(), session);
  device.kill();
  globalThis.indexedDB = database;
  device.files.clear();
  for (const [name, bytes] of files) device.files.set(name, bytes);
  return sight;
}

describe.each(SESSIONS)('a session of %s whose journal is at fault', (_, session) => {
  const expected = expectedOf(session);
  const end = expected.at(-1);
  const cases = FILE_FAULTS.flatMap((kind, first) => [
    { kind, lasting: false, how: 'once', first },
    { kind, lasting: true, how: 'from then on', first: first + 1 },
  ]);
  test.each(cases)(
    'loses nothing, waits for nobody, and has two equal copies after the next start: $kind, $how',
    async ({ kind, lasting, first }) => {
      const calls = await callsOf(session);
      // Every step of the session comes by.
      expect(calls).toBeGreaterThan(2 * session.steps.length);
      for (const at of placesOf(calls, 3, first)) {
        empty();
        device.arm(kind, at, lasting);
        const told = `call ${at}`;
        const store = await open();
        expect(await play(session, store, clock), told).toBeLessThanOrEqual(JOURNAL_DEADLINE);
        await inTime(clock, store.settled());
        // The store is none the worse for it, and what has become of the copy is said.
        expect(store.state, told).toMatchObject({ mode: 'disk', reason: null, atRisk: 0 });
        expect(await seen(store, session), told).toEqual(end);
        const { journal } = await inTime(clock, store.diagnose());
        expect([store.state.journal, journal?.fault ?? null], told).toEqual(
          device.calls <= at || store.state.journal === 'live'
            ? ['live', null]
            : [GIVEN_UP[kind], expect.any(String)],
        );

        device.kill();
        device.heal();
        // All or nothing, in order: what the files hold is what some first part of the session comes to.
        if (device.files.size > 0) expect(expected, told).toContainEqual(await givenBack(session));
        const again = await open();
        expect(await seen(again, session), told).toEqual(end);
        expect(again.state, told).toMatchObject({
          mode: 'disk',
          journal: 'live',
          recovered: null,
          atRisk: 0,
        });
        device.kill();
        expect(await givenBack(session), told).toEqual(end);
      }
    },
  );

  test.each(FILE_FAULTS)(
    'is taken up again by the same page after half a minute, with all that was written meanwhile: %s',
    async (kind) => {
      const calls = await callsOf(session);
      for (const at of placesOf(calls, 3, FILE_FAULTS.indexOf(kind))) {
        empty();
        device.arm(kind, at, false);
        const store = await open();
        await play(session, store, clock);
        // A new file may have been under way, which is waited for longer.
        clock.pass(10_000);
        await turn();
        const before = store.state.journal;
        clock.pass(AGAIN_MS);
        // Whatever is written next takes it up; nobody waits for that.
        await inTime(clock, store.bin.undo(-1));
        await inTime(clock, store.bin.undo(-2));
        await known(store, clock);
        expect([before, store.state.journal], `call ${at}`).toEqual([GIVEN_UP[kind], 'live']);
        device.kill();
        expect(await givenBack(session), `call ${at}`).toEqual(end);
      }
    },
  );
});

test('a journal that falls silent while several writes wait for it holds each later one again when it is back', async () => {
  const store = await open();
  device.arm('hang', 0, false);
  const keys = ['a', 'b', 'c'];
  await inTime(clock, Promise.all(keys.map((key) => store.settings.put(key, key))));
  expect(store.state.journal).toBe('hung');
  device.heal();
  clock.pass(AGAIN_MS);
  await inTime(clock, store.settings.put('again', true));
  await known(store, clock);
  await inTime(clock, store.settings.put('late', true));
  device.kill();
  wipe();
  expect([...(await inTime(clock, (await open()).settings.all())).keys()]).toEqual([
    'a',
    'again',
    'b',
    'c',
    'late',
  ]);
});

/** What is said of a journal that was given up. */
const GIVEN_UP = { fail: 'broken', tear: 'broken', quota: 'full', hang: 'hung', mute: 'hung' } as const;
