/** What the table of hands is about: so many cards, the ranks from 1 to `highest`, and the target. */
export const TABLE = { count: 4, highest: 13, target: 24 } as const;

/** Whether the table knows all deals of so many cards, with such a highest rank and target. */
export const isInTable = (deal: {
  readonly count: number;
  readonly highest: number;
  readonly target: number;
  readonly digits?: boolean;
}): boolean =>
  !deal.digits && deal.count === TABLE.count && deal.highest <= TABLE.highest && deal.target === TABLE.target;

/** Whether the table knows a hand of these numbers. */
export const isHandInTable = (ranks: readonly number[], target: number): boolean =>
  Math.min(...ranks) > 0 && isInTable({ count: ranks.length, highest: Math.max(...ranks), target });
