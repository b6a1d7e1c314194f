import type { RunSpec } from '#lib/core/run/spec.ts';

/** A storm of ten ranks against the clock, without decoys. */
export const stormOf = (seed: number): RunSpec => ({
  kind: 'storm',
  seed,
  ranks: 10,
  version: 1,
  decoys: false,
  timed: true,
  start: 98,
});
