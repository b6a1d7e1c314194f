import type { SharedFault } from '#lib/games/contest/shared.ts';
import { formatList, formatPlural, signed } from '../format.ts';
import { formatBytes } from '../measures.ts';

const rounds = (count: number) => formatPlural(count, 'round', 'rounds');
const points = (count: number) => signed(formatPlural(count, 'point', 'points'));

/** What a parameter of an address is about. */
const PARAMETERS: Readonly<Record<string, string>> = {
  v: 'version',
  type: 'type of game',
  target: 'target',
  numbers: 'numbers in a set',
  sets: 'number of sets',
  range: 'range of numbers',
  end: 'end score',
  round: 'round time',
  between: 'time between rounds',
  answer: 'answer time',
  entry: 'time to enter',
  seed: 'number of the rounds',
  by: 'name of a player',
  r: 'result of a player',
};
const about = (field: string) => PARAMETERS[field] ?? 'link';

/** A sentence for each way in which an address or a file holds no rounds. */
const FAULTS: {
  readonly [Code in SharedFault['code']]: (fault: Extract<SharedFault, { readonly code: Code }>) => string;
} = {
  tooLong: () => 'This link is too long to be one of ours.',
  newer: () => 'This link comes from another version of the app. Update it and open the link again.',
  noFile: () => 'This isn’t a file of Contest rounds.',
  cutOff: () => 'This file is incomplete. Ask for it again.',
  unreadable: () => 'The file couldn’t be read. Save it on this device first, then open it from there.',
  tooLarge: ({ size, most }) =>
    `This file is ${formatBytes(size)}; the limit is ${formatBytes(most)}. Choose another.`,
  missing: ({ field }) => `This link is cut off: the ${about(field)} is missing. Ask for it again.`,
  repeated: ({ field }) => `This link gives the ${about(field)} twice. Ask for it again.`,
  setting: ({ field }) => `This link doesn’t work: the ${about(field)} isn’t allowed.`,
  result: ({ field }) => `This link doesn’t work: we couldn’t read the ${about(field)}.`,
};

/** The page where two phones have the same rounds. */
export const contestShared = {
  title: 'The same rounds',
  back: 'Back to set-up',
  about: [
    'Play the same contest as a friend elsewhere: send a link or a file, and their device deals the same numbers, round by round.',
    'Nothing else is sent. Play when you like, and compare afterwards.',
  ],
  setUp: 'Set up a contest',
  open: 'Open a file',
  fault: FAULTS,
  same: 'The numbers are the same on every device with this link.',
  number: (seed: string) => `Rounds no. ${seed}`,
  others: (names: readonly string[], count: number) =>
    `${formatList(names)} ${names.length === 1 ? 'has' : 'have'} played ${rounds(count)}. Play them to see the results.`,
  who: 'Who plays here',
  goesOn: 'You’ve started these rounds.',
  goOn: 'Continue',
  share: 'Share these rounds',
  shareMore: 'a link that deals the same numbers',
  tell: 'Share your result',
  tellMore: 'the link with your points, to compare',
  file: 'Save as a file',
  fileMore: 'the same rounds, to send or save',
  text: (game: string) => `${game}: play the same rounds as me`,
  told: (game: string, names: readonly string[], scores: readonly number[]) =>
    `${game}: ${formatList(names.map((name, at) => `${name} ${points(scores[at] ?? 0)}`))}. Play the same rounds and compare`,
  shared: {
    shared: 'Shared.',
    copied: 'Copied to the clipboard.',
    failed: 'Your browser can’t share or copy. Copy this page’s address instead.',
  },
  saved: 'Saved.',

  beside: 'Side by side',
  alone: 'Your result',
  nobodyYet: 'Share your result. When a friend sends theirs, open their link to compare.',
  overRounds: (count: number) => (count === 1 ? 'in the first round' : `in the first ${rounds(count)}`),
  here: 'on this device',
  points,
  round: (number: number) => `Round ${number}`,
  roundOf: (name: string, said: string) => `${name}: ${said}`,
  won: 'a point',
  lost: 'minus a point',
  nothing: 'no point',
  noX: 'no x',
  impossible: 'Impossible',
  best: (x: string) => `best ${x}`,
  again: 'Play them again',
  againMore: 'you know the numbers now',
  replay: 'Replay',
};
