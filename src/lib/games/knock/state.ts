import type { Millis, Seat } from '#lib/core/match/game.ts';
import type { Judged } from '#lib/games/table/judge.ts';
import type { Lying } from '#lib/games/table/table-cards.ts';
import { unseenPiles, type Pile } from '#lib/games/table/piles.ts';
import type { Heat, Late, Signal } from '#lib/games/table/signals.ts';
import type { KnockConfig } from './config.ts';
import { deckOf } from './deck.ts';

/** The part of a match that it is in; `until` is its deadline. */
export type Phase =
  /** Those among whom the highest card decides who deals first (KNOCK-2). */
  | { readonly type: 'drawing'; readonly among: readonly Seat[] }
  /** Their cards were equal: they draw again as soon as one of them says so (KNOCK-2). */
  | { readonly type: 'tied'; readonly among: readonly Seat[] }
  | { readonly type: 'aiming' }
  | { readonly type: 'shuffling' }
  /** For the dealer's signal (KNOCK-3). */
  | { readonly type: 'waiting' }
  | { readonly type: 'counting'; readonly until: Millis }
  | Open
  /** Somebody has knocked; what was touched up to `until` still counts (SLAP-9). */
  | {
      readonly type: 'collecting';
      readonly knocks: readonly Signal[];
      readonly since: Millis;
      readonly until: Millis;
    }
  | Claiming
  /** The deck round is over; the next dealer begins another (KNOCK-2, KNOCK-8). */
  | { readonly type: 'scored' }
  | { readonly type: 'over'; readonly winners: readonly Seat[] };

/** Everybody who is not barred looks for a solution. */
export interface Open {
  readonly type: 'open';
  /** Who says that nothing works (KNOCK-6). */
  readonly passed: readonly Seat[];
  /** When that was first said, and when the last one agreed who had to; null while nobody has, and in the first edition (SLAP-9). */
  readonly question: { readonly since: Millis; readonly agreed: Millis | null } | null;
  /** When the cards were opened, moved on by all the time that claims have taken since. */
  readonly since: Millis;
  readonly until: Millis | null;
}

/** Somebody has a solution (KNOCK-4). */
export interface Claiming {
  readonly type: 'claim';
  readonly claimant: Seat;
  /** Said aloud within the claim time; said, and to be believed or asked for within five seconds; to be entered within the claim time. */
  readonly stage: 'stating' | 'stated' | 'proving';
  readonly agreed: readonly Seat[];
  readonly heat: Heat | null;
  readonly late: readonly Late[];
  /** When the knock counted: late ones are measured from it. */
  readonly decided: Millis;
  readonly until: Millis | null;
  /** How long the four cards had been thought about, claims left out. */
  readonly thought: Millis;
}

/** A claim that has been decided. A wrong one bars the claimant from these four cards (KNOCK-5). */
export interface Claim extends Pick<Claiming, 'claimant' | 'heat' | 'thought'>, Judged {
  /** How it came about; `stood`: nobody asked to see it in time (KNOCK-4). */
  readonly by: 'agreed' | 'stood' | 'proved' | 'expired' | 'conceded' | 'ruled';
  /** What was entered, empty if nothing was. */
  readonly texts: readonly string[];
}

/** A set that has been settled. */
export interface KnockSet {
  /** Of the match and of its deck round, 0-based. */
  readonly set: number;
  readonly round: number;
  readonly target: number | null;
  readonly table: readonly Lying[];
  /** Who collected the cards; null when they were set aside. */
  readonly taker: Seat | null;
  /** How it ended: `passed`, `timedOut` and `barred` set the cards aside (KNOCK-6). */
  readonly by: 'claimed' | 'passed' | 'timedOut' | 'barred';
  /** All claims on it, in order. */
  readonly claims: readonly Claim[];
  /** How long it was thought about, claims left out. */
  readonly thought: Millis;
}

/** What a deck round came to (KNOCK-7). */
export interface Score {
  readonly target: number | null;
  readonly dealer: Seat;
  /** Cards won, by seat. */
  readonly won: readonly number[];
  readonly aside: number;
}

/** One card for each who drew, in seat order (KNOCK-2). */
export type Draw = readonly Lying[];

/** A target that was drawn: the last one holds, if it was not too hard (KNOCK-11). */
export interface Aim {
  readonly ranks: readonly number[];
  readonly target: number;
}

/** A match of Knock Twenty-Four: plain JSON. The cards in `piles`, `won`, `aside` and on the `table` are always the whole deck. */
export interface KnockState {
  readonly config: KnockConfig;
  /** Of this deck round; null until a dynamic one is drawn. */
  readonly target: number | null;
  /** Who deals this deck round (KNOCK-2). */
  readonly dealer: Seat;
  /** 0-based. */
  readonly round: number;
  /** How many sets have been settled in the match: the number of the open one, 0-based. */
  readonly set: number;
  /** Two for two players, else four: by seat, those without a player belong to the table or, alone, to the one who plays (KNOCK-10). */
  readonly piles: readonly Pile[];
  /** By seat, what each has won in this deck round (KNOCK-5). */
  readonly won: readonly Pile[];
  /** Won by nobody in this deck round (KNOCK-6). */
  readonly aside: Pile;
  /** In the order of the piles that the cards came from. */
  readonly table: readonly Lying[];
  /** The wrong claims on the cards on the table, in order. */
  readonly claims: readonly Claim[];
  /** By seat: locked after a false start up to this time (SLAP-3). */
  readonly locks: readonly Millis[];
  readonly phase: Phase;
  /** The set just settled, until new cards are opened or the counts are corrected. */
  readonly last: KnockSet | null;
  /** Every set of the match that has been settled. */
  readonly sets: readonly KnockSet[];
  /** By deck round, those that are over. */
  readonly scores: readonly Score[];
  /** How the first dealer was drawn. */
  readonly draws: readonly Draw[];
  /** The targets drawn for this deck round. */
  readonly aims: readonly Aim[];
}

/** How many piles there are (KNOCK-10). */
export const pilesOf = ({ players }: KnockConfig): number => (players === 2 ? 2 : 4);

/** The state before the first event. */
export function newKnock(config: KnockConfig): KnockState {
  const { players, dealer } = config;
  const among = Array.from({ length: players }, (_, seat) => seat);
  const drawn = dealer === 'drawn';
  const first: KnockState = {
    ...newRound(config),
    config,
    dealer: drawn ? 0 : dealer,
    round: 0,
    set: 0,
    locks: among.map(() => 0),
    sets: [],
    scores: [],
    draws: [],
  };
  return drawn ? { ...first, phase: { type: 'drawing', among } } : first;
}

/** What every deck round begins with. */
export function newRound(config: KnockConfig) {
  const { players, target } = config;
  return {
    target: target === 'dynamic' ? null : target,
    piles: unseenPiles(deckOf(config).length, pilesOf(config)),
    won: unseenPiles(0, players),
    aside: [],
    table: [],
    claims: [],
    phase: target === 'dynamic' ? { type: 'aiming' } : afterAiming(config),
    last: null,
    aims: [],
  } as const satisfies Partial<KnockState>;
}

/** A dealt deck is shuffled by the table, a real one by the dealer, who then gives the signal. */
export const afterAiming = ({ deck }: KnockConfig): Phase =>
  deck === 'dealt' ? { type: 'shuffling' } : { type: 'waiting' };
