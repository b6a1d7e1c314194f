import { formatList, formatPlural } from '../format.ts';

/** How a match ended, and what it came to. */
export const standing = {
  title: 'How it ended',
  won: (name: string) => `${name} wins`,
  shared: (names: readonly string[]) => `${formatList(names)} share it`,
  stopped: 'Stopped as it stood',
  table: 'What each came to',
  sets: 'Sets won',
  fastest: 'Fastest',
  none: '–',
  noneSpoken: 'none',
  best: (name: string, set: number) => `${name} was the fastest of all, in set ${set}.`,
  missed: (count: number) =>
    `${formatPlural(count, 'deal', 'deals')} could be made, and nobody found out how.`,
  practise: (count: number) => (count === 1 ? 'Practise it' : 'Practise these'),
  allMatches: 'All matches together',
  again: 'Another match',
};
