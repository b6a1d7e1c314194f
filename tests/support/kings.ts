import { shuffled, type Rng } from '#lib/core/chance.ts';
import type { Viewer } from '#lib/core/match/game.ts';
import { waysOf } from '#lib/games/kings/calculus/best.ts';
import { ALL_CARDS, HAND, isKing, suitOf, type Card } from '#lib/games/kings/cards.ts';
import { groundOf } from '#lib/games/kings/castle.ts';
import { standardKings, STRICTNESSES, type KingsConfig } from '#lib/games/kings/config.ts';
import type { KingsEvent } from '#lib/games/kings/events.ts';
import { canDraw, raisable } from '#lib/games/kings/flow.ts';
import { kings } from '#lib/games/kings/index.ts';
import { kingPlaces } from '#lib/games/kings/legal.ts';
import type { KingsState } from '#lib/games/kings/state.ts';

/** All cards, wherever they are. */
export const kingsCards = ({ pile, faceDown, faceUp, hands, castles }: KingsState): readonly Card[] => [
  ...pile,
  ...faceDown,
  ...faceUp,
  ...hands.flat(),
  ...castles.flatMap((castle) => [castle.card, ...castle.kings]),
];

/** The same with the cards that a viewer cannot see in another order: the draw pile, what lies face down, and hands that are not scored. */
export function hiddenSwapped(state: KingsState, rng: Rng, viewer: Viewer): KingsState {
  const isHidden = (seat: number) => seat !== viewer && state.scored[seat] === null;
  const hidden = state.hands.filter((_, seat) => isHidden(seat)).flat();
  const mixed = [...shuffled([...hidden, ...state.pile, ...state.faceDown], rng)];
  const hands = state.hands.map((hand, seat) => (isHidden(seat) ? mixed.splice(0, hand.length) : hand));
  const faceDown = mixed.splice(0, state.faceDown.length);
  return { ...state, hands, faceDown, pile: mixed };
}

/** Seven games, each with a shuffle, a hundred cards turned, a deal that needs a shuffle, and a call and its cards for everybody. */
export const KINGS_END = 7 * (1 + 101 + 2 + 6 * 4 + 2);

/** A single game of six, or without reshuffles, is played until the draw pile has been empty once. */
const isPatient = ({ config, reshuffles }: KingsState): boolean =>
  config.games === 1 && (config.players === 6 || config.oneShuffle) && reshuffles === 0;

/** The test player: castles as they come, then everybody calls, rightly or not. */
export function kingsNext(state: KingsState, at: number): KingsEvent | null {
  const { phase, theTurn, hands, pile, scored } = state;
  switch (phase.type) {
    case 'founding': {
      if (state.config.deck === 'dealt') return { type: 'turned', seat: theTurn, at };
      return { type: 'founded', seat: theTurn, at, card: newSuits(state)[0] ?? 0 };
    }
    case 'dealing':
      return { type: 'dealt', seat: theTurn, at };
    case 'turn': {
      const { seat } = phase;
      const card = hands[seat]?.find(isKing) ?? hands[seat]?.[0] ?? 0;
      if (!isPatient(state)) return { type: 'called', seat, at };
      return isKing(card)
        ? { type: 'dumped', seat, at, card }
        : { type: 'discarded', seat, at, card, up: card % 2 === 0 };
    }
    case 'raising': {
      const [card] = raisable(state);
      return canDraw(state) || card === undefined
        ? { type: 'took', seat: phase.seat, at }
        : { type: 'raised', seat: phase.seat, at, card };
    }
    case 'extra':
      return { type: 'discarded', seat: phase.seat, at, card: hands[phase.seat]?.[0] ?? 0, up: false };
    case 'keeping':
      return { type: 'called', seat: scored.indexOf(null), at };
    case 'claimed':
      return { type: 'entered', seat: phase.seat, at, cards: pile.slice(0, HAND) };
    case 'entering':
      return { type: 'entered', seat: phase.waiting[0] ?? 0, at, cards: pile.slice(0, HAND) };
    case 'calculus':
      return { type: 'readied', seat: 0, at };
    default:
      return null;
  }
}

/** The cards that could found the next castle of a real deck. */
const newSuits = ({ pile, castles }: KingsState): readonly Card[] =>
  pile.filter((card) => castles.every((castle) => suitOf(castle.card) !== suitOf(card)));

/** Every type of event of this game. */
export const KINGS_TYPES: readonly KingsEvent['type'][] = [
  'shuffled',
  'reshuffled',
  'turned',
  'founded',
  'dealt',
  'discarded',
  'dumped',
  'crowned',
  'dethroned',
  'took',
  'raised',
  'called',
  'entered',
  'agreed',
  'arranged',
  'amended',
  'readied',
];

/** What seldom happens, so that games grow old: one in so many of those that random play would send. */
const SELDOM: Partial<Record<KingsEvent['type'], number>> = { agreed: 40, called: 20, readied: 4 };

/** Any event at all, fitting or not. Of four it sends three that the rules offer to whoever has the turn. */
export function kingsAny(state: KingsState, at: number, rng: Rng): KingsEvent {
  const { phase, config, theTurn } = state;
  const fits = rng.next(4) > 0;
  const waiting = phase.type === 'entering' ? phase.waiting[0] : theTurn;
  const mine = 'seat' in phase ? phase.seat : (waiting ?? 0);
  const seat =
    fits && phase.type !== 'keeping' && phase.type !== 'calculus' ? mine : rng.next(config.players);
  const offered = [...kings.allowed(state, seat)].filter((type) => rng.next(SELDOM[type] ?? 1) === 0);
  // A king is played when there is one, more often than not.
  const royal = offered.filter((type) => type === 'crowned' || type === 'dethroned' || type === 'dumped');
  const choice = royal.length > 0 && rng.next(2) === 0 ? royal : offered;
  const any = KINGS_TYPES[rng.next(KINGS_TYPES.length)] ?? 'called';
  return eventOf((fits && choice[rng.next(Math.max(1, choice.length))]) || any, {
    state,
    seat,
    at,
    rng,
    fits,
  });
}

interface Lot {
  readonly state: KingsState;
  readonly seat: number;
  readonly at: number;
  readonly rng: Rng;
  readonly fits: boolean;
}

function eventOf(type: KingsEvent['type'], { state, seat, at, rng, fits }: Lot): KingsEvent {
  const { config, hands, pile, faceDown, faceUp, phase } = state;
  const pick = <T>(list: readonly T[]): T | undefined => list[rng.next(Math.max(1, list.length))];
  const held = (config.deck === 'dealt' ? hands[seat] : pile) ?? [];
  const anyCard = () => (rng.next(8) === 0 ? undefined : pick(held)) ?? rng.next(ALL_CARDS.length);
  const king = pick(held.filter(isKing)) ?? anyCard();
  switch (type) {
    case 'shuffled':
      return { type, at, order: shuffled(ALL_CARDS, rng) };
    case 'reshuffled':
      return { type, at, order: shuffled([...faceDown, ...faceUp], rng) };
    case 'founded':
      return { type, seat, at, card: pick(fits ? newSuits(state) : pile) ?? 0 };
    case 'discarded':
      return { type, seat, at, card: anyCard(), up: rng.next(2) === 0 };
    case 'dumped':
      return { type, seat, at, card: fits ? king : anyCard() };
    case 'crowned':
    case 'dethroned': {
      const legal = held
        .filter(isKing)
        .flatMap((card) => kingPlaces(state, card)[type].map((castle) => ({ card, castle })));
      const place = fits ? pick(legal) : undefined;
      return {
        type,
        seat,
        at,
        ...(place ?? { card: rng.next(3) > 0 ? king : anyCard(), castle: rng.next(5) }),
      };
    }
    case 'raised':
      return { type, seat, at, card: (fits ? pick(raisable(state)) : undefined) ?? pick(faceUp) ?? 0 };
    case 'entered': {
      const cards = shuffled(pile, rng).slice(0, fits ? HAND : rng.next(9));
      return { type, seat, at, cards: rng.next(6) === 0 ? cards.map(() => cards[0] ?? 0) : cards };
    }
    case 'arranged': {
      const hand = hands[seat] ?? [];
      const ways = phase.type === 'calculus' ? waysOf(hand, groundOf(state.castles, config)) : [];
      const groups = fits ? (pick(ways) ?? []).map(({ cards }) => cards) : [shuffled(hand, rng).slice(0, 3)];
      return { type, seat, at, groups, pointer: rng.next(3) === 0 ? null : (pick(hand) ?? null) };
    }
    case 'amended':
      return {
        type,
        seat,
        at,
        game: rng.next(2),
        whose: rng.next(config.players + 1),
        halves: rng.next(99) - 30,
      };
    default:
      return { type, seat, at };
  }
}

/** House rules by lot, all of them lawful. */
export function kingsConfigs(rng: Rng): KingsConfig {
  const players = ([2, 3, 4, 5, 6] as const)[rng.next(5)] ?? 3;
  const seldom = () => rng.next(4) === 0;
  const { edition, ...standard } = standardKings(players);
  return {
    ...standard,
    // Some as they were stored before editions were named.
    ...(edition && !seldom() ? { edition } : {}),
    deck: seldom() ? 'physical' : 'dealt',
    strictness: STRICTNESSES[rng.next(STRICTNESSES.length)] ?? 'standard',
    subjects: seldom(),
    noHarm: seldom(),
    oneShuffle: seldom(),
    faceUpStays: seldom(),
    staticCastles: rng.next(8) === 0,
    anyKing: seldom(),
    ghoulRaiser: rng.next(3) === 0,
    // Seldom many: most of a match is the same over and over.
    games: ([1, 1, 1, 3, 5, 7] as const)[rng.next(rng.next(5) === 0 ? 6 : 4)] ?? 1,
    reshuffles: rng.next(4),
    first: rng.next(players),
    direction: rng.next(2) === 0 ? 'right' : 'left',
    live: rng.next(8) === 0,
  };
}
