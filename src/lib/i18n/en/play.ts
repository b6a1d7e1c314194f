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
} as const;
