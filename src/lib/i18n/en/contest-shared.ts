import type { SharedFault } from '#lib/games/contest/shared.ts';
import { formatBytes, formatList, formatPlural } from '../format.ts';

const rounds = (count: number) => formatPlural(count, 'round', 'rounds');
const points = (count: number) => formatPlural(count, 'point', 'points').replace('-', '−');

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
  noFile: () => 'This file holds no rounds of a contest.',
  cutOff: () => 'This file ends too early: it was not copied whole. Ask for it once more.',
  unreadable: () => 'The phone could not read the file. Save it on the phone itself, then open it there.',
  tooLarge: ({ size, most }) =>
    `This file has ${formatBytes(size)}, and one with rounds has at most ${formatBytes(most)}. Choose another.`,
  missing: ({ field }) => `This link is cut off: the ${about(field)} is missing. Ask for it once more.`,
  repeated: ({ field }) => `This link says the ${about(field)} twice, so nobody knows which is meant.`,
  setting: ({ field }) => `This link does not fit: the ${about(field)} is none that the game allows.`,
  result: ({ field }) => `This link does not fit: the ${about(field)} in it cannot be read.`,
};

/** The page where two phones have the same rounds. */
export const contestShared = {
  title: 'The same rounds',
  back: 'To set-up',
  about: [
    'Friends apart can play the same contest: one sends a link or a file, and the other phone deals the same numbers, round for round.',
    'Nothing else goes anywhere. Play when you like, and compare afterwards.',
  ],
  setUp: 'Set up a contest',
  open: 'Open a file',
  fault: FAULTS,
  same: 'The numbers are the same on every phone with this link.',
  number: (seed: string) => `Rounds no. ${seed}`,
  others: (names: readonly string[], count: number) =>
    `${formatList(names)} ${names.length === 1 ? 'has' : 'have'} played ${rounds(count)}. What came of it is shown when you have played, too.`,
  who: 'Who plays here',
  goesOn: 'You have begun these rounds.',
  goOn: 'Go on',
  share: 'Share these rounds',
  shareMore: 'a link that deals the same numbers',
  tell: 'Share how it went',
  tellMore: 'the link with your points, to lay beside a friend’s',
  file: 'Save as a file',
  fileMore: 'the same, to send or to keep',
  text: (game: string) => `${game}: play the same rounds as I do`,
  told: (game: string, names: readonly string[], scores: readonly number[]) =>
    `${game}: ${formatList(names.map((name, at) => `${name} ${points(scores[at] ?? 0)}`))}. Play the same rounds and compare`,
  shared: {
    shared: 'Shared.',
    copied: 'Copied to the clipboard.',
    failed: 'This browser neither shares nor copies. The address of this page is the link.',
  },
  saved: 'Saved.',

  beside: 'Side by side',
  alone: 'How it went',
  nobodyYet: 'Send how it went; when a friend’s link with theirs comes back, open it, and both stand here.',
  overRounds: (count: number) => (count === 1 ? 'in the first round' : `in the first ${rounds(count)}`),
  here: 'on this phone',
  points,
  round: (number: number) => `Round ${number}`,
  roundOf: (name: string, said: string) => `${name}: ${said}`,
  won: 'a point',
  lost: 'a point less',
  nothing: 'no point',
  withX: (x: string, said: string) => `${x}, ${said}`,
  noX: 'no x',
  impossible: 'Impossible',
  best: (x: string) => `best ${x}`,
  again: 'Play them once more',
  againMore: 'you know the numbers now',
  replay: 'Replay',
};
