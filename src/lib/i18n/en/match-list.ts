import { formatScore } from '../format.ts';

const SEVERAL: Readonly<Record<number, string | undefined>> = { 1: 'alone', 3: 'for three', 4: 'for four' };

/** The list of matches, and where one is opened from a file. */
export const matchList = {
  tabs: { label: 'What to look at', practice: 'Practice', matches: 'Matches' },
  list: 'Matches',
  toList: 'Back to the matches',
  together: 'All matches together',
  /** A game by its name and how many play it, two as the rule. */
  game: (name: string, players: number) =>
    players === 2 ? name : `${name} ${SEVERAL[players] ?? `for ${players}`}`,
  minutes: (minutes: number) => `${minutes} min`,
  stopped: 'stopped',
  goOn: 'Continue',
  score: (name: string, score: number, won: boolean) => `${name} ${formatScore(score)}${won ? ', won' : ''}`,
  more: (match: string) => `More about ${match}`,
  replay: 'Look back',
  save: 'Save as a file',
  saveMore: 'to keep, or to open on another device',
  remove: 'Delete',
  removed: 'Deleted one match.',
  undo: 'Undo',
  open: 'Open a match from a file',
  opened: 'It is in the list now.',
  empty: {
    title: 'No match yet',
    text: 'Play one at the table, and it can be looked at here, set by set. It stays on this phone.',
    action: 'To the table',
  },
  /** After the sentence why a file cannot be opened. */
  unopened: 'Nothing has been changed.',
};
