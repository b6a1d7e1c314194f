import type { Millis, Seat } from '#lib/core/match/game.ts';
import type { Heat, Late, Signal } from '#lib/games/table/signals.ts';
import type { ContestConfig } from './config.ts';
import type { X } from './x.ts';

/** An x that somebody has entered. `rank`: the order of entry, of which the lower wins among equals (CONTEST-4). */
export interface Entry {
  /** Null says that there is none: *Impossible*. */
  readonly x: X | null;
  readonly rank: number;
  /** When the seat was touched, not when it was typed (CONTEST-7). */
  readonly at: Millis;
}

/** Somebody's proof, or as much of it as was stated; `why` is null for one that is right, or was not needed. */
export interface Proof {
  readonly seat: Seat;
  /** One text a set, in order; the last one may be wrong. */
  readonly texts: readonly string[];
  readonly why: 'wrong' | 'conceded' | 'expired' | null;
}

/** The part of a match that it is in; `until` is its deadline. */
export type Phase =
  /** For the next round: who is ready. */
  | { readonly type: 'waiting'; readonly ready: readonly Seat[]; readonly until: Millis | null }
  | { readonly type: 'dealing' }
  | Racing
  | Answering
  /** Somebody has touched their seat; what was touched up to `until` still counts (SLAP-9). `then` is where it goes on. */
  | {
      readonly type: 'collecting';
      readonly signals: readonly Signal[];
      readonly then: Racing | Answering;
      readonly until: Millis;
    }
  /** Classic: the claimant enters an expression for each set, in order (CONTEST-1). */
  | {
      readonly type: 'entering';
      readonly claimant: Seat;
      readonly texts: readonly string[];
      readonly heat: Heat;
      readonly late: readonly Late[];
      readonly until: Millis | null;
    }
  | Slip
  /** Second phase: the best x proves first; those in `heard` have failed (CONTEST-9). */
  | {
      readonly type: 'proving';
      readonly seat: Seat;
      readonly texts: readonly string[];
      readonly heard: readonly Proof[];
      /** Who comes after, best first. */
      readonly order: readonly Seat[];
      readonly until: Millis | null;
    }
  /** One who plays alone is right: was it the best (CONTEST-9)? */
  | { readonly type: 'comparing'; readonly proof: Proof }
  | { readonly type: 'over'; readonly winners: readonly Seat[] };

/** Classic: everybody looks. */
export interface Racing {
  readonly type: 'racing';
  /** Who says that it is impossible (CONTEST-2). */
  readonly impossible: readonly Seat[];
  readonly until: Millis | null;
}

/** First phase: everybody looks for an x. */
export interface Answering {
  readonly type: 'answering';
  readonly until: Millis | null;
}

/** Somebody types an x under the cover; the answer clock stands still (CONTEST-7). */
export interface Slip {
  readonly type: 'slip';
  readonly signal: Signal;
  /** Who touched in the same moment and types next, in order. */
  readonly queue: readonly Signal[];
  /** What is left of the answer time; null for no limit. */
  readonly left: Millis | null;
  readonly until: Millis | null;
  /** It had to wait for somebody else’s slip, so the device is passed on first. */
  readonly waited: boolean;
}

/** A slip without an x. `final`: it was not opened, since a rival's x came first (CONTEST-8). */
export interface MissedSlip {
  readonly seat: Seat;
  readonly why: 'closed' | 'expired' | 'final';
}

/** A round that is over. */
export interface Round {
  readonly sets: readonly (readonly number[])[];
  /** `proved`: right · `wrong`: a claim that was not · `impossible`: all said so, or the first to have said so wins · `timedOut` · `nobody`: no proof held. */
  readonly by: 'proved' | 'wrong' | 'impossible' | 'timedOut' | 'nobody';
  readonly winner: Seat | null;
  /** By seat: −1, 0 or 1. */
  readonly points: readonly number[];
  /** In the order heard. */
  readonly proofs: readonly Proof[];
  /** By seat, in two-phase types. */
  readonly entries: readonly (Entry | null)[];
  /** The best x there was, where one played alone; null where it is not known. */
  readonly best: X | 'none' | null;
}

/** A contest. Plain data. */
export interface ContestState {
  readonly config: ContestConfig;
  readonly scores: readonly number[];
  readonly rounds: readonly Round[];
  /** The sets of the running round; none before it is dealt. */
  readonly sets: readonly (readonly number[])[];
  /** By seat, of the running round. */
  readonly entries: readonly (Entry | null)[];
  /** How many touches have led to a slip in this round. */
  readonly ranks: number;
  /** By seat, until when it waits for its next slip; null where it does not (CONTEST-7). */
  readonly rests: readonly (Millis | null)[];
  /** The slips that ended without an x since a seat was last touched. */
  readonly missed: readonly MissedSlip[];
  readonly phase: Phase;
}

/** A contest before its first event: it begins when everybody is ready. */
export function newContest(config: ContestConfig): ContestState {
  const nobody = Array.from({ length: config.players }, () => null);
  return {
    config,
    scores: nobody.map(() => 0),
    rounds: [],
    sets: [],
    entries: nobody,
    ranks: 0,
    rests: nobody,
    missed: [],
    phase: { type: 'waiting', ready: [], until: null },
  };
}
