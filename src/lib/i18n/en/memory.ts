import { formatPlural } from '../format.ts';

/** What the app says while it cannot save. */
export const memory = {
  reason: {
    unavailable: 'Nothing is being saved. That’s normal in a private window.',
    blocked: 'Two Dozen is open in another window. Close that window and try again.',
    timeout: 'This device’s storage isn’t responding.',
    quota: 'This device is out of space.',
    newer: 'These games were saved by a newer version. Update the app to see them. Nothing has been deleted.',
    broken: 'Saving failed.',
  },
  risk: (count: number) =>
    count === 0
      ? 'New hands will be lost when you close the app.'
      : `${formatPlural(count, 'change isn’t', 'changes aren’t')} saved yet. Save a backup or try again.`,
  lost: {
    fact: 'Your saved games were lost.',
    text: 'The browser’s storage was damaged and had to be reset. New hands will be saved.',
    action: 'OK',
  },
  tryAgain: 'Try again',
  trying: 'Trying…',
  inVain: (times: number) => (times === 1 ? 'Still not working.' : `Still not working after ${times} tries.`),
  saveFile: 'Save backup',
};
