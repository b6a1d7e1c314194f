import { isSeated } from '#lib/core/match/common.ts';
import { agreed, checked, conceded, expired, proved, ranked, stated, stood } from './claim.ts';
import type { KnockEvent } from './events.ts';
import { refuse, type Applied } from './phases.ts';
import { called, consented, keptLooking, knocked, passed, settled, timedOut, voided } from './race.ts';
import { aimed, drew, drewAgain, drewHighest, opened, readied, shuffled } from './round.ts';
import { corrected, ruled } from './settle.ts';
import type { KnockState } from './state.ts';

/** What follows from an event, by KNOCK-1 to 11. Total: whatever does not fit is refused and changes nothing. */
export function applyKnock(state: KnockState, event: KnockEvent): Applied {
  if (!isSeated(event, state.config)) return refuse('noSuchSeat');
  switch (event.type) {
    case 'drew':
      return drew(state, event);
    case 'drewAgain':
      return drewAgain(state, event);
    case 'drewHighest':
      return drewHighest(state, event);
    case 'aimed':
      return aimed(state, event);
    case 'shuffled':
      return shuffled(state, event);
    case 'readied':
      return readied(state, event);
    case 'opened':
      return opened(state, event);
    case 'knocked':
      return knocked(state, event);
    case 'called':
      return called(state, event);
    case 'settled':
      return settled(state, event);
    case 'voided':
      return voided(state, event);
    case 'passed':
      return passed(state, event);
    case 'consented':
      return consented(state, event);
    case 'keptLooking':
      return keptLooking(state, event);
    case 'timedOut':
      return timedOut(state, event);
    case 'stated':
      return stated(state, event);
    case 'agreed':
      return agreed(state, event);
    case 'stood':
      return stood(state, event);
    case 'checked':
      return checked(state, event);
    case 'ranked':
      return ranked(state, event);
    case 'proved':
      return proved(state, event);
    case 'conceded':
      return conceded(state, event);
    case 'expired':
      return expired(state, event);
    case 'ruled':
      return ruled(state, event);
    case 'corrected':
      return corrected(state, event);
  }
}
