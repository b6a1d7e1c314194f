import type { Environment } from '#lib/environment/environment.ts';

/** With the write itself less than a second of thinking is lost by a kill. */
const KEEP_CLOCK_MS = 500;

/**
 * Keeps a clock while it runs, so that a kill gives no time back: one write at a time, and none while `elapsed` says null, or what it said before.
 * Gives back what ends it.
 */
export function keepClock(
  environment: Pick<Environment, 'after'>,
  elapsed: () => number | null,
  keep: (ms: number) => Promise<unknown>,
): () => void {
  let isLeft = false;
  let cancel = () => {};
  const wait = (kept: number) => {
    if (isLeft) return;
    cancel = environment.after(KEEP_CLOCK_MS, () => {
      const ms = elapsed() ?? kept;
      const told = ms === kept ? Promise.resolve() : keep(ms);
      void told.finally(() => wait(ms));
    });
  };
  wait(0);
  return () => {
    isLeft = true;
    cancel();
  };
}
