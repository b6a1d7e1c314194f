/** Numbers in ascending order, repeated as often as they are there. */
export type Numbers = readonly number[];

/** The numbers in the order that the solver expects. For as few as a hand has, `sort` costs more than the order is worth. */
export function ascending(numbers: readonly number[]): Numbers {
  const sorted = [...numbers];
  for (let next = 1; next < sorted.length; next += 1) {
    const number = sorted[next] ?? 0;
    let at = next;
    for (; at > 0; at -= 1) {
      const before = sorted[at - 1] ?? 0;
      if (before <= number) break;
      sorted[at] = before;
    }
    sorted[at] = number;
  }
  return sorted;
}
