import type { Seat } from '#lib/core/match/game.ts';
import { offer } from '#lib/core/match/offer.ts';
import { ALL_CARDS, isKing } from './cards.ts';
import type { KingsEvent } from './events.ts';
import { canDraw, raisable } from './flow.ts';
import { kingPlaces } from './legal.ts';
import { isAlone } from './seats.ts';
import type { KingsState } from './state.ts';

type Kind = KingsEvent['type'];

const KINGS = ALL_CARDS.filter(isKing);

/** Which kinds of event a seat may send now; on which castles a king may go `kingPlaces` says, what may be raised `raisable`. */
export function allowed(state: KingsState, seat: Seat): ReadonlySet<Kind> {
  const { phase, config, theTurn, hands, scored } = state;
  const real = config.deck === 'physical';
  switch (phase.type) {
    case 'founding':
      return offer(real ? 'founded' : seat === theTurn && 'turned');
    case 'dealing':
      return offer(seat === theTurn && 'dealt');
    case 'turn':
      return phase.seat === seat
        ? offer<Kind>('agreed', 'discarded', 'called', ...kingActs(state, hands[seat] ?? []))
        : offer(isAlone(state) ? false : 'agreed');
    case 'raising':
      return phase.seat === seat
        ? offer(canDraw(state) && 'took', raisable(state).length > 0 && 'raised')
        : offer();
    case 'extra':
      return offer(phase.seat === seat && 'discarded');
    case 'keeping':
      return scored[seat] === null
        ? offer<Kind>('agreed', 'called', ...kingActs(state, KINGS))
        : offer(isAlone(state) ? false : 'agreed');
    case 'claimed':
      return offer(phase.seat === seat && 'entered');
    case 'entering':
      return offer(phase.waiting.includes(seat) && 'entered');
    case 'calculus':
      return offer('arranged', real && 'amended', 'readied');
    case 'shuffling':
    case 'drawing':
    case 'over':
      return offer();
  }
}

/** What the kings among these cards may do. */
function kingActs(state: KingsState, cards: readonly number[]): readonly (Kind | false)[] {
  const places = cards.filter(isKing).map((king) => kingPlaces(state, king));
  return [
    places.length > 0 && 'dumped',
    places.some(({ crowned }) => crowned.length > 0) && 'crowned',
    places.some(({ dethroned }) => dethroned.length > 0) && 'dethroned',
  ];
}
