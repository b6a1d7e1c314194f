import type { Seat } from '#lib/core/match/game.ts';

/** The seat that a key acts for; `keys` by seat, as `KeyboardEvent.key` in lower case. Null for another key. */
export function seatOfKey(event: KeyboardEvent, keys: readonly string[]): Seat | null {
  const seat = keys.indexOf(event.key.toLowerCase());
  return seat < 0 ? null : seat;
}

/** Which of the four keys a table uses, by seat: those furthest apart on the keyboard. */
const USED: Readonly<Record<number, readonly number[]>> = {
  1: [0],
  2: [0, 3],
  3: [0, 1, 3],
  4: [0, 1, 2, 3],
};

/** The keys of a table, by seat, out of the four that are set. */
export const keysAt = (four: readonly string[], seats: number): readonly string[] =>
  (USED[seats] ?? []).map((place) => four[place] ?? '');

/** The four keys with those of a table changed; a key that another place had is exchanged, so that no two are alike. */
export function withKeysAt(four: readonly string[], keys: readonly string[]): readonly string[] {
  const next = [...four];
  for (const [seat, key] of keys.entries()) {
    const place = USED[keys.length]?.[seat];
    if (place === undefined) continue;
    const other = next.indexOf(key);
    if (other >= 0) next[other] = next[place] ?? '';
    next[place] = key;
  }
  return next;
}
