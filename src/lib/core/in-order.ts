/**
 * Puts an item among others that are in order, after all that it need not precede. For a handful of items, where sorting costs more than
 * the order is worth.
 */
export function insert<T>(items: T[], item: T, isBefore: (a: T, b: T) => boolean): void {
  let at = items.length;
  for (let other = items[at - 1]; other !== undefined && isBefore(item, other); other = items[at - 1]) {
    items[at] = other;
    at -= 1;
  }
  items[at] = item;
}
