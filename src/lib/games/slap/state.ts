import type { Millis, Seat } from '#lib/core/match/game.ts';
import type { Judged } from '#lib/games/table/judge.ts';
import type { Lying } from '#lib/games/table/table-cards.ts';
import { unseenPiles, type Pile } from '#lib/games/table/piles.ts';
import type { Deck } from '#lib/core/match/settings.ts';
import type { Heat, Late, Signal } from '#lib/games/table/signals.ts';
import type { SlapConfig } from './config.ts';

/** Ace to ten in four suits (SLAP-1). */
export const HIGHEST = 10;
export const CARDS = 40;

/** What goes along while a set is played out. `slaps` in the order in which they came, once decided in that of the claim. */
export interface Race {
  readonly slaps: readonly Signal[];
  /** Who gave up, the first one first (SLAP-8). */
  readonly quits: readonly Seat[];
}
/** What goes along once it is decided who slapped. */
export interface Claimed extends Race {
  readonly heat: Heat | null;
  readonly late: readonly Late[];
  /** When the last slap that mattered counted: late ones are measured from it. */
  readonly decided: Millis;
  readonly until: Millis | null;
  /** What was left of the set time; null without one. */
  readonly left: Millis | null;
  /** Who decides whether to believe: the opponent, or the one who named. */
  readonly namer: Seat;
}

/** Whether to swap, once somebody has asked (SLAP-7, SLAP-9). Matches of the first edition have none. */
export interface AskedOfAll {
  /** When it was first asked. */
  readonly since: Millis;
  /** Who of `asked` keeps their own card. */
  readonly keeps: readonly Seat[];
  /** When the last one agreed who had to; null as long as somebody is missing. */
  readonly agreed: Millis | null;
}

/** The part of a set that the match is in; `until` is its deadline. */
export type Phase =
  | { readonly type: 'aiming' }
  | { readonly type: 'shuffling' }
  /** Before the count: at the beginning and round a real deck all must be ready, else one is enough (SLAP-3, SLAP-16). */
  | { readonly type: 'waiting'; readonly ready: readonly Seat[] }
  | { readonly type: 'counting'; readonly until: Millis }
  | (Race & {
      readonly type: 'open';
      readonly until: Millis | null;
      readonly asked: readonly Seat[];
      readonly question: AskedOfAll | null;
    })
  /** Enough have slapped; what was touched up to `until` still counts (SLAP-9). */
  | (Race & { readonly type: 'collecting'; readonly until: Millis; readonly left: Millis | null })
  | (Claimed & { readonly type: 'naming' })
  /** `checked`: asked for by a player, so that the solution must be entered. */
  | (Claimed & { readonly type: 'claim'; readonly claimant: Seat; readonly checked: boolean })
  /** `picks`: by seat, a place on the table, 'keep', or null while open. `must`: everyone swaps (SLAP-7). */
  | {
      readonly type: 'swapping';
      readonly picks: readonly (number | 'keep' | null)[];
      readonly must: boolean;
    }
  | { readonly type: 'reshuffling' }
  | { readonly type: 'over'; readonly winners: readonly Seat[] };

/** A claim that has been decided. */
export interface Decision extends Judged {
  readonly claimant: Seat;
  readonly namer: Seat;
  /** Who slapped, in order. */
  readonly order: readonly Seat[];
  /** Those who take after a right proof, the first to take first. */
  readonly takers: readonly Seat[];
  readonly heat: Heat | null;
  /** How it came about. */
  readonly by: 'agreed' | 'proved' | 'expired' | 'conceded' | 'ruled';
  /** What was entered, empty if nothing was. */
  readonly texts: readonly string[];
}

/** The last set, with what is needed to decide it anew. */
export interface Settlement extends Decision {
  /** 0-based. */
  readonly set: number;
  /** As it lay before anybody took. */
  readonly piles: readonly Pile[];
  readonly table: readonly Lying[];
  readonly winner: Seat;
  /** How many cards each seat took. */
  readonly took: readonly number[];
}

/** A match of Slap Twenty-Four: plain JSON. The cards in `piles` and on the `table` are always forty. */
export interface SlapState {
  readonly config: SlapConfig;
  /** Null until a dynamic target is drawn. */
  readonly target: number | null;
  /** By seat. */
  readonly piles: readonly Pile[];
  /** Seat by seat, in the order in which each played. */
  readonly table: readonly Lying[];
  /** How many sets have been settled: the number of the open one, 0-based. */
  readonly set: number;
  /** Swaps in a row since the last settled set or reshuffle. */
  readonly swaps: number;
  /** By seat, how many cards are turned up next after a swap; null when a new deal is. */
  readonly owes: readonly number[] | null;
  /** By seat: locked after a false start up to this time (SLAP-3). */
  readonly locks: readonly Millis[];
  readonly phase: Phase;
  /** The set just settled, until new cards are opened or the counts are corrected. */
  readonly last: Settlement | null;
}

/** The state before the first event. */
export function newSlap(config: SlapConfig): SlapState {
  const { players, deck, target } = config;
  const dynamic = target === 'dynamic';
  return {
    config,
    target: dynamic ? null : target,
    piles: unseenPiles(CARDS, players),
    table: [],
    set: 0,
    swaps: 0,
    owes: null,
    locks: Array.from({ length: players }, () => 0),
    phase: dynamic ? { type: 'aiming' } : afterAiming(deck),
    last: null,
  };
}

/** A dealt deck is shuffled by the table, a real one by people, who then say that they are ready. */
export const afterAiming = (deck: Deck): Phase =>
  deck === 'dealt' ? { type: 'shuffling' } : { type: 'waiting', ready: [] };
