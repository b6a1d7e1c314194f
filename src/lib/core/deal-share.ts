import { SUITS } from './cards.ts';
import { handsOfFour } from './difficulty/four-ranks.ts';
import { isSolvable } from './search/solvable.ts';

/** How many of all deals of four cards from a deck make a target. */
export interface DealShare {
  readonly making: number;
  readonly deals: number;
}

const known = new Map<string, DealShare>();

/**
 * Counts exactly the deals of four cards, from four suits of 1 to `highest`, that make `target` (ARITH-7): 79,936 of 91,390 make 24. A
 * millisecond or two for the first question about a target and a deck, nothing after that.
 */
export function dealShare(target: number, highest: number): DealShare {
  const key = `${target} ${highest}`;
  const share = known.get(key) ?? count(target, highest);
  known.set(key, share);
  return share;
}

/** Whether most deals cannot make it: set-up warns, and a table may draw another target (SLAP-4, KNOCK-11). */
export const isBelowHalf = ({ making, deals }: DealShare): boolean => 2 * making < deals;

/** Of a hundred deals so many make it, as people say it; never rounded up to all or down to none. */
export function outOfHundred({ making, deals }: DealShare): number {
  const rounded = Math.round((100 * making) / deals);
  if (making === 0 || making === deals) return rounded;
  return Math.min(99, Math.max(1, rounded));
}

function count(target: number, highest: number): DealShare {
  const share = { making: 0, deals: 0 };
  for (const ranks of handsOfFour(highest)) {
    const ways = waysToDeal(ranks);
    share.deals += ways;
    if (isSolvable(ranks, target)) share.making += ways;
  }
  return share;
}

/** In how many ways a deck deals these ranks, given ascending: for each rank, which of its suits. */
function waysToDeal(ranks: readonly number[]): number {
  let ways = 1;
  let alike = 0;
  for (const [index, rank] of ranks.entries()) {
    alike = index > 0 && ranks[index - 1] === rank ? alike + 1 : 0;
    ways = (ways * (SUITS.length - alike)) / (alike + 1);
  }
  return ways;
}
