import { formatPlural } from '../format.ts';

/** What is said while the disk is not in use. */
export const memory = {
  reason: {
    unavailable: 'This browser keeps nothing here, as in a private window.',
    blocked: 'Another window of Two Dozen holds the games. Close it, then try again.',
    timeout: 'The phone does not answer when asked to save.',
    quota: 'The phone is out of room.',
    newer: 'These games were saved by a newer version. Update the app to see them; nothing is deleted.',
    broken: 'The phone could not save.',
  },
  risk: (count: number) =>
    count === 0
      ? 'New hands are kept until you close the app.'
      : `${formatPlural(count, 'change is', 'changes are')} kept in memory only. Save a file, or try again.`,
  lost: {
    fact: 'The games kept here are lost.',
    text: 'The browser found its store damaged and began an empty one. New hands are kept again.',
    action: 'Understood',
  },
  tryAgain: 'Try again',
  trying: 'Trying…',
  inVain: (times: number) => (times === 1 ? 'Tried again, in vain.' : `Tried again ${times} times, in vain.`),
  saveFile: 'Save file',
};
