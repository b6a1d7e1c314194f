import { formatScore } from '../format.ts';

const SEVERAL: Readonly<Record<number, string | undefined>> = { 1: 'alone', 3: 'for three', 4: 'for four' };

/** The list of matches, and where one is opened from a file. */
export const matchList = {
  list: 'Matches',
  toList: 'Back to the matches',
  together: 'Totals',
  /** A game by its name and how many play it, two as the rule. */
  game: (name: string, players: number) =>
    players === 2 ? name : `${name} ${SEVERAL[players] ?? `for ${players}`}`,
  minutes: (minutes: number) => `${minutes} min`,
  stopped: 'stopped early',
  goOn: 'Continue',
  score: (name: string, score: number, won: boolean) => `${name} ${formatScore(score)}${won ? ', won' : ''}`,
  more: (match: string) => `More about ${match}`,
  replay: 'Replay',
  save: 'Save as a file',
  saveMore: 'to keep or open on another device',
  remove: 'Delete',
  removed: 'Match deleted.',
  undo: 'Undo',
  open: 'Open a match from a file',
  opened: 'Added to your matches.',
  known: 'You already have this match.',
  empty: {
    title: 'No matches yet',
    text: 'Play one at the table, then replay it here. It stays on this device.',
    action: 'Go to the table',
  },
  /** After the sentence why a file cannot be opened. */
  unopened: 'Nothing has been changed.',
};
