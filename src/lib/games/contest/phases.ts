import type { Seat } from '#lib/core/match/game.ts';
import { err, ok, type Result } from '#lib/core/result.ts';
import type { ContestRefusal } from './errors.ts';
import type { ContestState, Phase } from './state.ts';
import { TYPES, type Type } from './types.ts';

/** The next state, or why not. */
export type Applied = Result<ContestState, ContestRefusal>;

/** A refusal that needs nothing but its code. */
export const refuse = (
  code: Exclude<ContestRefusal['code'], 'notNow' | 'unreadable'>,
): Result<never, ContestRefusal> => err({ code });

/** Not in this part of a match. */
export const notNow = ({ phase }: ContestState): Result<never, ContestRefusal> =>
  err({ code: 'notNow', phase: phase.type });

/** The state in another phase, as a success. */
export const went = (state: ContestState, phase: Phase): Applied => ok({ ...state, phase });

/** The row of the type that is played. */
export const typeOf = ({ config }: Pick<ContestState, 'config'>): Type => TYPES[config.type];

/** Every seat, from 0 on. */
export const seatsOf = ({ config }: Pick<ContestState, 'config'>): readonly Seat[] =>
  Array.from({ length: config.players }, (_, seat) => seat);
