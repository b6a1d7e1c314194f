import { formatCount, formatList, formatPlural } from '../format.ts';

const amount = (hands: number, matches: number): string => {
  const [some, others] = [formatPlural(hands, 'hand', 'hands'), formatPlural(matches, 'match', 'matches')];
  if (hands === 0) return others;
  return matches === 0 ? some : formatList([some, others]);
};

/** How the app and both copies of the games are doing, for people who want to know or to ask for help. */
export const diagnostics = {
  recovered: (hands: number, matches: number, unread: number) =>
    [
      ...(hands + matches > 0 ? [`Recovered ${amount(hands, matches)}.`] : []),
      ...(unread > 0
        ? [`${formatPlural(unread, 'line', 'lines')} of the second copy couldn’t be read.`]
        : []),
    ].join(' '),
  saveCopy: 'Save the copy',
  title: 'Diagnostics',
  version: 'Version',
  store: 'Games',
  onDisk: (hands: number, matches: number, events: number) =>
    `Saved on this device: ${formatPlural(hands, 'hand', 'hands')}, ${formatPlural(matches, 'match', 'matches')} with ${formatPlural(events, 'event', 'events')}`,
  inMemory: {
    unavailable: 'Not saved: this browser isn’t saving anything',
    blocked: 'Not saved: Two Dozen is open in another window',
    timeout: 'Not saved: the storage isn’t responding',
    quota: 'Not saved: no space',
    newer: 'Not saved: a newer version saved the games here',
    broken: 'Not saved: the storage isn’t working',
  },
  copy: 'Second copy',
  copyState: {
    off: 'Paused',
    starting: 'Checking…',
    live: 'Complete',
    elsewhere: 'Another window looks after it',
    none: 'Not possible in this browser',
    hung: 'Not responding; retrying',
    full: 'Not enough space; retrying',
    broken: 'Not working; retrying',
  },
  copyMore: (files: number, size: string, isCached: boolean) =>
    `${formatPlural(files, 'file', 'files')}${isCached ? ' in the cache' : ''}, newest ${size}`,
  rebuilt: (times: number, damaged: number) =>
    `rebuilt ${formatPlural(times, 'time', 'times')}, ${formatPlural(damaged, 'damaged line', 'damaged lines')}`,
  kept: 'Saved permanently',
  persistence: {
    kept: 'Yes',
    'best-effort': 'Only while there’s space',
    unknown: 'The browser doesn’t say',
  },
  used: 'Space used',
  ofSpace: (used: string, most: string) => `${used} of ${most}`,
  unknown: 'Unknown',
  saved: 'Last backup',
  never: 'Never',
  recoveredEver: 'Recovered so far',
  recoveredAmount: (hands: number, matches: number) =>
    hands + matches === 0 ? 'Nothing has ever been lost' : amount(hands, matches),
  setAside: 'Damaged records',
  setAsideRows: (rows: number) => (rows === 0 ? 'None' : `${formatCount(rows)} skipped`),
  fault: 'Last problem',
  browser: 'Browser',
  copyReport: 'Copy report',
  copied: 'Copied. The report contains none of your games.',
  notCopied: 'This browser doesn’t allow copying.',
};
