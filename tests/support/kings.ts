import { shuffled, type Rng } from '#lib/core/chance.ts';
import type { Viewer } from '#lib/core/match/game.ts';
import { waysOf } from '#lib/games/kings/calculus/best.ts';
import { ALL_CARDS, HAND, isKing, suitOf, type Card } from '#lib/games/kings/cards.ts';
import { groundOf } from '#lib/games/kings/castle.ts';
import { standardKings, STRICTNESSES, type KingsConfig } from '#lib/games/kings/config.ts';
import type { KingsRefusal } from '#lib/games/kings/errors.ts';
import type { KingsEvent } from '#lib/games/kings/events.ts';
import { canDraw, raisable } from '#lib/games/kings/flow.ts';
import { kings } from '#lib/games/kings/index.ts';
import { kingPlaces } from '#lib/games/kings/legal.ts';
import { inTurn, nextSeat } from '#lib/games/kings/seats.ts';
import type { KingsState } from '#lib/games/kings/state.ts';
import type { KingsView } from '#lib/games/kings/view.ts';
import { cardsOf, written } from './kings-cards.ts';
import { MatchTable } from './match-table.ts';

type Players = KingsConfig['players'];
type Acts = Extract<KingsEvent, { readonly seat: number }>;

/** An act of a player without its time. */
type Timeless<Event> = Event extends Acts ? Omit<Event, 'at'> : never;

export class KingsTable extends MatchTable<KingsConfig, KingsState, KingsEvent, KingsView, KingsRefusal> {
  /** Sends what a player does now; answers the code of a refusal. */
  try(act: Timeless<Acts>): string | null {
    return this.until(this.match.at).send({ ...act, at: this.match.at });
  }

  /** The same for what must be taken. */
  do(...acts: readonly Timeless<Acts>[]): this {
    for (const act of acts) {
      const code = this.try(act);
      if (code !== null) throw new Error(`${JSON.stringify(act)} is refused: ${code}`);
    }
    return this.until(this.match.at);
  }

  /** The card of a seat's hand that is written so; of a card that they do not hold the first of the deck. */
  card(seat: number, text: string): Card {
    const held = this.state.hands[seat] ?? [];
    return (cardsOf(text).find((card) => held.includes(card)) ??
      held.find((card) => written([card]) === text) ??
      cardsOf(text)[0]) as Card;
  }

  /** Sends a card of a seat somewhere; answers the code of a refusal. */
  discards(seat: number, text: string, up = false): string | null {
    return this.try({ type: 'discarded', seat, card: this.card(seat, text), up });
  }

  dumps(seat: number, text: string): string | null {
    return this.try({ type: 'dumped', seat, card: this.card(seat, text) });
  }

  crowns(seat: number, text: string, castle: number): string | null {
    return this.try({ type: 'crowned', seat, card: this.card(seat, text), castle });
  }

  dethrones(seat: number, text: string, castle: number): string | null {
    return this.try({ type: 'dethroned', seat, card: this.card(seat, text), castle });
  }

  /** What a seat holds. */
  hand(seat: number): string {
    return written(this.state.hands[seat] ?? []);
  }

  /** What the castles are worth. */
  get worths(): readonly number[] {
    return groundOf(this.state.castles, this.state.config).castles.map(({ worth }) => worth);
  }
}

/** A match with these house rules, before its first event. */
export const newTable = (players: Players, house: Partial<KingsConfig> = {}, seed = 1): KingsTable =>
  new KingsTable(kings, { ...standardKings(players), ...house }, seed);

/** How a deck is stacked: the castles in order, what goes face-up before the second, the hands by seat, the draw pile's top. */
export interface Stacked {
  readonly castles?: string;
  readonly turnedToo?: string;
  readonly hands: readonly string[];
  readonly pile?: string;
}

export const CASTLES = '2♥ 3♣ Q♦ 7♠';

/** The order that deals so. */
export function stacked(
  { castles = CASTLES, turnedToo = '', hands, pile = '' }: Stacked,
  config: Pick<KingsConfig, 'players' | 'direction' | 'first'>,
): readonly Card[] {
  const left = [...ALL_CARDS];
  const take = (text: string): readonly Card[] => {
    const cards = text === '' ? [] : cardsOf(text, left);
    for (const card of cards) left.splice(left.indexOf(card), 1);
    return cards;
  };
  const [first = 0, ...others] = take(castles);
  const extra = take(turnedToo);
  const held = hands.map(take);
  const seats = inTurn(config, nextSeat(config, config.first));
  const dealt = Array.from({ length: HAND }, (_, round) => seats.map((seat) => held[seat]?.[round] ?? 0));
  return [first, ...extra, ...others, ...dealt.flat(), ...take(pile), ...left];
}

/** A dealt match with a stacked deck, in the first turn of its first game. */
export function dealtTable(deck: Stacked, house: Partial<KingsConfig> = {}): KingsTable {
  const table = newTable(deck.hands.length as Players, house);
  const { config } = table.state;
  table.play({ type: 'shuffled', at: 0, order: stacked(deck, config) });
  while (table.state.phase.type === 'founding') table.do({ type: 'turned', seat: config.first });
  return table.do({ type: 'dealt', seat: config.first });
}

/** A match with a real deck, whose castles have been entered. */
export function realTable(players: Players, house: Partial<KingsConfig> = {}, castles = CASTLES): KingsTable {
  const table = newTable(players, { deck: 'physical', ...house });
  for (const card of cardsOf(castles)) table.do({ type: 'founded', seat: 0, card });
  return table;
}

/** All cards, wherever they are, each once. */
export const kingsCards = ({ pile, faceDown, faceUp, hands, castles }: KingsState): readonly Card[] => [
  ...new Set([
    ...pile,
    ...faceDown,
    ...faceUp,
    ...hands.flat(),
    ...castles.flatMap((castle) => [castle.card, ...castle.kings]),
  ]),
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
        player: rng.next(config.players + 1),
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
  return {
    ...standardKings(players),
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
