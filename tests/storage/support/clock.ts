import type { Clock } from '#lib/storage/index.ts';

/** A clock that a test holds: time passes only in `pass`. */
export interface TestClock extends Clock {
  /** Lets time pass, running what falls due on the way. */
  pass(ms: number): void;
  /** Milliseconds until the next call is due; null when none is asked for. */
  next(): number | null;
}

export function testClock(): TestClock {
  let time = 0;
  const due = new Set<{ readonly at: number; readonly callback: () => void }>();
  const first = () => [...due].sort((a, b) => a.at - b.at)[0];
  return {
    now: () => 1_790_000_000_000 + time,
    monotonic: () => time,
    after(ms, callback) {
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

/** Turns after which a database that has anything to do would have done it. */
const QUIET = 60;

/** Waits for an answer; whenever the database is quiet without having answered, lets time pass until the next deadline. */
export async function inTime<T>(clock: TestClock, answer: Promise<T>): Promise<T> {
  let over = false;
  const finish = () => {
    over = true;
  };
  answer.then(finish, finish);
  for (let quiet = 0; !over; quiet += 1) {
    await turn();
    if (quiet < QUIET) continue;
    const next = clock.next();
    if (next === null && quiet > 100 * QUIET) throw new Error('nothing is under way and nothing is due');
    if (next !== null) {
      clock.pass(next);
      quiet = 0;
    }
  }
  return answer;
}
