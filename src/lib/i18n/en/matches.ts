import type { MatchFileError } from '#lib/core/match/file.ts';
import { formatCount, formatPlural } from '../format.ts';
import { formatBytes } from '../measures.ts';

/** Not a match, or a file that the phone cannot read at all. */
type Fault = MatchFileError | { readonly code: 'unreadable' };
/** The sentence for each fault of a file, with the data of that fault. */
type FileFaults = {
  readonly [Code in Fault['code']]: (fault: Fault & { readonly code: Code }) => string;
};

const AGAIN = 'Save the match to a file again, then open that file.';
const OTHER = 'Choose another match file.';
const UPDATE = 'Update the app, then open it again.';

const fileFault: FileFaults = {
  tooLarge: ({ size, most }) =>
    `This file is ${formatBytes(size)}, and a match file is at most ${formatBytes(most)}. ${OTHER}`,
  empty: () => `This file is empty. ${AGAIN}`,
  unreadable: () => 'The file couldn’t be read. Save it on this device first, then open it from there.',
  tooDeep: () => `This file isn’t in the form of a Two Dozen match. ${OTHER}`,
  tooMany: () => `This file has too much in it to be a match. ${OTHER}`,
  notJson: () => `This file is damaged. ${AGAIN}`,
  notMatch: () => 'This isn’t a Two Dozen match file. Choose one that was saved from the list of matches.',
  newerFile: () => `A newer version saved this file. ${UPDATE}`,
  header: () => `The start of this file is damaged. ${AGAIN}`,
  tooLong: () => `This file has more moves than a match can have. ${OTHER}`,
  cutOff: () => `This file is incomplete: moves are missing. ${AGAIN}`,
  unknownGame: () => `This version doesn’t have the game of this match. ${UPDATE}`,
  newerRules: () => `This match uses rules from a newer version. ${UPDATE}`,
  olderRules: () => 'This match uses old rules that this version no longer plays.',
  config: () => `The house rules in this file don’t work. ${AGAIN}`,
  players: ({ expected, found }) =>
    `This game is for ${formatPlural(expected, 'player', 'players')}, and the file has ${formatCount(found)}. ${AGAIN}`,
  names: ({ why }) =>
    `The name of player ${formatCount(why.seat + 1)} is ${{ emptyName: 'empty', longName: 'too long', sameName: 'used twice' }[why.code]}. ${AGAIN}`,
  event: ({ seq }) => `Move ${formatCount(seq + 1)} in this file can’t be read. ${AGAIN}`,
  refused: ({ seq }) => `Move ${formatCount(seq + 1)} in this file breaks the rules. ${AGAIN}`,
};

/** Sentences about saved matches of any game. */
export const matches = { fileFault };
