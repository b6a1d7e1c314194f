import type { Act, Shuffled } from '#lib/games/table/acts.ts';
import { changedAt, dealOut, isReordered } from '#lib/games/table/piles.ts';
import { ok } from '#lib/core/result.ts';
import { ALL_CARDS, HAND } from './cards.ts';
import type { Redrew, Reshuffled } from './events.ts';
import { redrawn, refill } from './flow.ts';
import { notNow, refuse, type Applied } from './phases.ts';
import { mayGoOn, type FoursState } from './state.ts';

/** After a round so many cards may be discarded (FOURS-10). */
export const MOST_DISCARDED = 3;

/** All cards in a new order: five for each, one at a time; the rest is the draw pile (FOURS-2). */
export function shuffled(state: FoursState, { order }: Shuffled): Applied {
  const { phase, config } = state;
  if (phase.type !== 'shuffling') return notNow(state);
  if (!isReordered(order, ALL_CARDS)) return refuse('badOrder');
  const dealt = HAND * config.players;
  return ok({
    ...state,
    hands: dealOut(order.slice(0, dealt), config.players) as readonly (readonly number[])[],
    pile: order.slice(dealt),
    phase: { type: 'turn', seat: state.next, plays: [] },
  });
}

/** The discard becomes the draw pile (FOURS-12). */
export function reshuffled(state: FoursState, { order }: Reshuffled): Applied {
  const { phase, discard } = state;
  if (phase.type !== 'drawing') return notNow(state);
  if (!isReordered(order, discard)) return refuse('badOrder');
  return ok(refill({ ...state, pile: order, discard: [] }, phase.seat, phase.then));
}

/** Up to three cards are discarded and the hand is filled, each in their turn (FOURS-10). */
export function redrew(state: FoursState, { seat, cards }: Redrew): Applied {
  const { phase, config, waiting, hands } = state;
  if (phase.type !== 'between') return notNow(state);
  if (config.deck === 'physical') return refuse('dealtOnly');
  if (waiting[0] !== seat) return refuse('notYours');
  if (cards.length > MOST_DISCARDED || new Set(cards).size < cards.length) return refuse('fourDiscarded');
  if (cards.some((card) => hands[seat]?.includes(card) !== true)) return refuse('notHeld');
  const left: FoursState = {
    ...state,
    hands: changedAt(hands, seat, (hand) => hand.filter((card) => !cards.includes(card))),
    discard: [...state.discard, ...cards],
    waiting: waiting.slice(1),
  };
  return ok(refill(left, seat, 'redraw'));
}

/** On with the next round, where nobody has to be asked: whoever has not redrawn keeps what they hold (FOURS-10). */
export function readied(state: FoursState, _: Act): Applied {
  const isNow = state.phase.type === 'between' && mayGoOn(state.config);
  return isNow ? ok(redrawn({ ...state, keep: true })) : notNow(state);
}
