import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { IDBFactory } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import '#lib/storage/matches.ts';
import type { MatchEventRow, MatchRow } from '#lib/storage/match.ts';
import { openStore, type Store } from '#lib/storage/index.ts';
import { inTime, testClock, type TestClock } from './support/clock.ts';
import { plantFaults } from './support/faults.ts';
import { event, fresh, standing } from './support/matches.ts';
import { rawRows } from './support/raw.ts';

const faults = plantFaults();

/** A window with the match open; its opening has seen the log up to `seq`, and `last` there. */
interface Window {
  readonly clock: TestClock;
  readonly store: Store;
  by: string;
  seq: number;
  after: string | null;
  last: number | null;
}

/** What was acknowledged: the place in the log, a time that no other event has, and that of the event before it. */
type Kept = readonly [seq: number, at: number, last: number | null];

const timeOf = (event: unknown) => (event as { readonly at: number } | undefined)?.at ?? null;

class Room {
  readonly kept: Kept[] = [];
  #openings = 0;
  #events = 0;

  readonly windows: readonly Window[] = [0, 1].map(() => {
    const clock = testClock();
    return { clock, store: openStore(clock), by: '', seq: 0, after: null, last: null };
  });

  /** Opens the match anew, as whoever comes back to it does; where it cannot be read, what is open stays so. */
  async open(window: Window): Promise<void> {
    const matches = await window.store.matches();
    const read = await inTime(window.clock, matches.read('m'));
    if (read?.row.count !== read?.events.length || read === null) return;
    this.#openings += 1;
    Object.assign(window, {
      by: `w${this.#openings}`,
      seq: read.row.count,
      after: read.row.by,
      last: timeOf(read.events.at(-1)),
    });
  }

  async play(window: Window): Promise<void> {
    const { clock, store, by, seq, after, last } = window;
    const at = (this.#events += 1);
    const made = { match: 'm', seq, by, after, event: event(at), standing: standing(seq) };
    const answer = await inTime(clock, (await store.matches()).append(made));
    if (answer === 'taken') return;
    this.kept.push([seq, at, last]);
    Object.assign(window, { seq: seq + 1, after: by, last: at });
  }
}

type Act = readonly ['play' | 'open' | 'retry', number] | readonly ['fill' | 'free'];
const act = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(fc.constant('play' as const), fc.nat(1)) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('open' as const), fc.nat(1)) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('retry' as const), fc.nat(1)) },
  { weight: 1, arbitrary: fc.constantFrom<Act>(['fill'], ['free']) },
);

async function run(acts: readonly Act[]): Promise<Room> {
  faults.heal();
  globalThis.indexedDB = new IDBFactory();
  const room = new Room();
  const [first] = room.windows;
  // Another one that nobody has begun must not be taken for what an event belongs to.
  for (const id of ['l', 'm']) await inTime(first!.clock, (await first!.store.matches()).begin(fresh(id)));
  for (const window of room.windows) await room.open(window);
  for (const [what, which = 0] of acts) {
    const window = room.windows[which]!;
    if (what === 'play') await room.play(window);
    else if (what === 'open') await room.open(window);
    else if (what === 'retry') await inTime(window.clock, window.store.retry());
    else if (what === 'fill') faults.arm('quota', 0, true);
    else faults.heal();
  }
  faults.heal();
  for (const { clock, store } of room.windows) await inTime(clock, store.retry());
  return room;
}

test('two windows on one match, with a disk that fills up and is freed, lose nothing acknowledged and tell no story twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 40, size: 'max' }), async (acts) => {
      const room = await run(acts);
      const rows = (await rawRows('matches')) as readonly MatchRow[];
      const events = (await rawRows('matchEvents')) as readonly MatchEventRow[];
      const logs = rows.map(({ id }) => events.filter(({ match }) => match === id));
      const found = new Set<string>();
      for (const [index, log] of logs.entries()) {
        expect(log.map(({ seq }) => seq)).toEqual(log.map((_, place) => place));
        expect(rows[index]).toMatchObject({ count: log.length, by: log.at(-1)?.by ?? null });
        const times = log.map(({ event }) => timeOf(event));
        for (const [seq, at] of times.entries()) found.add(`${seq} ${at} ${times[seq - 1] ?? null}`);
      }
      // Nothing is lost, and each event lies behind the one that it was played behind.
      expect(room.kept.filter(([seq, at, last]) => !found.has(`${seq} ${at} ${last}`))).toEqual([]);
      expect(events.filter(({ match }) => match === 'l')).toEqual([]);
    }),
    { numRuns: 300 },
  );
});
