import { MOST_HALVES } from '#lib/games/kings/events.ts';

/** Half points out of what somebody typed: `15½`, `15.5`, `15,5`, `−3`, `½`; null for what is no number of halves, or beyond any sheet. */
export function parseHalves(typed: string): number | null {
  const found = /^\s*([-−]?)\s*(\d{0,4})(½|[.,][05])?\s*$/.exec(typed);
  if (!found) return null;
  const [, minus, whole = '', part = ''] = found;
  if (whole === '' && part === '') return null;
  const halves = 2 * Number(whole) + (part === '½' || part.endsWith('5') ? 1 : 0);
  // No minus nothing: it would be another zero.
  return halves > MOST_HALVES ? null : minus && halves > 0 ? -halves : halves;
}
