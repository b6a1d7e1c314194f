import type { Act, Aimed, Shuffled, Tick } from '#lib/games/table/acts.ts';
import { aimedTarget } from '#lib/games/table/aiming.ts';
import { ON_TABLE, turnedUp } from '#lib/games/table/table-cards.ts';
import { dealOut, isReordered, turnCounts } from '#lib/games/table/piles.ts';
import { COUNT } from '#lib/games/table/spans.ts';
import { ok } from '#lib/core/result.ts';
import { solvableShare } from '#lib/core/solvable-share.ts';
import { deckOf, highestOf } from './deck.ts';
import type { Drew } from './events.ts';
import { nextDealer, notNow, opening, refuse, went, type Applied } from './phases.ts';
import { afterAiming, newRound, pilesOf, type KnockState } from './state.ts';

/** A card for each who draws: the highest deals first, equal ones draw again (KNOCK-2). */
export function drew(state: KnockState, { cards }: Drew): Applied {
  const { phase, config, draws } = state;
  if (phase.type !== 'drawing') return notNow(state);
  if (config.deck === 'physical') return refuse('dealtOnly');
  const deck = deckOf(config);
  const ranks = cards.flatMap((card) => deck[card]?.rank ?? []);
  const whole = ranks.length === phase.among.length && cards.length === ranks.length;
  if (!whole || new Set(cards).size !== cards.length) return refuse('badOrder');
  const highest = Math.max(...ranks);
  const first = phase.among.filter((_, index) => ranks[index] === highest);
  const draw = phase.among.map((seat, index) => ({
    seat,
    card: cards[index] ?? null,
    rank: ranks[index] ?? null,
  }));
  const known = { ...state, draws: [...draws, draw] };
  const [dealer = 0, ...others] = first;
  return others.length > 0 ? went(known, { type: 'tied', among: first }) : ok(dealtBy(known, dealer));
}

/** One of those with equal cards lets them draw once more (KNOCK-2). */
export function drewAgain(state: KnockState, { seat }: Act): Applied {
  const { phase } = state;
  if (phase.type !== 'tied') return notNow(state);
  return phase.among.includes(seat) ? went(state, { ...phase, type: 'drawing' }) : refuse('notYours');
}

/** Round a real deck whoever drew the highest card says so (KNOCK-2). */
export function drewHighest(state: KnockState, { seat }: Act): Applied {
  if (state.phase.type !== 'drawing') return notNow(state);
  return state.config.deck === 'physical' ? ok(dealtBy(state, seat)) : refuse('realOnly');
}

/** A deck round begins. */
const dealtBy = (state: KnockState, dealer: number): KnockState => ({
  ...state,
  ...newRound(state.config),
  dealer,
});

/** A dynamic target is drawn by the app or, with a real deck, entered; one that is too hard is drawn again (KNOCK-11). */
export function aimed(state: KnockState, event: Aimed): Applied {
  const { phase, config, aims } = state;
  if (phase.type !== 'aiming') return notNow(state);
  const highest = highestOf(config);
  const aim = aimedTarget(event, { deck: config.deck, highest });
  if (!aim.ok) return aim;
  const target = aim.value;
  const known = { ...state, aims: [...aims, { ranks: event.ranks, target }] };
  const tooHard = config.redraw && solvableShare(target, highest) < 1 / 2;
  return ok(tooHard ? known : { ...known, target, phase: afterAiming(config) });
}

/** The whole deck is dealt out (KNOCK-3). */
export function shuffled(state: KnockState, { order }: Shuffled): Applied {
  const { phase, config } = state;
  if (phase.type !== 'shuffling') return notNow(state);
  if (!isReordered(order, [...deckOf(config).keys()])) return refuse('badOrder');
  return went({ ...state, piles: dealOut(order, pilesOf(config)) }, { type: 'waiting' });
}

/** On with the match: the dealer turns, or the next dealer begins a deck round (KNOCK-2, KNOCK-3). */
export function readied(state: KnockState, { seat, at }: Act): Applied {
  const { phase, dealer, config } = state;
  switch (phase.type) {
    case 'waiting': {
      // Alone nobody can be surprised, so nobody counts.
      const until = config.players === 1 ? at : at + COUNT;
      return seat === dealer ? went(state, { type: 'counting', until }) : refuse('notYours');
    }
    case 'scored':
      if (seat !== nextDealer(state)) return refuse('notYours');
      return ok(dealtBy({ ...state, round: state.round + 1 }, seat));
    default:
      return notNow(state);
  }
}

/** Each pile turns up its share of four (KNOCK-3, KNOCK-10, SLAP-14). */
export function opened(state: KnockState, { at }: Tick): Applied {
  const { phase, piles, config } = state;
  if (phase.type !== 'counting') return notNow(state);
  if (at < phase.until) return refuse('tooEarly');
  const turns = turnCounts(
    piles.map((pile) => pile.length),
    ON_TABLE / piles.length,
  );
  return went({ ...state, ...turnedUp(deckOf(config), state, turns), last: null }, opening(state, at, 0));
}
