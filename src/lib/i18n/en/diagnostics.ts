import { formatCount, formatList, formatPlural } from '../format.ts';

const amount = (hands: number, matches: number): string => {
  const [some, others] = [formatPlural(hands, 'hand', 'hands'), formatPlural(matches, 'match', 'matches')];
  if (hands === 0) return others;
  return matches === 0 ? some : formatList([some, others]);
};

/** How the app and both copies of the games are, for people who want to know or to ask for help. */
export const diagnostics = {
  recovered: (hands: number, matches: number, unread: number) =>
    [
      ...(hands + matches > 0 ? [`${amount(hands, matches)} recovered.`] : []),
      ...(unread > 0 ? [`${formatPlural(unread, 'line', 'lines')} of the copy could not be read.`] : []),
    ].join(' '),
  saveCopy: 'Save the copy as it is',
  title: 'Diagnostics',
  version: 'Version',
  store: 'Games',
  onDisk: (hands: number, matches: number, events: number) =>
    `on the disk · ${formatPlural(hands, 'hand', 'hands')}, ${formatPlural(matches, 'match', 'matches')} with ${formatPlural(events, 'event', 'events')}`,
  inMemory: {
    unavailable: 'in memory only: the browser keeps nothing here',
    blocked: 'in memory only: another window holds them',
    timeout: 'in memory only: the disk does not answer',
    quota: 'in memory only: no room',
    newer: 'in memory only: saved by a newer version',
    broken: 'in memory only: the disk fails',
  },
  copy: 'Second copy',
  copyState: {
    off: 'resting',
    starting: 'being checked',
    live: 'complete',
    elsewhere: 'kept by another window',
    none: 'this browser has no place for one',
    hung: 'does not answer; it is tried again',
    full: 'no room for it; it is tried again',
    broken: 'fails; it is tried again',
  },
  copyMore: (files: number, size: string) => `${formatPlural(files, 'file', 'files')}, the newest ${size}`,
  rebuilt: (times: number, damaged: number) =>
    `rebuilt ${formatPlural(times, 'time', 'times')}, ${formatPlural(damaged, 'damaged line', 'damaged lines')}`,
  kept: 'Kept for good',
  persistence: {
    kept: 'yes',
    'best-effort': 'while there is room',
    unknown: 'the browser does not say',
  },
  used: 'Space used',
  ofSpace: (used: string, most: string) => `${used} of ${most}`,
  unknown: 'unknown',
  saved: 'Last saved to a file',
  never: 'never',
  recoveredEver: 'Recovered so far',
  recoveredAmount: (hands: number, matches: number) =>
    hands + matches === 0 ? 'nothing was ever missing' : amount(hands, matches),
  setAside: 'Set aside',
  setAsideRows: (rows: number) => (rows === 0 ? 'nothing' : `${formatCount(rows)} unreadable`),
  fault: 'Last fault',
  browser: 'Browser',
  copyReport: 'Copy report',
  copied: 'Copied. Nothing of your games is in it.',
  notCopied: 'The browser does not let it be copied.',
};
