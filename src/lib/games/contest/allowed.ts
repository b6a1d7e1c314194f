import type { Seat } from '#lib/core/match/game.ts';
import { hasSignalled } from '#lib/games/table/signals.ts';
import { offer } from '#lib/core/match/offer.ts';
import type { ContestEvent } from './events.ts';
import { typeOf } from './phases.ts';
import { isFinal } from './slip-rules.ts';
import type { ContestState } from './state.ts';

/** Which kinds of event a seat may send now, so that the board can offer them. Whether a seat rests is a matter of time: see `rests`. */
export function allowed(state: ContestState, seat: Seat): ReadonlySet<ContestEvent['type']> {
  const { phase } = state;
  const type = typeOf(state);
  const endless = type.family === 'classic' && type.endless;
  switch (phase.type) {
    case 'waiting':
      return offer(!phase.ready.includes(seat) && 'readied', endless && 'finished');
    case 'racing':
      return offer(
        'claimed',
        phase.impossible.includes(seat) ? 'withdrew' : 'impossible',
        endless && 'finished',
      );
    case 'answering':
      return isFinal(state, seat) ? offer() : offer('raised', 'entered', 'impossible');
    case 'collecting':
      return offer(
        !hasSignalled(phase.signals, seat) &&
          !isFinal(state, seat) &&
          (phase.then.type === 'racing' ? 'claimed' : 'raised'),
      );
    case 'entering':
      return phase.claimant === seat ? offer('stated', 'conceded') : offer();
    case 'slip':
      return phase.signal.seat === seat ? offer('entered', 'impossible', 'closed') : offer();
    case 'proving':
      return phase.seat === seat ? offer('stated', 'conceded') : offer();
    case 'comparing':
      return offer('compared');
    case 'dealing':
    case 'over':
      return offer();
  }
}
