import type { Seat } from '#lib/core/match/game.ts';

/** Which key slaps for which seat, by seat: `KeyboardEvent.code`, so that it is the same place on every layout. Never a modifier. */
export const SEAT_KEYS: Readonly<Record<2 | 4, readonly string[]>> = {
  2: ['KeyA', 'KeyL'],
  4: ['KeyA', 'KeyF', 'KeyJ', 'KeyL'],
};

/** The seat that a key touches for; null for another key, one held down, a shortcut, or while a sheet or a text field has the keys. */
export function seatOfKey(event: KeyboardEvent, keys: readonly string[]): Seat | null {
  if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return null;
  if (document.querySelector('dialog[open]')) return null;
  const seat = keys.indexOf(event.code);
  return seat < 0 ? null : seat;
}
