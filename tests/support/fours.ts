import { shuffled, type Rng } from '#lib/core/chance.ts';
import type { Viewer } from '#lib/core/match/game.ts';
import { cardsOn, operatorOf, type Board, type Play, type Spot } from '#lib/games/fours/board.ts';
import { ALL_CARDS, firstOf, signOf, type Card, type Sign } from '#lib/games/fours/cards.ts';
import { parseFoursConfig, standardFours, type FoursConfig } from '#lib/games/fours/config.ts';
import type { FoursEvent } from '#lib/games/fours/events.ts';
import { fours } from '#lib/games/fours/index.ts';
import { layOn } from '#lib/games/fours/lay.ts';
import { legalPlays } from '#lib/games/fours/legal.ts';
import type { FoursState } from '#lib/games/fours/state.ts';
import { MatchTable } from './match-table.ts';

type Players = FoursConfig['players'];

/** Where an operator lies in a gap, 1 … 3. */
export const inGap = (place: number): Spot => ({ place, row: 'operator', index: 0, cancels: false });
/** Where a ( is laid, or a sign: 0 before the first 4. */
export const opening = (place: number, index = 0): Spot => ({ place, row: 'opens', index, cancels: false });
/** Where a ) is laid, 4 after the last 4. */
export const closing = (place: number, index = 0): Spot => ({ place, row: 'closes', index, cancels: false });
/** On top of the ( or the sign there, or of the ). */
export const onOpening = (place: number, index = 0): Spot => ({ place, row: 'opens', index, cancels: true });
export const onClosing = (place: number, index = 0): Spot => ({ place, row: 'closes', index, cancels: true });

/** The signs of `÷÷−()+`, one by one. */
export const signsOf = (text: string): readonly Sign[] =>
  [...text.replaceAll('()', 'b')].map((letter) => (letter === 'b' ? '()' : (letter as Sign)));

/** The order that deals these hands, by seat; the draw pile follows in the order of `pile`, then whatever is left. */
export function dealing(hands: readonly string[], pile = ''): FoursEvent {
  const left = [...ALL_CARDS];
  const take = (sign: Sign | undefined): readonly Card[] => {
    const card = sign === undefined ? left[0] : firstOf(left, sign);
    return card === undefined ? [] : left.splice(left.indexOf(card), 1);
  };
  const signs = hands.map(signsOf);
  const order = [0, 1, 2, 3, 4].flatMap((round) => signs.flatMap((hand) => take(hand[round])));
  return { type: 'shuffled', at: 0, order: [...order, ...signsOf(pile).flatMap(take), ...left] };
}

export class FoursTable extends MatchTable<
  FoursConfig,
  FoursState,
  FoursEvent,
  unknown,
  { readonly code: string }
> {
  /** Has whoever's turn it is play a card of a sign, the first that is at hand; answers the code of a refusal. */
  lays(sign: Sign, spot: Spot): string | null {
    const { phase, hands, pile, config } = this.until(this.match.at).state;
    const seat = phase.type === 'turn' ? phase.seat : 0;
    const held = config.deck === 'dealt' ? (hands[seat] ?? []) : pile;
    const card = firstOf(held, sign) ?? firstOf(ALL_CARDS, sign) ?? 0;
    return this.send({ type: 'played', seat, at: this.match.at, card, ...spot });
  }

  /** Plays a whole turn: a card of each sign on its spot, then it ends. Throws on a refusal. */
  turn(...plays: readonly (readonly [Sign, Spot])[]): this {
    for (const [sign, spot] of plays) {
      const code = this.lays(sign, spot);
      if (code !== null) throw new Error(`${sign} is refused: ${code}`);
    }
    return this.ends();
  }

  ends(): this {
    const { phase } = this.until(this.match.at).state;
    const seat = phase.type === 'turn' ? phase.seat : 0;
    return this.play({ type: 'ended', seat, at: this.match.at });
  }

  /** On to the next round, without a change of hands. */
  next(seat = 0): this {
    while (this.state.phase.type === 'between') {
      const [asked] = this.state.waiting;
      const at = this.match.at;
      if (fours.allowed(this.state, seat).has('readied')) this.play({ type: 'readied', seat, at });
      else this.play({ type: 'redrew', seat: asked ?? seat, at, cards: [] });
      this.until(at);
    }
    return this;
  }
}

/** A match with these house rules, before its first event. */
export function newTable(players: Players, house: Partial<FoursConfig> = {}, seed = 1): FoursTable {
  const read = parseFoursConfig({ ...standardFours(players), ...house });
  if (!read.ok) throw new Error(read.error.field);
  return new FoursTable(fours, read.value, seed);
}

/** A dealt match with these hands, by seat. */
export const dealtTable = (hands: readonly string[], house: Partial<FoursConfig> = {}, pile = '') =>
  newTable(hands.length as Players, house).play(dealing(hands, pile));

/** The same with real cards: anybody can play anything. */
export const realTable = (players: Players, house: Partial<FoursConfig> = {}): FoursTable =>
  newTable(players, { deck: 'physical', ...house });

/** All cards, wherever they are. */
export const foursCards = ({ pile, discard, hands, board }: FoursState): readonly Card[] => [
  ...pile,
  ...discard,
  ...hands.flat(),
  ...cardsOn(board),
];

/** The same with the cards that a viewer cannot see in another order: other hands and the draw pile. */
export function hiddenSwapped(state: FoursState, rng: Rng, viewer: Viewer): FoursState {
  const others = state.hands.map((hand, seat) => (seat === viewer ? [] : hand));
  const mixed = [...shuffled([...others.flat(), ...state.pile], rng)];
  const hands = state.hands.map((hand, seat) => (seat === viewer ? hand : mixed.splice(0, hand.length)));
  return { ...state, hands, pile: mixed };
}

/** At most fifteen rounds, each with a turn of four events for everybody, a pass for everybody, and the way to the next. */
export const FOURS_END = 15 * 6 * 7;

/** So many rounds are played at all: enough to empty the draw pile. */
const FILLED = 5;

/**
 * The test player: in the first turn of the first rounds everybody fills the gaps with what they hold, then all pass; after the round everybody
 * discards.
 */
export function foursNext(state: FoursState, at: number): FoursEvent | null {
  const { phase, config, board, waiting, hands, turns, rounds } = state;
  switch (phase.type) {
    case 'turn': {
      const { seat } = phase;
      const held = (config.deck === 'dealt' ? hands[seat] : state.pile.slice(0, 40)) ?? [];
      const play =
        turns.length < config.players && rounds.length < FILLED ? gapFiller(board, held, state) : undefined;
      return play && phase.plays.length < 3
        ? { type: 'played', seat, at, ...play }
        : { type: 'ended', seat, at };
    }
    case 'between': {
      const [seat] = waiting;
      const isFilled = rounds.length > FILLED;
      if (seat === undefined || (isFilled && fours.allowed(state, seat).has('readied')))
        return { type: 'readied', seat: 0, at };
      return { type: 'redrew', seat, at, cards: isFilled ? [] : (hands[seat] ?? []).slice(0, 3) };
    }
    default:
      return null;
  }
}

/** A legal play that fills an empty gap. */
function gapFiller(board: Board, held: readonly Card[], { config, phase }: FoursState): Play | undefined {
  const fresh = phase.type === 'turn' ? phase.plays.map(({ card }) => card) : [];
  const plays = [1, 2, 3].flatMap((place) => {
    const empty = board[place] !== undefined && operatorOf(board[place]) === undefined;
    return empty ? held.map((card): Play => ({ card, ...inGap(place) })) : [];
  });
  return plays.find((play) => layOn(board, play, { fresh, negation: config.negation }).ok);
}

/** Every type of event of this game. */
export const FOURS_TYPES: readonly FoursEvent['type'][] = [
  'shuffled',
  'reshuffled',
  'played',
  'ended',
  'redrew',
  'readied',
];

/** Any event at all, fitting or not. Of four it sends three that the rules offer to whoever has the turn. */
export function foursAny(state: FoursState, at: number, rng: Rng): FoursEvent {
  const { phase, config, waiting } = state;
  const fits = rng.next(4) > 0;
  const mine = phase.type === 'turn' ? phase.seat : (waiting[0] ?? 0);
  const seat = fits ? mine : rng.next(config.players);
  const offered = [...fours.allowed(state, seat)];
  const type =
    (fits && offered[rng.next(Math.max(1, offered.length))]) || FOURS_TYPES[rng.next(FOURS_TYPES.length)];
  const held = (config.deck === 'dealt' ? state.hands[seat] : state.pile) ?? [];
  switch (type) {
    case 'played':
      return { type, seat, at, ...anyPlay(state, held, { rng, fits }) };
    case 'redrew': {
      const cards = shuffled(held, rng).slice(0, rng.next(fits ? 4 : 6));
      return { type, seat, at, cards };
    }
    case 'shuffled':
    case 'reshuffled':
      return { type, at, order: shuffled(rng.next(2) === 0 ? ALL_CARDS : state.discard, rng) };
    case 'ended':
    case 'readied':
      return { type, seat, at };
    default:
      return { type: 'ended', seat, at };
  }
}

/** A card of these somewhere: legal when it is meant to fit and can be. */
function anyPlay(
  { board, config, phase }: FoursState,
  held: readonly Card[],
  { rng, fits }: { readonly rng: Rng; readonly fits: boolean },
): Play {
  const card = held[rng.next(Math.max(1, held.length))] ?? rng.next(100);
  const fresh = phase.type === 'turn' ? phase.plays.map((play) => play.card) : [];
  const legal = fits ? legalPlays(board, card, { fresh, negation: config.negation }) : [];
  const row = (['closes', 'operator', 'opens'] as const)[rng.next(3)] ?? 'opens';
  return (
    legal[rng.next(Math.max(1, legal.length))] ?? {
      card: rng.next(3) > 0 ? card : rng.next(100),
      place: rng.next(6),
      row,
      index: rng.next(4),
      cancels: rng.next(2) === 0,
    }
  );
}

/** House rules by lot, all of them lawful. */
export function foursConfigs(rng: Rng): FoursConfig {
  const players = ([1, 2, 3, 4, 5, 6] as const)[rng.next(6)] ?? 3;
  const yes = () => rng.next(2) === 0;
  const { edition: _, ...first } = standardFours(players);
  return {
    // Matches of the first edition are played on, too.
    ...(rng.next(3) === 0 ? first : standardFours(players)),
    swapAtTurn: yes(),
    deck: players > 1 && rng.next(4) === 0 ? 'physical' : 'dealt',
    implied: yes(),
    negation: yes(),
    extended: rng.next(4) === 0,
    first: rng.next(players),
  };
}

/** What a hand shows. */
export const shown = (cards: readonly Card[]): string => cards.map(signOf).join('');
