import type { Seat } from '#lib/core/match/game.ts';
import { changedAt } from '#lib/games/table/piles.ts';
import type { Card } from './cards.ts';
import { ended } from './score.ts';
import type { Extra, KingsState, Raising, Turn } from './state.ts';

type Next = Turn | Raising | Extra;

/** What goes into the draw pile when it is empty: both discards, or only the face-down one; before the deal what founded no castle (KINGS-5, KINGS-9). */
export function returning({ phase, config, faceDown, faceUp }: KingsState): readonly Card[] {
  if (phase.type === 'drawing' && phase.then.type === 'dealing') return faceUp;
  return config.faceUpStays ? faceDown : [...faceDown, ...faceUp];
}

/** Whether the discards may be shuffled once more, and there is something to shuffle (KINGS-5, KINGS-9). */
function canRefill(state: KingsState): boolean {
  const { config, reshuffles } = state;
  const within = config.reshuffles === 0 || reshuffles < config.reshuffles;
  return !config.oneShuffle && within && returning(state).length > 0;
}

/** Whether there is a card on the draw pile, or will be when somebody draws. */
export const canDraw = (state: KingsState): boolean => state.pile.length > 0 || canRefill(state);

/** The cards that a ghoul-raiser may take now: face-up, and not discarded in this turn (KINGS-9). */
export const raisable = ({ phase, faceUp }: KingsState): readonly Card[] =>
  phase.type === 'raising' ? faceUp.filter((card) => !phase.fresh.includes(card)) : [];

/**
 * A seat draws, and the game goes on. When the draw pile does not suffice, the discards are shuffled into it in the middle; when that is not
 * possible either, everybody is scored (KINGS-5).
 */
export function drawn(
  state: KingsState,
  { seat, owed, next }: { readonly seat: Seat; readonly owed: number; readonly next: Next },
): KingsState {
  const taken = state.pile.slice(0, owed);
  const held: KingsState = {
    ...state,
    pile: state.pile.slice(taken.length),
    hands: changedAt(state.hands, seat, (hand) => [...hand, ...taken]),
  };
  const left = owed - taken.length;
  if (left === 0) return goOn(held, next);
  if (!canRefill(held)) return drawnOut(held);
  return { ...held, phase: { type: 'drawing', seat, owed: left, then: next } };
}

/**
 * On to the next decision. A turn in which nothing could be drawn is not begun (KINGS-5): so everybody is scored with seven cards. Where no
 * card can be raised, the draws come off the pile without a question.
 */
export function goOn(state: KingsState, next: Next): KingsState {
  const there = { ...state, phase: next };
  if (next.type === 'turn' && !canDraw(there)) return drawnOut(there);
  if (next.type === 'raising' && raisable(there).length === 0) {
    const { seat, owed } = next;
    return drawn(there, { seat, owed, next: { type: 'extra', seat } });
  }
  return there;
}

const drawnOut = (state: KingsState): KingsState => ended(state, { caller: null, end: 'drawnOut' });
