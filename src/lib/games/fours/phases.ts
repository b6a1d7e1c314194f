import { err, type Result } from '#lib/core/result.ts';
import type { FoursRefusal } from './errors.ts';
import { targetsOf } from './rounds.ts';
import type { FoursState } from './state.ts';

/** The next state, or why not. */
export type Applied = Result<FoursState, FoursRefusal>;

/** A refusal that needs nothing but its code. */
export const refuse = (code: Exclude<FoursRefusal['code'], 'notNow'>): Result<never, FoursRefusal> =>
  err({ code });

/** Not in this part of a match. */
export const notNow = ({ phase }: FoursState): Result<never, FoursRefusal> =>
  err({ code: 'notNow', phase: phase.type });

/** The number to make in the round that is played or comes next; null when all are decided. */
export const targetOf = ({ config, rounds }: Pick<FoursState, 'config' | 'rounds'>): number | null =>
  targetsOf(config)[rounds.length] ?? null;
