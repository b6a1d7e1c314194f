import { err, type Result } from '#lib/core/result.ts';
import type { KingsRefusal } from './errors.ts';
import type { KingsState } from './state.ts';

/** The next state, or why not. */
export type Applied = Result<KingsState, KingsRefusal>;

/** A refusal that needs nothing but its code. */
export const refuse = (code: Exclude<KingsRefusal['code'], 'notNow'>): Result<never, KingsRefusal> =>
  err({ code });

/** Not in this part of a match. */
export const notNow = ({ phase }: KingsState): Result<never, KingsRefusal> =>
  err({ code: 'notNow', phase: phase.type });
