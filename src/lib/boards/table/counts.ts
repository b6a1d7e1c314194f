/**
 * One card more (`by` 1) or less (`by` −1) for a seat. Of two the other gives or takes it; of more nobody can know who, so the sum is off
 * until that is entered too (SLAP-14). Null if there is no such card.
 */
export function changed(counts: readonly number[], seat: number, by: 1 | -1): readonly number[] | null {
  const next = counts.map((count, each) => {
    if (each === seat) return count + by;
    return counts.length === 2 ? count - by : count;
  });
  return next.every((count) => count >= 0) ? next : null;
}

/** How many cards lie in all the piles. */
export const cardsCounted = (counts: readonly number[]): number =>
  counts.reduce((sum, count) => sum + count, 0);

/** "9 + 7 + 8 + 12 + 4 = 40": the sum written out, so that everybody can check it. */
export function sumLine(counts: readonly number[], onTable: number): string {
  const parts = onTable === 0 ? counts : [...counts, onTable];
  return `${parts.join(' + ')} = ${cardsCounted(parts)}`;
}
