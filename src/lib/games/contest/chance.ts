import type { ChanceContext } from '#lib/core/match/game.ts';
import { orderSignals } from '#lib/games/table/signals.ts';
import { setsOf } from './deal.ts';
import type { ContestEvent } from './events.ts';
import type { ContestState } from './state.ts';

/** When the part of a match that is open ends by itself. */
export const deadline = ({ phase }: ContestState): number | null => ('until' in phase ? phase.until : null);

/** What the table owes: sets at once, the rest when its time has come. */
export function chance(state: ContestState, { rng, at, seed }: ChanceContext): ContestEvent | null {
  const { phase, config, rounds } = state;
  const due = deadline(state);
  const isDue = due !== null && at >= due;
  const deal = (): ContestEvent => ({ type: 'dealt', at, sets: setsOf(config, rounds.length, seed) });
  switch (phase.type) {
    case 'dealing':
      return deal();
    case 'waiting':
      return isDue ? deal() : null;
    case 'collecting':
      return isDue ? { type: 'settled', at, ...orderSignals(phase.signals, 1, rng) } : null;
    case 'racing':
    case 'answering':
      return isDue ? { type: 'timedOut', at } : null;
    case 'entering':
    case 'slip':
    case 'proving':
      return isDue ? { type: 'expired', at } : null;
    default:
      return null;
  }
}
