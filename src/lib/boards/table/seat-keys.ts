import type { Seat } from '#lib/core/match/game.ts';

/**
 * The seat that a key acts for; `keys` by seat, as `KeyboardEvent.key` in lower case. Null for another key, one held down, a shortcut, or
 * while a sheet or a text field has the keys.
 */
export function seatOfKey(event: KeyboardEvent, keys: readonly string[]): Seat | null {
  if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return null;
  if (document.querySelector('dialog[open]')) return null;
  const seat = keys.indexOf(event.key.toLowerCase());
  return seat < 0 ? null : seat;
}
