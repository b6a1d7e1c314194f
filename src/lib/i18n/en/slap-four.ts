import { formatList } from '../format.ts';
import { race } from './race.ts';

/** The table for four of Slap Twenty-Four: what stands in the zones, and between them. */
export const slapFour = {
  ...race,
  table: 'Table',
  cards: 'Cards on the table',
  zone: (name: string, count: number, says: readonly string[]) =>
    [`${name}, ${count} left`, ...says.filter(Boolean)].join('. '),
  counts: 'Counts in a moment',
  /** Where people call: who had it after the first. */
  nth: (place: number) => (place === 2 ? 'Second' : 'Third'),
  gaveUp: 'Gave up',
  /** There is no room for more words beside the other key. */
  stuck: 'Stuck?',
  stuckMore: 'Stuck? Ask to swap',
  allAgree: 'All agree. Swapping.',
  swapMine: 'Swap mine',
  keepMine: 'Keep mine',
  swapYours: 'Swap your card?',
  giveUp: 'Give up',
  giveUpSure: 'Yes, give up',
  back: 'Back',
  nothing: 'No solution. Anybody may swap.',
  whom: 'Who says it?',
  names: (name: string) => `${name} picks who says it.`,
  name: (name: string) => `Pick ${name}`,
  together: (names: readonly string[]) => `Dead heat: ${formatList(names)}.`,
  byLot: (name: string) => `Too close. ${name} lost the draw.`,
  silentByLot: (name: string) => `Time’s up. We drew lots: ${name} picks.`,
  say: (name: string) => `${name}, say it`,
  says: (name: string) => `${name} says it`,
  enters: (name: string) => `${name} is entering it`,
  asSaid: (name: string) => `${name}, as you said it`,
  take: (count: number, all: number) => `Take ${some(count, all)}`,
  /** The app has moved them. */
  youTake: (count: number, all: number) => `You take ${some(count, all)}`,
  /** What it comes to: the pile with them. */
  takeNow: (take: string, pile: number) => `${take} · ${pile}`,
  takes: (name: string, count: number, all: number) => `${name} takes ${some(count, all)}.`,
  turnUp: 'Everybody turns up one card.',
  turnUpNew: 'Swapped card under your pile, new one up.',
  reshuffle: 'Shuffle your piles',
  pick: 'Swap one card',
  keeps: 'Keeps',
  swaps: 'Swaps',
  mustSwap: 'Time’s up. Everybody swaps.',
  set: (set: number) => `deal ${set + 1}`,
  won: (name: string) => `${name} wins`,
  shared: (names: readonly string[]) => `${formatList(names)} tie`,
  left: (count: number) => `${count} left`,
  lie: (ranks: string, target: number) => `On the table: ${ranks}. Make ${target}.`,
  open: 'The cards are face up.',
};

function some(count: number, all: number): string {
  const spelled = ['none', 'one', 'two', 'three', 'four'][count] ?? String(count);
  return count === all ? `the ${spelled}` : spelled;
}
