import type { ContestMatch } from './match.ts';

/** What there is of a screen; `em` is the size of words. */
type Size = Readonly<Record<'width' | 'height' | 'em', number>>;

/** How deep and how long one's own keys are along an edge, in the size of words; FlatTable.svelte draws them so. */
const KEYS = { deep: 12, long: 32 };
/** How much of the middle stays free between the numbers of all: for the clock and the menu. */
const FREE = 5.5;

/** Whether there is room for a place of its own for each, side by side: nobody hands the device over. */
export const haveRoom = (players: number, { width, height, em }: Size): boolean =>
  players > 1 && em > 0 && width >= em * Math.max(40, 11 * players) && height >= 44 * em;

/** Whether each has room for their keys at an edge of their own, with the numbers turned to them, while nothing gets smaller than can be read. */
export function canLie({ header, config }: Pick<ContestMatch, 'header' | 'config'>, size: Size): boolean {
  const { length } = header.players;
  if (length < 2 || size.em === 0) return false;
  const { sets, numbers } = config;
  const [width, height] = [size.width / size.em, size.height / size.em];
  const short = Math.min(width, height);
  const deep = Math.max(KEYS.deep, 0.22 * short);
  if (length === 2) return width >= KEYS.long && height >= 2 * deep + FREE + 2 * Math.max(4, 2.5 * sets);
  const inner = short - 2 * deep;
  const rows = Math.min(4.5 * sets, (inner - FREE) / 2);
  return short - deep >= KEYS.long && rows >= 1.75 * sets && inner - rows >= (sets > 2 ? 2 : 2.5) * numbers;
}
