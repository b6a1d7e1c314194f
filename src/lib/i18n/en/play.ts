import { formatPlural } from '../format.ts';

/** What the page of an open match says beside its board. */
export const play = {
  title: 'At the table',
  opening: 'Opening the match…',
  leave: {
    title: 'Leave the table?',
    text: 'You can continue the match from Home.',
    stay: 'Stay',
    go: 'Leave',
  },
  elsewhere: {
    title: 'Open in another window',
    text: 'Close the other window, or continue here. Nothing is lost.',
    here: 'Continue here',
  },
  home: 'Go to Home',
  list: 'All matches',
  fault: {
    missing: 'This match isn’t here. It may have been deleted, or played on another device.',
    unknownGame: 'This version doesn’t know this game. Update the app to open the match.',
    newerRules: 'This match uses rules of a newer version. Update the app to open it.',
    olderRules: 'This match uses older rules. You can view it, but no longer continue it.',
    broken: 'Part of this match is damaged. It stays as it is, and you can save it as a file.',
  },
  /** A damaged match is played on from where it can be read, as another match. */
  goOnFrom: {
    set: (set: number) => `Continue from deal ${set}`,
    lost: (sets: number) =>
      sets === 0
        ? 'You can continue. Only the last moments of the deal are lost.'
        : `You can continue without the last ${formatPlural(sets, 'deal', 'deals')}.`,
    look: 'View what’s left',
    wasOver: 'The match was already over. You can view the undamaged part.',
  },
} as const;
