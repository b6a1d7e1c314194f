import { formatList, formatPlural } from '../format.ts';

/** How a match ended, and what it came to. */
export const standing = {
  title: 'How it ended',
  won: (name: string) => `${name} wins`,
  shared: (names: readonly string[]) => `${formatList(names)} tie`,
  stopped: 'Stopped early',
  table: 'Results',
  sets: 'Deals won',
  fastest: 'Fastest',
  none: '–',
  noneSpoken: 'none',
  best: (name: string, set: number) => `${name} was the fastest of all, in deal ${set}.`,
  missed: (count: number) =>
    `${formatPlural(count, 'deal was', 'deals were')} solvable, but nobody solved ${count === 1 ? 'it' : 'them'}.`,
  practise: (count: number) => (count === 1 ? 'Practise it' : 'Practise these'),
  again: 'Play again',

  // Over all matches of a game.
  together: {
    matches: (count: number) => formatPlural(count, 'match', 'matches'),
    table: (game: string) => `${game}, all matches`,
    name: 'Name',
    played: 'Played',
    won: 'Won',
    best: (name: string, date: string) => `${name}, ${date}`,
    look: (what: string) => `${what}, replay`,
    reading: 'Reading the matches…',
    failed: 'We couldn’t read the matches. They’re still saved.',
    retry: 'Try again',
    note: 'Matches of two or more, finished or stopped early. A tie counts as a win for each.',
    empty: {
      title: 'Nothing here yet',
      text: 'Finish a match of two or more, and everybody’s totals appear here.',
      action: 'Go to the table',
    },
  },
};
