import { isSeated } from '#lib/core/match/common.ts';
import { agreed, checked, conceded, expired, named, proved, ranked } from './claim.ts';
import type { SlapEvent } from './events.ts';
import { aimed, opened, readied, reshuffled, shuffled } from './opening.ts';
import { refuse, type Applied } from './phases.ts';
import { called, gaveUp, settled, slapped, timedOut, voided } from './race.ts';
import { corrected, ruled } from './settle.ts';
import type { SlapState } from './state.ts';
import { consented, picked, swapAsked, swapDeclined } from './swap.ts';

/** What follows from an event, by SLAP-1 to 18. Total: whatever does not fit is refused and changes nothing. */
export function applySlap(state: SlapState, event: SlapEvent): Applied {
  if (!isSeated(event, state.config)) return refuse('noSuchSeat');
  switch (event.type) {
    case 'aimed':
      return aimed(state, event);
    case 'shuffled':
      return shuffled(state, event);
    case 'reshuffled':
      return reshuffled(state, event);
    case 'readied':
      return readied(state, event);
    case 'opened':
      return opened(state, event);
    case 'slapped':
      return slapped(state, event);
    case 'called':
      return called(state, event);
    case 'gaveUp':
      return gaveUp(state, event);
    case 'settled':
      return settled(state, event);
    case 'timedOut':
      return timedOut(state, event);
    case 'voided':
      return voided(state, event);
    case 'named':
      return named(state, event);
    case 'agreed':
      return agreed(state, event);
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
    case 'swapAsked':
      return swapAsked(state, event);
    case 'swapDeclined':
      return swapDeclined(state);
    case 'consented':
      return consented(state, event);
    case 'picked':
      return picked(state, event);
    case 'ruled':
      return ruled(state, event);
    case 'corrected':
      return corrected(state, event);
  }
}
