import { formatList, formatPlural } from '../format.ts';
import { formatBytes } from '../measures.ts';

const hands = (count: number) => formatPlural(count, 'hand', 'hands');
const matches = (count: number) => formatPlural(count, 'match', 'matches');

/** Backing up, restoring, and the reminder. */
export const backup = {
  amount: (hand: number, match: number) => `${hands(hand)}, ${matches(match)}`,
  title: 'Restore a backup',
  /** The words may break: it is a title. */
  titleOf: (when: string) => `Restore the backup from ${when.replaceAll('\u00a0', ' ')}?`,
  choose: 'Choose a Two Dozen backup file from this or another device.',
  action: {
    choose: 'Choose file',
    other: 'Choose another file',
    restore: 'Restore',
    replace: 'Replace all',
    done: 'Done',
  },
  reading: 'Reading the file…',
  here: (hand: number, match: number) =>
    hand + match === 0
      ? 'This device has no games yet.'
      : `This device has ${hands(hand)}, ${matches(match)}.`,
  how: 'How to restore',
  hows: { merge: 'Merge', replace: 'Replace' },
  about: {
    merge: 'Merging keeps everything and removes duplicates. Your settings stay the same.',
    replace: 'This deletes everything on this device and puts the backup in its place. It can’t be undone.',
    empty: 'This restores your hands, matches and settings. You can continue the matches you had open.',
  },
  saveFirst: 'Back up this device first',
  saved: 'Backed up',
  working: 'Restoring… Please keep the app open.',
  done: (hand: number, match: number, longer: number) => {
    const parts = [
      ...(hand > 0 ? [hands(hand)] : []),
      ...(match > 0 ? [matches(match)] : []),
      ...(longer > 0 ? [`the rest of ${matches(longer)}`] : []),
    ];
    return parts.length === 0
      ? 'Nothing new – you already had everything in this backup.'
      : `Restored: ${formatList(parts)}.`;
  },
  unchanged: 'Nothing on this device has changed.',
  tooLarge: (size: number, most: number) =>
    `This file is ${formatBytes(size)}, and a backup is at most ${formatBytes(most)}. Choose a Two Dozen backup.`,
  fault: {
    empty: 'This file is empty. Copy it again, or make a new backup.',
    tooMany: 'This file has too much in it to be a backup.',
    tooDeep: 'This file isn’t in the form of a Two Dozen backup.',
    foreign: 'This isn’t a Two Dozen backup.',
    oneMatch: 'This is a single match. Open it under Progress, Matches.',
    cutOff: 'The file is incomplete. Try copying it again.',
    newer: 'This backup is from a newer version of Two Dozen. Update the app first.',
    forbidden: 'This file isn’t a valid backup.',
    altered: 'The file has been changed or damaged.',
    malformed: 'Part of the file can’t be read.',
    double: 'The file has the same hand or match twice.',
    unlawful: 'A match in the file breaks the rules of its game.',
    unreadable: 'The file couldn’t be read.',
  },
  remind: {
    title: 'Back up your games?',
    text: (hand: number, match: number) => {
      const parts = [...(hand > 0 ? [hands(hand)] : []), ...(match > 0 ? [matches(match)] : [])];
      const what = formatList(parts.length > 0 ? parts : [hands(0)]);
      return `You have ${what} that ${hand + match === 1 ? 'isn’t' : 'aren’t'} backed up.`;
    },
    action: 'Back up',
  },
  unsaved: (hand: number) => `${hands(hand)} ${hand === 1 ? 'isn’t' : 'aren’t'} backed up.`,
  saveBefore: 'Back up first',
};
