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
  again: 'Another match',

  // Over all matches of a game.
  together: {
    matches: (count: number) => formatPlural(count, 'match', 'matches'),
    table: (game: string) => `${game}, all matches`,
    name: 'Name',
    played: 'Played',
    won: 'Won',
    best: (name: string, date: string) => `${name}, ${date}`,
    look: (what: string) => `${what}: look back at it`,
    reading: 'The matches are being read',
    failed: 'The matches could not be read. They are still kept.',
    retry: 'Try again',
    note: 'Of two and more, played out or stopped. A win that is shared counts for each.',
    empty: {
      title: 'Nothing to add up yet',
      text: 'Once a match of two or more is over, it stands here what everybody has come to.',
      action: 'To the table',
    },
  },
};
