import type { Rng } from '#lib/core/chance.ts';
import { CONSENT } from '#lib/games/table/spans.ts';
import { standardKnock, type KnockConfig } from '#lib/games/knock/config.ts';
import { deckOf } from '#lib/games/knock/deck.ts';
import type { KnockEvent } from '#lib/games/knock/events.ts';
import { knock } from '#lib/games/knock/index.ts';
import { mayClaim, nextDealer, othersOf } from '#lib/games/knock/phases.ts';
import type { KnockState, Open } from '#lib/games/knock/state.ts';
import { corrected, OPEN, orderOf, proof, ranks, reordered, ruling, someTexts } from './claims.ts';
import { MatchTable } from './match-table.ts';

type Players = KnockConfig['players'];
type Simple =
  | 'drewAgain'
  | 'drewHighest'
  | 'readied'
  | 'called'
  | 'passed'
  | 'keptLooking'
  | 'stated'
  | 'agreed'
  | 'checked'
  | 'conceded'
  | 'voided';

/** What a player does and nothing more. */
export const act = (type: Simple, seat: number, at: number): KnockEvent => ({ type, seat, at });
/** A touch on a screen of 60 reports a second. */
export const knockBy = (seat: number, at: number, resolution = 17): KnockEvent => ({
  type: 'knocked',
  seat,
  at,
  resolution,
});

/** The deck that lays these ranks on the table, by place: two each of two piles, one each of four. */
export const shuffledFor = (
  players: Players,
  [a = 1, b = 1, c = 1, d = 1]: readonly number[],
  highest = 10,
): KnockEvent => ({
  type: 'shuffled',
  at: 0,
  order: orderOf(players === 2 ? [a, c, b, d] : [a, b, c, d], highest),
});

export type KnockTable = MatchTable<KnockConfig, KnockState, KnockEvent, unknown, { readonly code: string }>;

/** A match with these house rules, before its first event; unless they say otherwise seat 0 deals first. */
export const newTable = (players: Players, house: Partial<KnockConfig> = {}, seed = 1): KnockTable =>
  new MatchTable(knock, { ...standardKnock(players), dealer: 0, ...house }, seed);

/** A dealt match whose first cards have just been opened at the dealer's signal, at `OPEN`; alone at 0 already. */
export const openTable = (
  players: Players,
  table: readonly number[],
  house: Partial<KnockConfig> = {},
  seed = 1,
): KnockTable =>
  newTable(players, house, seed)
    .play(shuffledFor(players, table, house.faces === true ? 13 : 10), act('readied', 0, 0))
    .through(OPEN);

/** The same with a real deck. */
export const realTable = (players: Players, house: Partial<KnockConfig> = {}): KnockTable =>
  newTable(players, { deck: 'physical', ...house })
    .play(act('readied', 0, 0))
    .through(OPEN);

/** All four agree that nothing works, the first one at `at`; by `at + 2 * CONSENT` the cards are set aside (KNOCK-6, SLAP-9). */
export function allPass(table: KnockTable, at: number): KnockTable {
  for (const seat of table.state.locks.keys())
    table.play(act('passed', seat, seat === 0 ? at : at + CONSENT));
  return table.through(at + 2 * CONSENT);
}

/** House rules of a match from before the second edition. */
export function firstEdition(players: Players): KnockConfig {
  const { edition: _second, ...first } = standardKnock(players);
  return first;
}

/** Cards in each pile, then what each has won, then what was set aside: as `corrected` counts them. */
export const sizes = ({ state }: KnockTable): readonly number[] =>
  [...state.piles, ...state.won, state.aside].map((pile) => pile.length);

const UNDEALT: readonly string[] = ['drawing', 'tied', 'aiming', 'shuffling'];

/** All cards, wherever they are. With a dealt deck those that are known, which must be all. */
export function knockCards({
  piles,
  won,
  aside,
  table,
  config,
  phase,
}: KnockState): readonly (number | null)[] {
  const cards = [...piles.flat(), ...won.flat(), ...aside, ...table.map(({ card }) => card)];
  const dealt = config.deck === 'dealt' && !UNDEALT.includes(phase.type);
  return dealt ? cards.filter((card) => card !== null) : cards;
}

/** How many there must be. */
export const knockDeck = ({ config }: KnockState): number => deckOf(config).length;

/** The same with the hidden cards in another order. */
export const hiddenSwapped = (state: KnockState, rng: Rng): KnockState => ({
  ...state,
  piles: reordered(state.piles, rng),
});

/** At most two deck rounds of thirteen sets, of which none takes more than these events. */
export const KNOCK_END = 260;

/**
 * The test player: what brings a match nearer to its end. By turns a set is given up by all, and won by who may still claim and is believed.
 * Null when the table must act first.
 */
export function knockNext(state: KnockState, at: number): KnockEvent | null {
  const { phase, config, dealer, set, locks } = state;
  const real = config.deck === 'physical';
  const [first = 0] = mayClaim(state);
  switch (phase.type) {
    case 'drawing':
      return real ? act('drewHighest', 0, at) : null;
    case 'tied':
      return act('drewAgain', phase.among[0] ?? 0, at);
    case 'aiming':
      return real ? { type: 'aimed', seat: 0, at, ranks: [2, 5, 8, 9] } : null;
    case 'waiting':
      return act('readied', dealer, at);
    case 'scored':
      return act('readied', nextDealer(state), at);
    case 'open':
      if (set % 2 === 1) return passNext(state, phase, at);
      return config.called ? act('called', first, at) : knockBy(first, Math.max(at, locks[first] ?? 0));
    case 'claim': {
      const other = othersOf(state, phase.claimant).find((seat) => !phase.agreed.includes(seat));
      return other === undefined ? act('conceded', phase.claimant, at) : act('agreed', other, at);
    }
    default:
      return null;
  }
}

/** The next one says that nothing works, as soon as that counts; null once all have. */
function passNext(state: KnockState, { passed, question }: Open, at: number): KnockEvent | null {
  const seat = mayClaim(state).find((each) => !passed.includes(each));
  const readable = question === null ? at : Math.max(at, question.since + CONSENT);
  return seat === undefined || (question !== null && question.agreed !== null)
    ? null
    : act('passed', seat, readable);
}

/** Every type of event of this game. */
export const KNOCK_TYPES: readonly KnockEvent['type'][] = [
  ...(['drew', 'drewAgain', 'drewHighest', 'aimed', 'shuffled', 'readied', 'opened'] as const),
  ...(['knocked', 'called', 'settled', 'voided', 'passed', 'keptLooking', 'timedOut'] as const),
  ...(['stated', 'agreed', 'stood', 'checked', 'ranked', 'proved', 'conceded', 'expired'] as const),
  ...(['ruled', 'corrected', 'consented'] as const),
];

/** Any event at all, fitting or not: what a fuzzer sends. Of three it sends two that the rules offer just now. */
export function knockAny(state: KnockState, at: number, rng: Rng): KnockEvent {
  const seat = rng.next(state.config.players);
  const offered = [...knock.allowed(state, seat)];
  const type =
    (rng.next(3) > 0 && offered[rng.next(Math.max(1, offered.length))]) ||
    KNOCK_TYPES[rng.next(KNOCK_TYPES.length)] ||
    'readied';
  return eventOf(type, { state, seat, at, rng });
}

function eventOf(
  type: KnockEvent['type'],
  {
    state,
    seat,
    at,
    rng,
  }: { readonly state: KnockState; readonly seat: number; readonly at: number; readonly rng: Rng },
): KnockEvent {
  const anyRanks = () => Array.from({ length: 4 }, () => 1 + rng.next(rng.next(20) === 0 ? 20 : 10));
  switch (type) {
    case 'knocked':
      return knockBy(seat, at, [1, 8, 17][rng.next(3)]);
    case 'ranked':
      return ranks(seat, at, ...anyRanks());
    case 'proved':
      return proof(seat, at, ...someTexts(state, rng));
    case 'aimed':
      return { type, seat, at, ranks: anyRanks() };
    case 'drew':
      return { type, at, cards: [...state.locks.keys()] };
    case 'shuffled':
      return { type, at, order: orderOf([]) };
    case 'settled':
      return { type, at, order: [...state.locks.keys()], lot: [], resolution: 17 };
    case 'ruled':
      return ruling(at, Math.max(0, state.set - rng.next(2)), rng.next(2) === 0 ? 'right' : 'wrong');
    case 'corrected': {
      const piles = [...state.piles, ...state.won, state.aside].map((pile) => pile.length);
      const [from, to, cards] = [rng.next(piles.length), rng.next(piles.length), [1, 4][rng.next(2)] ?? 1];
      return corrected(
        at,
        ...piles.map((size, pile) => size + (pile === to ? cards : 0) - (pile === from ? cards : 0)),
      );
    }
    case 'consented':
    case 'opened':
    case 'timedOut':
    case 'stood':
    case 'expired':
      return { type, at };
    default:
      return act(type, seat, at);
  }
}

/** House rules by lot, all of them lawful. */
export function knockConfigs(rng: Rng): KnockConfig {
  const players = ([1, 2, 3, 4] as const)[rng.next(4)] ?? 4;
  const yes = () => rng.next(2) === 0;
  const { edition = 2, ...first } = standardKnock(players);
  return {
    ...first,
    ...(yes() ? { edition } : {}),
    deck: yes() ? 'dealt' : 'physical',
    faces: rng.next(4) === 0,
    target: [24, 10, 'dynamic' as const, 'dynamic' as const][rng.next(4)] ?? 24,
    redraw: yes(),
    // Seldom two: most of a match is the same over and over.
    rounds: rng.next(4) === 0 ? 2 : 1,
    dealer: players > 1 && yes() ? 'drawn' : rng.next(players),
    claimTime: yes() ? 30_000 : 0,
    setTime: yes() ? 300_000 : 0,
    sayNone: yes(),
    called: rng.next(4) === 0,
    handicaps: Array.from({ length: players }, () => ({
      delay: yes() ? 0 : rng.next(3000),
      second: rng.next(4) === 0,
    })),
  };
}
