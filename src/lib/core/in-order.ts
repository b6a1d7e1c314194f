/**
 * Puts a handful of items in order, in their array, and answers it. Those that need not precede one another stay as they are. For as few as a hand
 * has, where `sort` costs more than the order is worth.
 */
export function putInOrder<T>(items: T[], isBefore: (a: T, b: T) => boolean): T[] {
  for (let next = 1; next < items.length; next += 1) {
    const item = items[next] as T;
    let at = next;
    for (let other = items[at - 1] as T; at > 0 && isBefore(item, other); other = items[at - 1] as T) {
      items[at] = other;
      at -= 1;
    }
    items[at] = item;
  }
  return items;
}
