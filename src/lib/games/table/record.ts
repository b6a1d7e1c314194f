import type { Millis, Seat } from '#lib/core/match/game.ts';
import type { SeenCard } from './table-cards.ts';
import type { Heat } from './signals.ts';

/** How a touch turned out: it counted · came after the decision · before the cards were open · was taken out as a stray one (SLAP-3, SLAP-9). */
export type SignalKind = 'inTime' | 'late' | 'falseStart' | 'voided';

/** One touch, knock or call. Times since the cards were opened, claims left out: a false start's are below 0. */
export interface SignalRecord {
  readonly seat: Seat;
  readonly after: Millis;
  /** When it counted: later than `after` for a seat with a delay (SLAP-13). */
  readonly counts: Millis;
  readonly kind: SignalKind;
}

/** Somebody who said to find nothing, and when, since the cards were opened (SLAP-8, KNOCK-6). */
export interface QuitRecord {
  readonly seat: Seat;
  readonly after: Millis;
}

/**
 * How the cards on the table left it: somebody claimed them · all wanted others, or said that nothing works · nobody found anything in time ·
 * all were wrong · they were shuffled back. `open`: the match ended with them lying there.
 */
export type DealEnd = 'claimed' | 'swapped' | 'passed' | 'timedOut' | 'barred' | 'reshuffled' | 'open';

/** Cards on the table, from when they were opened until they left it. */
export interface DealRecord {
  /** The place of the opening in the raw log. */
  readonly opened: number;
  /** By place, with the seat that laid each; a rank is null where nobody entered it. */
  readonly table: readonly SeenCard[];
  /** How each seat stood while these lay there, as in the record. */
  readonly counts: readonly number[];
  /** In the order in which they came. */
  readonly signals: readonly SignalRecord[];
  readonly quits: readonly QuitRecord[];
  readonly end: DealEnd;
  /** How long they lay there. */
  readonly ms: Millis;
}

/** One who had to state a solution, and what came of it. */
export interface ClaimRecord {
  readonly claimant: Seat;
  /** Who believed or asked; null where that was no single player. */
  readonly namer: Seat | null;
  /** When it was decided who had signalled, since the cards were opened, earlier claims left out. */
  readonly after: Millis;
  /** What is known of a dead heat; null when nobody raced. */
  readonly heat: Heat | null;
  /** What was entered; empty when it was only said. */
  readonly texts: readonly string[];
  /** The value of the first text that is wrong, else of the first, printed; null without one. */
  readonly value: string | null;
  readonly verdict: 'right' | 'wrong';
  /** How it came about at first. */
  readonly by: 'agreed' | 'stood' | 'proved' | 'expired' | 'conceded';
  /** Why the table changed the verdict to this one; null when it did not. */
  readonly ruled: string | null;
}

/** One set of a match as it was played, whatever the game. What was undone is not in it. */
export interface SetRecord {
  /** Of the match and its deck round, 0-based. */
  readonly set: number;
  readonly round: number;
  readonly target: number | null;
  /** One or more: each but the last was swapped or shuffled away. */
  readonly deals: readonly DealRecord[];
  /** In the order in which they were decided. */
  readonly claims: readonly ClaimRecord[];
  /** The place in the raw log of the event that settled it; null when the match ended before. */
  readonly decided: number | null;
  /** Null when nobody won it. */
  readonly winner: Seat | null;
  /** Cards that each seat took from the table. */
  readonly took: readonly number[];
  /** How each seat stood after it: cards in the pile (SLAP-11), or cards won (KNOCK-8). */
  readonly counts: readonly number[];
}

/** Cards that lie on the table: since when, in match time. */
export interface OpenDeal extends DealRecord {
  readonly openedAt: Millis;
}

/** A touch before the cards were open, in match time. */
export interface EarlyTouch {
  readonly seat: Seat;
  readonly at: Millis;
}

/** Cards that have just been opened. */
export const openedDeal = (
  at: Pick<OpenDeal, 'opened' | 'openedAt' | 'table' | 'counts'>,
  early: readonly EarlyTouch[],
): OpenDeal => ({
  ...at,
  signals: early.map(({ seat, at: touched }) => {
    const after = touched - at.openedAt;
    return { seat, after, counts: after, kind: 'falseStart' };
  }),
  quits: [],
  end: 'open',
  ms: 0,
});

/** Cards whose ranks somebody entered, by place. */
export const rankedDeal = (deal: OpenDeal, ranks: readonly number[]): OpenDeal => ({
  ...deal,
  table: deal.table.map((card, place) => ({ ...card, rank: ranks[place] ?? card.rank })),
});

/** Cards that leave the table, or with which the match ends. */
export const endedDeal = ({ openedAt, ...deal }: OpenDeal, end: DealEnd, at: Millis): DealRecord => ({
  ...deal,
  end,
  ms: at - openedAt,
});

/** The signals where those that counted until now, and are meant, count as something else. */
export const rekinded = (
  signals: readonly SignalRecord[],
  kind: SignalKind,
  isMeant: (signal: SignalRecord) => boolean,
): readonly SignalRecord[] =>
  signals.map((signal) => (signal.kind === 'inTime' && isMeant(signal) ? { ...signal, kind } : signal));

/** The signals where those that came too late count after all, if their seat is meant (SLAP-9). */
export const counted = (
  signals: readonly SignalRecord[],
  isMeant: (seat: Seat) => boolean,
): readonly SignalRecord[] =>
  signals.map((signal) =>
    signal.kind === 'late' && isMeant(signal.seat) ? { ...signal, kind: 'inTime' } : signal,
  );

/** The cards of a set that somebody claimed, or that lay there last. */
export const lastDeal = ({ deals }: SetRecord): DealRecord | null => deals.at(-1) ?? null;
