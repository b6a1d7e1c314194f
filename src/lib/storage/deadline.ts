/** The clock that storage is given; an `Environment` is one. */
export interface Clock {
  /** Wall clock, epoch milliseconds. */
  now(): number;
  /** Milliseconds that never jump; only differences mean anything. */
  monotonic(): number;
  /** Calls back once after some milliseconds; the answer cancels it. */
  after(ms: number, callback: () => void): () => void;
}

/** A database that has not given a sign of life for this long is taken for hung: a full disk may answer nothing at all. */
export const DEADLINE = 3_000;

/** Thrown when the deadline passes; caught inside storage and never shown. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
}

/**
 * Runs `work`, and gives up `ms` after its last sign of life. `alive` is that sign: work of many steps calls it at each step, so that
 * twenty thousand rows on a slow phone are not mistaken for a hang. Work that was given up runs on unheard.
 */
export function withDeadline<T>(
  clock: Clock,
  ms: number,
  work: (alive: () => void) => Promise<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    let last = clock.monotonic();
    let cancel = clock.after(ms, check);
    function check(): void {
      const left = last + ms - clock.monotonic();
      if (left <= 0) reject(new DeadlineError());
      else cancel = clock.after(left, check);
    }
    const alive = (): void => {
      last = clock.monotonic();
    };
    work(alive).then(
      (value) => {
        cancel();
        resolve(value);
      },
      (error: unknown) => {
        cancel();
        reject(error instanceof Error ? error : new Error(String(error)));
      },
    );
  });
}
