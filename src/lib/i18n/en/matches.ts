import type { MatchFileError } from '#lib/core/match/file.ts';
import { formatBytes, formatCount, formatPlural } from '../format.ts';

/** Beside what is no match: what the phone cannot read at all. */
type Fault = MatchFileError | { readonly code: 'unreadable' };
/** The sentence for each fault of a file, with the data of that fault. */
type FileFaults = {
  readonly [Code in Fault['code']]: (fault: Fault & { readonly code: Code }) => string;
};

const AGAIN = 'Save the match to a file again, and open that.';

const fileFault: FileFaults = {
  tooLarge: ({ size, most }) =>
    `This file has ${formatBytes(size)}, and a match has at most ${formatBytes(most)}. Choose the file of one match.`,
  empty: () => `There is nothing in this file. ${AGAIN}`,
  unreadable: () => 'The phone could not read the file. Save it on the phone itself, then open it there.',
  tooDeep: () => 'This file is built in a way that Two Dozen never writes. Choose the file of one match.',
  tooMany: () => 'This file has far more in it than a match. Choose the file of one match.',
  notJson: () => `This file is damaged. ${AGAIN}`,
  notMatch: () => 'This is no match of Two Dozen. Choose a file that was saved from the list of matches.',
  newerFile: () => 'This file was saved by a newer version. Update the app, then open it again.',
  header: () => `The beginning of this file is damaged. ${AGAIN}`,
  tooLong: () => 'This file has more moves than a match can have. Choose the file of one match.',
  cutOff: () => `This file ends too early: moves are missing. ${AGAIN}`,
  unknownGame: () =>
    'This match is of a game that this version does not know. Update the app, then open it again.',
  newerRules: () =>
    'This match was played by the rules of a newer version. Update the app, then open it again.',
  olderRules: () => 'This match was played by older rules, which this version plays no more.',
  config: () => `The house rules in this file cannot be played. ${AGAIN}`,
  players: ({ expected, found }) =>
    `This game is for ${formatPlural(expected, 'player', 'players')}, and the file has ${formatCount(found)}. ${AGAIN}`,
  names: ({ why }) =>
    `The name of player ${formatCount(why.seat + 1)} is ${{ emptyName: 'empty', longName: 'too long', sameName: 'there twice' }[why.code]}. ${AGAIN}`,
  event: ({ seq }) => `Move ${formatCount(seq + 1)} in this file cannot be read. ${AGAIN}`,
  refused: ({ seq }) => `Move ${formatCount(seq + 1)} in this file is against the rules. ${AGAIN}`,
};

/** What is said of kept matches as such, whatever their game. */
export const matches = { fileFault };
