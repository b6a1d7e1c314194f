import type { Millis, Seat } from '#lib/core/match/game.ts';
import { inTurn, nextSeat, type PassingSide } from '#lib/core/match/seats.ts';
import { hasSignalled } from '#lib/games/table/signals.ts';
import { err, ok, type Result } from '#lib/core/result.ts';
import type { KnockConfig } from './config.ts';
import type { KnockRefusal } from './errors.ts';
import type { KnockState, Open, Phase } from './state.ts';

/** The next state, or why not. */
export type Applied = Result<KnockState, KnockRefusal>;

type Code = Exclude<KnockRefusal['code'], 'notNow' | 'unreadable'>;

/** A refusal that needs nothing but its code. */
export const refuse = (code: Code): Applied => err({ code });

/** Not in this part of a match. */
export const notNow = ({ phase }: KnockState): Applied => err({ code: 'notNow', phase: phase.type });

/** The state in another phase, as a success. */
export const went = (state: KnockState, phase: Phase): Applied => ok({ ...state, phase });

/** Whether others are asked before the cards go, as the second edition of the rules has it. Alone there is nobody to ask. */
export const asksOthers = ({ config }: KnockState): boolean => config.edition === 2 && config.players > 1;

/** Every seat, from 0 on. */
export const seatsOf = ({ config }: KnockState): readonly Seat[] =>
  Array.from({ length: config.players }, (_, seat) => seat);

/** Whose claim on the cards on the table was wrong (KNOCK-5). */
export const barredOf = ({ claims }: KnockState): readonly Seat[] => claims.map(({ claimant }) => claimant);

/** Who may still claim. */
export function mayClaim(state: KnockState): readonly Seat[] {
  const barred = barredOf(state);
  return seatsOf(state).filter((seat) => !barred.includes(seat));
}

/** The deal passes to the left, as seats are counted. */
const clockwise = ({ players }: Pick<KnockConfig, 'players'>): PassingSide => ({
  players,
  direction: 'left',
});

/** Everybody but one, clockwise from that seat. */
export const othersOf = ({ config }: KnockState, seat: Seat): readonly Seat[] =>
  inTurn(clockwise(config), seat).slice(1);

/** The deal passes clockwise (KNOCK-2). */
export const nextDealer = ({ dealer, config }: KnockState): Seat => nextSeat(clockwise(config), dealer);

/** Looking for a solution begins or goes on at `at`, after the four cards have been thought about for so long. */
export function opening({ config }: KnockState, at: Millis, thought: Millis): Open {
  const until = config.setTime === 0 ? null : at + Math.max(0, config.setTime - thought);
  return { type: 'open', passed: [], question: null, since: at - thought, until };
}

/** Whose confirmation the match is waiting for; empty when it waits for anybody, for the table, or for the clock. */
export function awaited(state: KnockState): readonly Seat[] {
  const { phase, dealer } = state;
  switch (phase.type) {
    case 'tied':
      return phase.among;
    case 'waiting':
      return [dealer];
    case 'scored':
      return [nextDealer(state)];
    case 'open':
      return phase.passed.length === 0 ? [] : mayClaim(state).filter((seat) => !phase.passed.includes(seat));
    case 'claim':
      return phase.stage === 'stated'
        ? othersOf(state, phase.claimant).filter((seat) => !phase.agreed.includes(seat))
        : [phase.claimant];
    default:
      return [];
  }
}

/** Whether a seat's knock is in already, in time or too late. */
export function hasKnocked({ phase }: KnockState, seat: Seat): boolean {
  if (phase.type === 'collecting') return hasSignalled(phase.knocks, seat);
  return phase.type === 'claim' && (phase.claimant === seat || hasSignalled(phase.late, seat));
}
