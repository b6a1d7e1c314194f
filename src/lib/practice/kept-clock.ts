import type { Environment } from '#lib/environment/environment.ts';

/** Short enough that a kill loses less than a second, the write included. */
const KEEP_CLOCK_MS = 500;

/**
 * Saves a clock every half second, so that a kill wins no time: one write at a time, and none while `elapsed` is null or unchanged.
 * Answers what stops it.
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
      const saved = ms === kept ? Promise.resolve() : keep(ms);
      void saved.finally(() => wait(ms));
    });
  };
  wait(0);
  return () => {
    isLeft = true;
    cancel();
  };
}
