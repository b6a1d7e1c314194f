import { isSolvable } from '#lib/core/search/solvable.ts';
import type { Best } from '#lib/core/match/figures.ts';
import type { Millis, Seat } from '#lib/core/match/game.ts';
import { ranksOnTable } from './table-cards.ts';
import { lastDeal, type SetRecord } from './record.ts';

/** A signal that was worth something: whose, how long after the cards were opened, and in which set (an index into the records). */
export interface Fastest {
  readonly seat: Seat;
  readonly after: Millis;
  readonly set: number;
}

/** A deal that could be made, and went back because nobody found it. */
export interface MissedDeal {
  readonly ranks: readonly number[];
  readonly target: number;
}

/** What a match comes to beside its result. */
export interface Tally {
  /** Sets won, by seat. */
  readonly won: readonly number[];
  /** By seat; null for one without. */
  readonly fastest: readonly (Fastest | null)[];
  /** The fastest of all, in a dead heat the first; null without any. */
  readonly best: Fastest | null;
  readonly missed: readonly MissedDeal[];
}

/** Adds up the records of a match with so many seats. Some microseconds a set. */
export function tallyOf(records: readonly SetRecord[], seats: number): Tally {
  const everySeat = Array.from({ length: seats }, (_, seat) => seat);
  const signals = records.flatMap(worthOf);
  const fastestOf = (those: readonly Fastest[]): Fastest | null =>
    those.reduce<Fastest | null>((best, one) => (best && best.after <= one.after ? best : one), null);
  return {
    won: everySeat.map((seat) => records.filter(({ winner }) => winner === seat).length),
    fastest: everySeat.map((seat) => fastestOf(signals.filter((signal) => signal.seat === seat))),
    best: fastestOf(signals),
    missed: records.flatMap(missedIn),
  };
}

/** The signals of a set that was decided. Who signals at once and has nothing to say was not fast: a wrong claim's does not count. */
function worthOf(record: SetRecord, set: number): readonly Fastest[] {
  if (record.decided === null) return [];
  const wrong = record.claims.filter(({ verdict }) => verdict === 'wrong').map(({ claimant }) => claimant);
  return (lastDeal(record)?.signals ?? [])
    .filter(({ seat, kind }) => kind === 'inTime' && !wrong.includes(seat))
    .map(({ seat, after }) => ({ seat, after, set }));
}

const NOT_LEFT = ['claimed', 'open'];

function missedIn({ deals, target }: SetRecord): readonly MissedDeal[] {
  return deals.flatMap((deal) => {
    const ranks = ranksOnTable(deal.table);
    if (ranks === null || target === null || NOT_LEFT.includes(deal.end)) return [];
    return isSolvable(ranks, target) ? [{ ranks, target }] : [];
  });
}

/** The fastest signal of a match, in milliseconds. */
export const fastestOf = ({ best }: Pick<Tally, 'best'>): Best | null =>
  best && { seat: best.seat, value: best.after, set: best.set };
