import type { Act, Shuffled } from '#lib/games/table/acts.ts';
import { isReordered } from '#lib/games/table/piles.ts';
import { inTurn, nextSeat } from '#lib/core/match/seats.ts';
import { ok } from '#lib/core/result.ts';
import { ALL_CARDS, HAND, suitOf, type Card } from './cards.ts';
import { CASTLES } from './castle.ts';
import type { Founded, Reshuffled } from './events.ts';
import { drawn, goOn, returning } from './flow.ts';
import { notNow, refuse, type Applied } from './phases.ts';
import { taken } from './real.ts';
import type { KingsState } from './state.ts';

/** All cards in a new order (KINGS-1). */
export function shuffled(state: KingsState, { order }: Shuffled): Applied {
  if (state.phase.type !== 'shuffling') return notNow(state);
  if (!isReordered(order, ALL_CARDS)) return refuse('badOrder');
  return ok({ ...state, pile: order, phase: { type: 'founding' } });
}

const isNew = ({ castles }: KingsState, card: Card): boolean =>
  castles.every((castle) => suitOf(castle.card) !== suitOf(card));

/** The next card founds a castle, or goes to the face-up discard (KINGS-2). */
export function turned(state: KingsState, { seat }: Act): Applied {
  const { phase, config, pile, theTurn } = state;
  if (config.deck === 'physical') return refuse('dealtOnly');
  if (phase.type !== 'founding') return notNow(state);
  if (seat !== theTurn) return refuse('notYours');
  const [card, ...rest] = pile;
  // Four suits show before 104 cards are turned.
  if (card === undefined) return refuse('nothingToDraw');
  const left = { ...state, pile: rest };
  return ok(isNew(state, card) ? withCastle(left, card) : { ...left, faceUp: [...state.faceUp, card] });
}

/** A castle of a real deck (KINGS-2). */
export function founded(state: KingsState, { card }: Founded): Applied {
  if (state.config.deck === 'dealt') return refuse('realOnly');
  if (state.phase.type !== 'founding') return notNow(state);
  if (!isNew(state, card)) return refuse('suitTaken');
  const found = taken(state.pile, [card]);
  return found.ok
    ? ok(withCastle({ ...state, pile: found.value.left }, found.value.cards[0] ?? card))
    : found;
}

function withCastle(state: KingsState, card: Card): KingsState {
  const castles = [...state.castles, { card, kings: [] }];
  if (castles.length < CASTLES) return { ...state, castles };
  return { ...state, castles, phase: { type: state.config.deck === 'dealt' ? 'dealing' : 'keeping' } };
}

/** Seven cards each, one at a time (KINGS-3). */
export function dealt(state: KingsState, { seat }: Act): Applied {
  if (state.config.deck === 'physical') return refuse('dealtOnly');
  if (state.phase.type !== 'dealing') return notNow(state);
  if (seat !== state.theTurn) return refuse('notYours');
  return ok(handsDealt(state));
}

/** What founded no castle is shuffled under the pile if that does not suffice: a game begins with seven cards each, whatever the house plays. */
function handsDealt(state: KingsState): KingsState {
  const { config, pile, theTurn } = state;
  const needed = HAND * config.players;
  if (pile.length < needed) {
    const owed = needed - pile.length;
    return { ...state, phase: { type: 'drawing', seat: theTurn, owed, then: { type: 'dealing' } } };
  }
  const first = nextSeat(config, theTurn);
  const seats = inTurn(config, first);
  const hands = state.hands.map((_, seat) =>
    pile.slice(0, needed).filter((_card, index) => seats[index % seats.length] === seat),
  );
  return goOn({ ...state, hands, pile: pile.slice(needed) }, { type: 'turn', seat: first });
}

/** The discards become the draw pile, and the draw goes on (KINGS-5). */
export function reshuffled(state: KingsState, { order }: Reshuffled): Applied {
  const { phase, config, pile, faceUp, reshuffles } = state;
  if (phase.type !== 'drawing') return notNow(state);
  if (!isReordered(order, returning(state))) return refuse('badOrder');
  const { seat, owed, then } = phase;
  const filled = { ...state, pile: [...pile, ...order], faceDown: [] };
  if (then.type === 'dealing') return ok(handsDealt({ ...filled, faceUp: [] }));
  return ok(
    drawn(
      { ...filled, faceUp: config.faceUpStays ? faceUp : [], reshuffles: reshuffles + 1 },
      { seat, owed, next: then },
    ),
  );
}
