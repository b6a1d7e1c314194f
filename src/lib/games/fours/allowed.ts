import type { Seat } from '#lib/core/match/game.ts';
import { offer } from '#lib/core/match/offer.ts';
import type { FoursEvent } from './events.ts';
import { mayGoOn, type FoursState } from './state.ts';
import { MOST_PLAYED } from './turn.ts';

/** Which kinds of event a seat may send now; where a card may lie `legalPlays` says. */
export function allowed({ phase, waiting, config }: FoursState, seat: Seat): ReadonlySet<FoursEvent['type']> {
  switch (phase.type) {
    case 'turn':
      return phase.seat === seat ? offer(phase.plays.length < MOST_PLAYED && 'played', 'ended') : offer();
    case 'between':
      return offer(waiting[0] === seat && 'redrew', mayGoOn(config) && 'readied');
    default:
      return offer();
  }
}
