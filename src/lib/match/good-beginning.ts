import { isOver, standingOf } from '#lib/core/match/standing.ts';
import { stateAt } from '#lib/core/match/timeline.ts';
import type { Found } from './library.svelte.ts';

/** A match whose log is damaged, with what can still be read of it. */
export type Broken = Found & { readonly type: 'broken' };

/** What playing on from the good beginning of a damaged match comes to. */
export interface GoodBeginning {
  /** The set in which one plays on, counted from 1. */
  readonly set: number;
  /** How many sets that were finished after the damage are not in it. */
  readonly lost: number;
  /** It had come to its end by then: it can only be looked at. */
  readonly over: boolean;
}

/** What is left of a damaged match, and what is not. */
export function goodBeginningOf({ row, beginning: { game, timeline } }: Broken): GoodBeginning {
  const standing = standingOf(game, stateAt(timeline));
  const lost = Math.max(0, row.standing.sets - standing.sets);
  return { set: standing.sets + 1, lost, over: isOver(standing) };
}
