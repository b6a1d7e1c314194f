import type { Rng } from '#lib/core/chance.ts';
import { CONSENT } from '#lib/games/table/spans.ts';
import { standardSlap, type SlapConfig } from '#lib/games/slap/config.ts';
import type { SlapEvent } from '#lib/games/slap/events.ts';
import { slap } from '#lib/games/slap/index.ts';
import type { SlapState } from '#lib/games/slap/state.ts';
import type { SlapSitting } from '#lib/boards/slap/face.ts';
import { corrected, OPEN, orderOf, proof, ranks, reordered, ruling, someTexts } from './claims.ts';
import { MatchTable } from './match-table.ts';

export {
  corrected as counts,
  HOPELESS,
  OPEN,
  orderOf,
  phaseOf,
  proof,
  ranks,
  ruling,
  WORKED,
} from './claims.ts';

type Simple =
  | 'readied'
  | 'called'
  | 'gaveUp'
  | 'swapAsked'
  | 'swapDeclined'
  | 'agreed'
  | 'checked'
  | 'conceded'
  | 'voided';

/** What a player does and nothing more. */
export const act = (type: Simple, seat: number, at: number): SlapEvent => ({ type, seat, at });
/** A touch on a screen of 60 reports a second. */
export const slapBy = (seat: number, at: number, resolution = 17): SlapEvent => ({
  type: 'slapped',
  seat,
  at,
  resolution,
});
/** Agrees to other cards, but keeps the own one (SLAP-7). */
export const keepAsked = (seat: number, at: number): SlapEvent => ({
  type: 'swapAsked',
  seat,
  at,
  keep: true,
});
export const pick = (seat: number, at: number, place: number | null): SlapEvent => ({
  type: 'picked',
  seat,
  at,
  place,
});
export const names = (seat: number, at: number, claimant: number): SlapEvent => ({
  type: 'named',
  seat,
  at,
  claimant,
});
/** The deck that lays these ranks on the table, by place: two each for two players, one each for four. */
export const shuffledFor = (players: 2 | 4, [a = 1, b = 1, c = 1, d = 1]: readonly number[]): SlapEvent => ({
  type: 'shuffled',
  at: 0,
  order: orderOf(players === 2 ? [a, c, b, d] : [a, b, c, d]),
});

export type SlapTable = MatchTable<SlapConfig, SlapState, SlapEvent, unknown, { readonly code: string }>;

/** A match with these house rules, before its first event. */
export const newTable = (players: 2 | 4, house: Partial<SlapConfig> = {}, seed = 1): SlapTable =>
  new MatchTable(slap, { ...standardSlap(players), ...house }, seed);

/** A dealt match whose first cards have just been opened, at `OPEN`. */
export const openTable = (
  players: 2 | 4,
  table: readonly number[],
  house: Partial<SlapConfig> = {},
  seed = 1,
): SlapTable =>
  newTable(players, house, seed)
    .play(shuffledFor(players, table), ...everybody(players))
    .through(OPEN);

/** Everybody is ready at 0 (SLAP-16). */
export const everybody = (players: 2 | 4): readonly SlapEvent[] =>
  Array.from({ length: players }, (_, seat) => act('readied', seat, 0));

/** The same with a real deck: everybody is ready at 0, the cards are open at `OPEN`. */
export const realTable = (players: 2 | 4, house: Partial<SlapConfig> = {}): SlapTable =>
  newTable(players, { deck: 'physical', ...house })
    .play(...everybody(players))
    .through(OPEN);

/** These seats agree to other cards, the first one at `at`; by `at + 2 * CONSENT` cards change (SLAP-7, SLAP-9). */
export function allAsk(table: SlapTable, at: number, seats: readonly number[] = [0, 1]): SlapTable {
  for (const [index, seat] of seats.entries())
    table.play(act('swapAsked', seat, index === 0 ? at : at + CONSENT));
  return table.through(at + 2 * CONSENT);
}

/** House rules of a match from before the second edition. */
export function firstEdition(players: 2 | 4): SlapConfig {
  const { edition: _second, ...first } = standardSlap(players);
  return first;
}

/** Cards in each pile, by seat. */
export const sizes = (table: SlapTable): readonly number[] => table.state.piles.map((pile) => pile.length);

/** All cards: in the piles and on the table. With a dealt deck those that are known, which must be all. */
export function slapCards({ piles, table, config, phase }: SlapState): readonly (number | null)[] {
  const cards = [...piles.flat(), ...table.map(({ card }) => card)];
  const dealt = config.deck === 'dealt' && phase.type !== 'aiming' && phase.type !== 'shuffling';
  return dealt ? cards.filter((card) => card !== null) : cards;
}

/** The same with the hidden cards in another order; those of the last set's piles too. */
export function hiddenSwapped(state: SlapState, rng: Rng): SlapState {
  const { piles, last } = state;
  return {
    ...state,
    piles: reordered(piles, rng),
    last: last && { ...last, piles: reordered(last.piles, rng) },
  };
}

/** Sets still needed come from fewer than ten wins, and none takes more than these events with what is open before it. */
export const SLAP_END = 200;

/**
 * The test player: what brings a match nearer to its end. The seat with the smallest pile wins every set, and all believe it. Null when the
 * table must act first.
 */
export function slapNext(state: SlapState, at: number): SlapEvent | null {
  const { phase, config } = state;
  const seats = state.piles.map((_, seat) => seat);
  const best =
    seats.toSorted((a, b) => (state.piles[a]?.length ?? 0) - (state.piles[b]?.length ?? 0))[0] ?? 0;
  switch (phase.type) {
    case 'aiming':
      return config.deck === 'physical' ? { type: 'aimed', seat: 0, at, ranks: [2, 5, 8, 9] } : null;
    case 'waiting':
      return act('readied', seats.find((seat) => !phase.ready.includes(seat)) ?? 0, at);
    case 'reshuffling':
      return config.deck === 'physical' ? { type: 'reshuffled', seat: 0, at, piles: null } : null;
    case 'open': {
      const free = seats.filter(
        (seat) => !phase.quits.includes(seat) && !phase.slaps.some((slap) => slap.seat === seat),
      );
      // The largest pile stays out of the slapping, so that it takes.
      const next =
        free.toSorted((a, b) => (state.piles[a]?.length ?? 0) - (state.piles[b]?.length ?? 0))[0] ?? best;
      const when = Math.max(at, state.locks[next] ?? 0);
      return config.called ? act('called', next, at) : slapBy(next, when);
    }
    case 'naming':
      return names(phase.namer, at, phase.slaps[0]?.seat ?? 0);
    case 'claim':
      return act('agreed', phase.namer, at);
    case 'swapping': {
      const seat = phase.picks.indexOf(null);
      const full = (state.piles[seat]?.length ?? 0) > 0;
      return pick(seat, at, full ? state.table.findIndex((lying) => lying.seat === seat) : null);
    }
    default:
      return null;
  }
}

/** Every type of event of this game. */
export const SLAP_TYPES: readonly SlapEvent['type'][] = [
  ...(['readied', 'called', 'gaveUp', 'swapAsked', 'swapDeclined', 'agreed', 'checked'] as const),
  ...([
    'conceded',
    'voided',
    'slapped',
    'named',
    'picked',
    'ranked',
    'proved',
    'aimed',
    'consented',
  ] as const),
  ...(['reshuffled', 'ruled', 'corrected', 'shuffled', 'opened', 'settled', 'timedOut', 'expired'] as const),
];

/** Any event at all, fitting or not: what a fuzzer sends. Of three it sends one that the rules offer just now. */
export function slapAny(state: SlapState, at: number, rng: Rng): SlapEvent {
  const seat = rng.next(state.config.players);
  const { setTime, claimTime, sayNone } = state.config;
  // At some tables nobody finds anything: only so do ten swaps in a row come about (SLAP-7).
  if (setTime + claimTime === 0 && !sayNone && rng.next(20) > 0) {
    if (state.phase.type === 'open') return act('swapAsked', seat, at);
    if (state.phase.type === 'swapping') return slapNext(state, at) ?? act('readied', seat, at);
  }
  const offered = [...slap.allowed(state, seat)];
  const type =
    (rng.next(3) > 0 && offered[rng.next(Math.max(1, offered.length))]) ||
    SLAP_TYPES[rng.next(SLAP_TYPES.length)] ||
    'readied';
  return eventOf(type, { state, seat, at, rng });
}

function eventOf(
  type: SlapEvent['type'],
  {
    state,
    seat,
    at,
    rng,
  }: { readonly state: SlapState; readonly seat: number; readonly at: number; readonly rng: Rng },
): SlapEvent {
  const { players } = state.config;
  switch (type) {
    case 'slapped':
      return slapBy(seat, at, [1, 8, 17][rng.next(3)]);
    case 'named':
      return names(seat, at, rng.next(players));
    case 'picked':
      return pick(seat, at, rng.next(4) === 0 ? null : rng.next(5));
    case 'ranked':
      return ranks(seat, at, ...Array.from({ length: 4 }, () => 1 + rng.next(rng.next(20) === 0 ? 20 : 10)));
    case 'proved':
      return proof(seat, at, ...someTexts(state, rng));
    case 'aimed':
      return { type, seat, at, ranks: Array.from({ length: 4 }, () => 1 + rng.next(10)) };
    case 'reshuffled':
      return { type, seat, at, piles: null };
    case 'ruled':
      return ruling(at, Math.max(0, state.set - 1), rng.next(2) === 0 ? 'right' : 'wrong');
    case 'corrected': {
      const from = rng.next(players);
      const moved = state.piles.map(
        (pile, index) => pile.length + (index === seat ? 1 : 0) - (index === from ? 1 : 0),
      );
      return corrected(at, ...moved);
    }
    case 'shuffled':
      return { type, at, order: orderOf([]) };
    case 'settled':
      return { type, at, order: state.piles.map((_, index) => index), lot: [], resolution: 17 };
    case 'timedOut':
      return { type, at, namer: rng.next(2) === 0 ? null : seat };
    case 'swapAsked':
      return rng.next(2) === 0 ? { type, seat, at, keep: true } : act(type, seat, at);
    case 'consented':
    case 'opened':
    case 'expired':
      return { type, at };
    default:
      return act(type, seat, at);
  }
}

/** House rules by lot, all of them lawful. */
export function slapConfigs(rng: Rng): SlapConfig {
  const players = rng.next(2) === 0 ? 2 : 4;
  const yes = () => rng.next(2) === 0;
  const { edition = 2, ...first } = standardSlap(players);
  const second = yes() ? { edition, ...(yes() ? { again: true as const } : {}) } : {};
  return {
    ...first,
    ...second,
    deck: yes() ? 'dealt' : 'physical',
    target: [24, 24, 10, 'dynamic' as const][rng.next(4)] ?? 24,
    claimTime: yes() ? 30_000 : 0,
    setTime: yes() ? 180_000 : 0,
    sayNone: yes(),
    called: rng.next(4) === 0,
    handicaps: Array.from({ length: players }, () => ({
      delay: yes() ? 0 : rng.next(3000),
      second: rng.next(4) === 0,
    })),
  };
}

const NOBODY: ReadonlySet<number> = new Set();
/** A table as those see it who sit there, at a time of the match. */
export const sittingAt = (
  table: SlapTable,
  names: readonly string[],
  now: number,
  more: Partial<SlapSitting> = {},
): SlapSitting => ({
  view: slap.view(table.state, 'table'),
  players: names.map((name, seat) => ({ name, shape: seat % 2 === 0 ? 'moon' : 'hill' })),
  names,
  now,
  since: 0,
  felt: NOBODY,
  sure: NOBODY,
  asking: null,
  pad: null,
  seen: false,
  stopped: false,
  way: null,
  told: null,
  reshuffled: false,
  ...more,
});
