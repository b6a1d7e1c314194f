// What storage fetches on demand is there from the start: a fetch takes real time, of which the clock here knows nothing.
import '#lib/storage/backup/collect.ts';
import '#lib/storage/matches.ts';
import type { Clock } from '#lib/storage/index.ts';

/** A clock that a test holds: time passes only in `pass`. */
export interface TestClock extends Clock {
  /** Lets time pass, running what falls due on the way. */
  pass(ms: number): void;
  /** How often the clock has been asked for anything: storage does so at every answer of the database. */
  readonly asked: number;
  /** Milliseconds until the next call is due; null when none is asked for. */
  next(): number | null;
}

export function testClock(): TestClock {
  let time = 0;
  let asked = 0;
  const due = new Set<{ readonly at: number; readonly callback: () => void }>();
  const first = () => [...due].sort((a, b) => a.at - b.at)[0];
  return {
    now: () => 1_790_000_000_000 + time,
    monotonic() {
      asked += 1;
      return time;
    },
    get asked() {
      return asked;
    },
    after(ms, callback) {
      asked += 1;
      const call = { at: time + ms, callback };
      due.add(call);
      return () => void due.delete(call);
    },
    pass(ms) {
      const end = time + ms;
      for (let call = first(); call && call.at <= end; call = first()) {
        due.delete(call);
        time = call.at;
        call.callback();
      }
      time = end;
    },
    next() {
      const call = first();
      return call ? call.at - time : null;
    },
  };
}

/** One turn of the event loop, in which the fake database does one step. */
export const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Turns without a sign of life after which a database has fallen silent; the longest way to one answer is a handful. */
const SILENT = 30;
/** Turns after which even waiting for an answer that needs no clock is a mistake of the test. */
const STUCK = 2_000;

/** Waits for an answer; whenever the database falls silent, lets time pass until the next deadline. */
export async function inTime<T>(clock: TestClock, answer: Promise<T>): Promise<T> {
  let over = false;
  const finish = () => {
    over = true;
  };
  answer.then(finish, finish);
  let seen = clock.asked;
  for (let silent = 0; !over; silent += 1) {
    await turn();
    if (clock.asked !== seen) silent = 0;
    seen = clock.asked;
    const next = clock.next();
    if (silent > STUCK) throw new Error('no answer, and nothing is due');
    if (silent < SILENT || next === null) continue;
    clock.pass(next);
    silent = 0;
  }
  return answer;
}
