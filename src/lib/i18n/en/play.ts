import { formatPlural } from '../format.ts';

/** What the page of an open match says beside its board. */
export const play = {
  title: 'At the table',
  opening: 'The cards are coming',
  leave: {
    title: 'Leave the table?',
    text: 'The match waits on the first page, as it lies now.',
    stay: 'Stay',
    go: 'Leave',
  },
  elsewhere: {
    title: 'It goes on in another window',
    text: 'Close the other window, or take the match over here. Nothing is lost.',
    here: 'Go on here',
  },
  home: 'To the start',
  list: 'All matches',
  fault: {
    missing: 'There is no such match here. It may have been deleted, or it was played on another device.',
    unknownGame: 'This match is of a game that this version does not know. Update the app to open it.',
    newerRules: 'This match was played by the rules of a newer version. Update the app to open it.',
    olderRules:
      'This match was played by older rules. It can be looked at in the list, and no longer be played.',
    broken: 'A part of this match cannot be read. It is kept as it is, and can be saved as a file.',
  },
  /** A damaged match is played on from where it can be read, as another match. */
  goOnFrom: {
    set: (set: number) => `Play on from set ${set}`,
    lost: (sets: number) =>
      sets === 0
        ? 'What came before it can be played on: only the last moments of the set are lost.'
        : `What came before it can be played on, without the ${formatPlural(sets, 'set', 'sets')} that followed.`,
    look: 'Look at what is left',
    wasOver: 'The match was over before it. What can be read can be looked at.',
  },
} as const;
