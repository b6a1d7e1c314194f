import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test } from 'vitest';
import { DEADLINE } from '#lib/storage/deadline.ts';
import { openStore } from '#lib/storage/index.ts';
import { placesOf } from '../support/long.ts';
import { inTime, testClock } from './support/clock.ts';
import { FAULTS, plantFaults, type FaultKind } from './support/faults.ts';
import { MATCHES } from './support/match-session.ts';
import { expectedOf, lookAtDisk, play, PRACTICE, type Session } from './support/session.ts';

const faults = plantFaults();
/** Faults that only a deadline ends; an opening that never answers leaves nothing to try again with. */
const silent: readonly FaultKind[] = ['hang', 'mute'];
const SESSIONS: readonly (readonly [string, Session<unknown>])[] = [
  ['practice', PRACTICE],
  ['matches', MATCHES],
];

beforeEach(() => {
  faults.heal();
  globalThis.indexedDB = new IDBFactory();
});

async function callsOf(session: Session<unknown>): Promise<number> {
  const clock = testClock();
  const store = openStore(clock);
  await play(session, store, clock);
  expect(await inTime(clock, session.look(store))).toEqual(expectedOf(session).at(-1));
  expect(store.state).toMatchObject({ mode: 'disk', reason: null, atRisk: 0, birth: 'new', fault: null });
  return faults.calls;
}

describe.each(SESSIONS)('a session of %s in which call n to the database goes wrong', (_, session) => {
  const expected = expectedOf(session);
  const end = expected.at(-1);
  const { look } = session;
  const cases = FAULTS.flatMap((kind, first) => [
    { kind, lasting: false, how: 'once', first },
    { kind, lasting: true, how: 'from then on', first: first + 1 },
  ]);
  test.each(cases)(
    'keeps every write whole, in order and in sight: $kind, $how',
    async ({ kind, lasting, first }) => {
      const calls = await callsOf(session);
      expect(calls).toBeGreaterThan(60);
      for (const at of placesOf(calls, 2, first)) {
        globalThis.indexedDB = new IDBFactory();
        const clock = testClock();
        const store = openStore(clock);
        faults.arm(kind, at, lasting);
        const longest = await play(session, store, clock);
        const told = `call ${at}`;
        expect(longest, told).toBeLessThanOrEqual(DEADLINE);
        await inTime(clock, store.settled());
        if (!lasting && kind !== 'quota' && !(at === 0 && silent.includes(kind))) {
          // One fault is got over without help, and nobody need know.
          expect(store.state, told).toMatchObject({ mode: 'disk', reason: null, atRisk: 0 });
          expect(await inTime(clock, look(store)), told).toEqual(end);
        }
        const { mode, atRisk } = store.state;

        faults.heal();
        const disk = await lookAtDisk(session);
        // All or nothing, in order: what lies on disk is what some first part of the session leaves there.
        expect(expected, told).toContainEqual(disk);
        // Nothing is dropped silently.
        if (JSON.stringify(disk) !== JSON.stringify(end)) {
          expect(mode, told).toBe('memory');
          expect(atRisk, told).toBeGreaterThan(0);
        }
        expect(await inTime(clock, store.retry()), told).toBe(true);
        expect(store.state, told).toMatchObject({ mode: 'disk', reason: null, atRisk: 0 });
        expect(await inTime(clock, look(store)), told).toEqual(end);
      }
    },
  );
});
