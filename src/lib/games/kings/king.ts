import type { Seat } from '#lib/core/match/game.ts';
import { changedAt } from '#lib/games/table/piles.ts';
import { ok, type Result } from '#lib/core/result.ts';
import { isKing, type Card } from './cards.ts';
import { whyNotCrowned, whyNotDethroned, worthOf, type Castle } from './castle.ts';
import type { KingsRefusal } from './errors.ts';
import type { Dumped, Enthroned } from './events.ts';
import { drawn, goOn } from './flow.ts';
import { notNow, refuse, type Applied } from './phases.ts';
import { taken } from './real.ts';
import type { Deed, KingsState } from './state.ts';
import { withoutCard } from './turn.ts';

/** After a king so many cards are drawn, and one is discarded (KINGS-3). */
const DRAWN = 2;

interface Played {
  /** The state without the king. */
  readonly left: KingsState;
  /** The king as it is known to the state: of a real deck one of the two. */
  readonly king: Card;
}

/** Takes a king out of a hand whose turn it is, or off a real table. */
function played(state: KingsState, seat: Seat, card: Card): Result<Played, KingsRefusal> {
  const { phase, scored, hands, pile } = state;
  if (!isKing(card)) return refuse('notAKing');
  if (phase.type === 'keeping') {
    if (scored[seat] !== null) return refuse('out');
    const found = taken(pile, [card]);
    if (!found.ok) return found;
    return ok({ left: { ...state, pile: found.value.left }, king: found.value.cards[0] ?? card });
  }
  if (phase.type !== 'turn') return notNow(state);
  if (phase.seat !== seat) return refuse('notYours');
  if (hands[seat]?.includes(card) !== true) return refuse('notHeld');
  return ok({ left: withoutCard(state, seat, card), king: card });
}

/** A king face-up to the discard (KINGS-3). */
export function dumped(state: KingsState, { seat, card }: Dumped): Applied {
  const found = played(state, seat, card);
  if (!found.ok) return found;
  const { left, king } = found.value;
  return ok(acted(left, [king], { type: 'dumped', seat, card: king }));
}

/** A king on a castle: over a Subject, or as the second one (KINGS-3). */
export function crowned(state: KingsState, { seat, card, castle }: Enthroned<'crowned'>): Applied {
  const found = played(state, seat, card);
  if (!found.ok) return found;
  const { left, king } = found.value;
  const there = state.castles[castle];
  const why = whyNotCrowned(there, king, state.config);
  if (why !== null || there === undefined) return refuse(why ?? 'noSuchCastle');
  const after = { ...there, kings: [...there.kings, king] };
  return ok(changed(left, { type: 'crowned', seat, card: king, castle, after, gone: [] }));
}

/** A king against a king over a Subject: both go, and the Subject's value returns (KINGS-3). */
export function dethroned(state: KingsState, { seat, card, castle }: Enthroned<'dethroned'>): Applied {
  const found = played(state, seat, card);
  if (!found.ok) return found;
  const { left, king } = found.value;
  const there = state.castles[castle];
  const why = whyNotDethroned(there, king, state.config);
  if (why !== null || there === undefined) return refuse(why ?? 'noSuchCastle');
  const gone = [...there.kings, king];
  const after = { ...there, kings: [] };
  return ok(changed(left, { type: 'dethroned', seat, card: king, castle, after, gone }));
}

interface Change {
  readonly type: 'crowned' | 'dethroned';
  readonly seat: Seat;
  readonly card: Card;
  readonly castle: number;
  readonly after: Castle;
  readonly gone: readonly Card[];
}

function changed(state: KingsState, { after, gone, ...act }: Change): KingsState {
  const worth = (castle: Castle) => worthOf(castle, state.config);
  const from = state.castles.map(worth)[act.castle] ?? 0;
  const castles = changedAt(state.castles, act.castle, () => after);
  return acted({ ...state, castles }, gone, { ...act, from, to: worth(after) });
}

/** The kings that go are discarded, and two cards are drawn. What is discarded on a real table is not followed: those cards may be anywhere. */
function acted(state: KingsState, gone: readonly Card[], deed: Deed): KingsState {
  const { config, phase, pile, faceUp } = state;
  const { seat } = deed;
  const deeds = [...state.deeds, deed];
  if (phase.type === 'keeping') return { ...state, pile: [...pile, ...gone], deeds };
  const left = { ...state, faceUp: [...faceUp, ...gone], deeds };
  return config.ghoulRaiser
    ? goOn(left, { type: 'raising', seat, owed: DRAWN, fresh: gone })
    : drawn(left, { seat, owed: DRAWN, next: { type: 'extra', seat } });
}
