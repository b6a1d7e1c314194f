import { formatBytes, formatCount, formatList, formatPlural } from '../format.ts';

const hands = (count: number) => formatPlural(count, 'hand', 'hands');
const matches = (count: number) => formatPlural(count, 'match', 'matches');

/** Saving everything to a file, bringing it back, and being reminded of it. */
export const backup = {
  amount: (hand: number, match: number) => `${hands(hand)}, ${matches(match)}`,
  title: 'Restore from a file',
  /** The words may break: it is a title. */
  titleOf: (when: string) => `Bring back ${when.replaceAll('\u00a0', ' ')}?`,
  choose: 'Choose a file that Two Dozen has saved, here or on another phone.',
  action: {
    choose: 'Choose file',
    other: 'Other file',
    restore: 'Restore',
    replace: 'Replace all',
    done: 'Done',
  },
  reading: 'Reading the file…',
  here: (hand: number, match: number) =>
    hand + match === 0
      ? 'This phone has none yet.'
      : `This phone has ${formatCount(hand)} and ${formatCount(match)}.`,
  how: 'How',
  hows: { merge: 'Merge', replace: 'Replace' },
  about: {
    merge: 'Merging keeps both and drops doubles. Settings stay as they are here.',
    replace: 'What is on this phone goes, and the file takes its place. That cannot be taken back.',
    empty: 'Hands, matches and settings come as they were saved. Matches in play go on where they stood.',
  },
  saveFirst: 'Save this phone first',
  saved: 'Saved.',
  working: 'Restoring… Please leave the app open.',
  done: (hand: number, match: number, longer: number) => {
    const parts = [
      ...(hand > 0 ? [hands(hand)] : []),
      ...(match > 0 ? [matches(match)] : []),
      ...(longer > 0 ? [`the rest of ${matches(longer)}`] : []),
    ];
    return parts.length === 0
      ? 'Everything in the file was here already.'
      : `Here now: ${formatList(parts)}.`;
  },
  unchanged: 'Nothing has changed here.',
  tooLarge: (size: number, most: number) =>
    `The file has ${formatBytes(size)}, and a backup has at most ${formatBytes(most)}. Choose one that Two Dozen has saved.`,
  fault: {
    empty: 'There is nothing in the file: save it anew, or copy it once more.',
    tooMany: 'The file has far more in it than any backup.',
    tooDeep: 'The file is built in a way that Two Dozen never writes.',
    foreign: 'This file is no backup of Two Dozen.',
    oneMatch: 'This is a single match. Open it under Progress, Matches.',
    cutOff: 'The file ends too early: it was not copied whole.',
    newer: 'A newer Two Dozen has saved this file. Update the app first.',
    forbidden: 'The file holds names that do not belong in a backup.',
    altered: 'The file was changed after it was saved, or damaged on its way.',
    malformed: 'Something in the file cannot be read.',
    double: 'The file holds the same hand or match twice.',
    unlawful: 'A match in the file breaks the rules of its game.',
    unreadable: 'The phone could not read the file.',
  },
  disk: {
    unavailable: 'This browser keeps nothing here, as in a private window.',
    blocked: 'Another window of Two Dozen holds the games. Close it, then try again.',
    timeout: 'The phone does not answer when asked to save.',
    quota: 'There is no room on the phone for all of it.',
    newer: 'The games here were saved by a newer Two Dozen. Update the app first.',
    broken: 'The phone could not save it.',
  },
  remind: {
    title: 'Keep a copy?',
    text: (hand: number, match: number) => {
      const parts = [...(hand > 0 ? [hands(hand)] : []), ...(match > 0 ? [matches(match)] : [])];
      const what = formatList(parts.length > 0 ? parts : [hands(0)]);
      return `${what} ${hand + match === 1 ? 'is' : 'are'} on this phone alone, in no file yet.`;
    },
    action: 'Save to a file',
  },
  unsaved: (hand: number) => `${hands(hand)} ${hand === 1 ? 'is' : 'are'} in no file yet.`,
  saveBefore: 'Save to a file first',
};
