import type { Act, Tick } from '#lib/games/table/acts.ts';
import { isSeated } from '#lib/core/match/common.ts';
import { entered, slipMissed } from './answer.ts';
import { claimFailed, claimStated, impossible, withdrew } from './classic.ts';
import type { ContestEvent } from './events.ts';
import { notNow, refuse, type Applied } from './phases.ts';
import { compared, proofGivenUp, proofs, proofStated } from './prove.ts';
import { dealt, decided, finished, readied } from './rounds.ts';
import type { ContestState } from './state.ts';
import { settled, touched } from './touches.ts';

/** What follows from an event, by CONTEST-1 to 11. Total: whatever does not fit is refused and changes nothing. */
export function applyContest(state: ContestState, event: ContestEvent): Applied {
  if (!isSeated(event, state.config)) return refuse('noSuchSeat');
  switch (event.type) {
    case 'readied':
      return readied(state, event);
    case 'dealt':
      return dealt(state, event);
    case 'claimed':
    case 'raised':
      return touched(state, event);
    case 'settled':
      return settled(state, event);
    case 'impossible':
      return impossible(state, event);
    case 'withdrew':
      return withdrew(state, event);
    case 'stated':
      return state.phase.type === 'proving' ? proofStated(state, event) : claimStated(state, event);
    case 'conceded':
      return conceded(state, event);
    case 'entered':
      return entered(state, event);
    case 'closed':
      return closed(state, event);
    case 'compared':
      return compared(state, event);
    case 'expired':
      return expired(state, event);
    case 'timedOut':
      return timedOut(state, event);
    case 'finished':
      return finished(state, event);
  }
}

/** *I cannot*, in a claim or a proof (CONTEST-9). */
function conceded(state: ContestState, event: Act): Applied {
  const { phase } = state;
  const owner = phase.type === 'entering' ? phase.claimant : phase.type === 'proving' ? phase.seat : null;
  if (owner === null) return notNow(state);
  if (owner !== event.seat) return refuse('notYours');
  return phase.type === 'proving'
    ? proofGivenUp(state, event, 'conceded')
    : claimFailed(state, event, 'conceded');
}

function closed(state: ContestState, { seat, at }: Act): Applied {
  const { phase } = state;
  if (phase.type !== 'slip') return notNow(state);
  return phase.signal.seat === seat ? slipMissed(state, at, 'closed') : refuse('notYours');
}

/** The time for a claim, a slip or a proof is over. */
function expired(state: ContestState, event: Tick): Applied {
  const { phase } = state;
  if (phase.type !== 'entering' && phase.type !== 'slip' && phase.type !== 'proving') return notNow(state);
  if (phase.until === null || event.at < phase.until) return refuse('tooEarly');
  if (phase.type === 'slip') return slipMissed(state, event.at, 'expired');
  return phase.type === 'proving'
    ? proofGivenUp(state, event, 'expired')
    : claimFailed(state, event, 'expired');
}

/** The round time of Classic is over, which is a draw; or the answer time, and proofs are heard (CONTEST-2, CONTEST-7). */
function timedOut(state: ContestState, { at }: Tick): Applied {
  const { phase } = state;
  if (phase.type !== 'racing' && phase.type !== 'answering') return notNow(state);
  if (phase.until === null || at < phase.until) return refuse('tooEarly');
  return phase.type === 'answering'
    ? proofs(state, at)
    : decided(state, at, { by: 'timedOut', winner: null, proofs: [] });
}
