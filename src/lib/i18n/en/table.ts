import { formatPlural } from '../format.ts';

/** What every table for several people says, whatever is played. */
export const table = {
  turnRound: 'Turn to the other side',
  /** Beside what begins a later match: what a first one begins with, once more. */
  tell: 'How it goes',
  pause: {
    open: 'Pause',
    title: 'Paused',
    go: 'Continue',
    step: 'Back one step',
    set: 'Back one deal',
    redo: 'Redo',
    verdict: 'Change the verdict',
    stray: (name: string) => `Ignore ${name}’s touch (accident)`,
    count: 'Correct the count',
    rules: 'Rules',
    how: 'How to play',
    keys: 'Keys',
    mute: 'Mute',
    unmute: 'Unmute',
    lies: 'Screen',
    full: 'Full screen',
    stop: 'End the match',
    stopMore: 'if everybody agrees',
    stopTitle: 'End the match?',
    stopText: 'The score stays as it is now. You can’t continue the match later.',
    across: {
      title: 'Go back?',
      text: 'Somebody has seen new cards since. Go back only if everybody agrees.',
      real: 'Move the real cards back, too.',
      not: 'Don’t go back',
    },
    stopNot: 'Not yet',
    stopAll: 'We all agree',
    leave: 'Leave the table',
    leaveMore: 'carry on later from Home',
    dark: 'Your screen may turn off.',
  },
  /** How the device is put before people. */
  lies: {
    auto: 'Automatic',
    flat: 'Flat on the table',
    standing: 'Standing up',
  },
  count: {
    title: 'Correct the count',
    less: (name: string) => `${name}, one less`,
    more: (name: string) => `${name}, one more`,
    onTable: 'On the table',
    keep: 'Save',
    explain: (all: number, off: number, players: number) => {
      const cards = formatPlural(Math.abs(off), 'card', 'cards');
      if (off > 0) return `${cards} too many. Take some away.`;
      if (off < 0) return `${cards} missing. Add some.`;
      return players === 2
        ? `${all} cards in all. One more for one player is one less for the other.`
        : `${all} cards in all. They only move between players.`;
    },
  },
  verdict: {
    title: 'Change the verdict',
    was: {
      right: (name: string) => `${name}’s solution counted as right.`,
      wrong: (name: string) => `${name}’s solution counted as wrong.`,
    },
    follow: 'The cards follow the new verdict.',
    reason: 'Why',
    usual: ['Misheard', 'Mistyped', 'All agree'],
    now: { right: 'It was right', wrong: 'It was wrong' },
  },
  cover: {
    title: 'Match paused',
    text: 'Is everybody in their place?',
    turn: (name: string) => `It’s ${name}’s turn.`,
    more: 'More',
  },
  keys: {
    title: 'Keys',
    text: 'A key for each seat. Tap a seat, then press its new key.',
    press: 'Press a key',
    refused: 'Use a letter or digit that no other seat has.',
    usual: 'Reset keys',
    of: (name: string, key: string) => `${name}: ${key}`,
  },
  target: {
    title: 'A new target',
    eight: 'Eight cards, face up.',
    takeAway: 'Take four away',
    stay: 'The middle four stay',
    leave: 'The two highest and two lowest go.',
    add: 'Add them up',
    set: 'Set the target',
    make: (target: number) => `Make ${target}`,
    share: (of100: number) => `${of100} of 100 deals have a solution`,
    fewDeals: 'Fewer than half of all deals have a solution.',
    deal: 'Shuffle and deal',
    play: (target: number) => `Play to make ${target}`,
    what: 'What to enter',
    all: 'All eight',
    four: 'The four that stay',
    change: 'Change a card',
    impossible: 'These cards can’t come up. Change one.',
    leftOut: 'We leave out the two highest and the two lowest.',
    leftOutFour: 'You’ve already left out two highest and two lowest.',
    stays: (rank: string) => `${rank}, stays`,
    leaves: (rank: string) => `${rank}, goes`,
  },
};
