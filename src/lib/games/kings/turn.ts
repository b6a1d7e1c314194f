import { changedAt } from '#lib/games/table/piles.ts';
import type { Seat } from '#lib/core/match/game.ts';
import type { Act } from '#lib/games/table/acts.ts';
import { ok } from '#lib/core/result.ts';
import { isKing, type Card } from './cards.ts';
import type { Discarded, Raised } from './events.ts';
import { canDraw, drawn, goOn, raisable } from './flow.ts';
import { notNow, refuse, type Applied } from './phases.ts';
import { nextPlaying } from './seats.ts';
import type { Deed, Extra, KingsState, Raising, Turn } from './state.ts';

/** A hand without a card. */
export const withoutCard = (state: KingsState, seat: Seat, card: Card): KingsState => ({
  ...state,
  hands: changedAt(state.hands, seat, (hand) => hand.filter((each) => each !== card)),
});

/** Whose turn comes after a seat's. */
export const turnAfter = (state: KingsState, seat: Seat): Turn => ({
  type: 'turn',
  seat: nextPlaying(state, seat),
});

/** A discard: the turn, after which one card is drawn, or the one too many after a king (KINGS-3). */
export function discarded(state: KingsState, { seat, card, up }: Discarded): Applied {
  const { phase, config, hands, faceUp, faceDown } = state;
  if (config.deck === 'physical') return refuse('dealtOnly');
  if (phase.type !== 'turn' && phase.type !== 'extra') return notNow(state);
  if (phase.seat !== seat) return refuse('notYours');
  if (hands[seat]?.includes(card) !== true) return refuse('notHeld');
  if (up && isKing(card)) return refuse('kingFaceUp');
  const deed: Deed = up ? { type: 'faceUp', seat, card } : { type: 'faceDown', seat };
  const left: KingsState = {
    ...withoutCard(state, seat, card),
    ...(up ? { faceUp: [...faceUp, card] } : { faceDown: [...faceDown, card] }),
    deeds: [...state.deeds, deed],
  };
  const next = turnAfter(state, seat);
  return ok(phase.type === 'turn' ? drawn(left, { seat, owed: 1, next }) : goOn(left, next));
}

/** A draw off the pile, where a card might be raised instead (KINGS-9). */
export function took(state: KingsState, { seat }: Act): Applied {
  const { phase } = state;
  if (phase.type !== 'raising') return notNow(state);
  if (phase.seat !== seat) return refuse('notYours');
  if (!canDraw(state)) return refuse('nothingToDraw');
  return ok(drawn(state, { seat, owed: 1, next: afterDraw(phase) }));
}

/** A card of the face-up discard instead of a draw (KINGS-9). */
export function raised(state: KingsState, { seat, card }: Raised): Applied {
  const { phase } = state;
  if (phase.type !== 'raising') return notNow(state);
  if (phase.seat !== seat) return refuse('notYours');
  if (!raisable(state).includes(card)) return refuse('notRaisable');
  const held: KingsState = {
    ...state,
    faceUp: state.faceUp.filter((each) => each !== card),
    hands: changedAt(state.hands, seat, (hand) => [...hand, card]),
    deeds: [...state.deeds, { type: 'raised', seat, card }],
  };
  return ok(goOn(held, afterDraw(phase)));
}

const afterDraw = ({ seat, owed, fresh }: Raising): Raising | Extra =>
  owed > 1 ? { type: 'raising', seat, owed: owed - 1, fresh } : { type: 'extra', seat };
