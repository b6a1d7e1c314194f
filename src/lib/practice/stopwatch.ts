import type { Environment } from '#lib/environment/environment.ts';

/** Thinking time: runs while a hand is being thought about and the page is visible; never while a solution is read. */
export interface Stopwatch {
  /** Milliseconds so far, whole. */
  elapsed(): number;
  start(from: number): void;
  stop(): void;
  dispose(): void;
}

/** A stopwatch on the clock that never jumps, so that a changed wall clock changes no time. */
export function createStopwatch(
  environment: Pick<Environment, 'monotonic' | 'isVisible' | 'onVisibility'>,
): Stopwatch {
  let kept = 0;
  let wanted = false;
  let runningSince: number | null = null;

  const stretch = () => (runningSince === null ? 0 : environment.monotonic() - runningSince);
  const halt = () => {
    kept += stretch();
    runningSince = null;
  };
  const run = () => {
    if (wanted && runningSince === null && environment.isVisible()) runningSince = environment.monotonic();
  };
  const dispose = environment.onVisibility((visible) => (visible ? run() : halt()));

  return {
    elapsed: () => Math.round(kept + stretch()),
    start: (from) => {
      runningSince = null;
      kept = from;
      wanted = true;
      run();
    },
    stop: () => {
      halt();
      wanted = false;
    },
    dispose,
  };
}
