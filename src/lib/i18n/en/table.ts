import { formatPlural } from '../format.ts';

/** What every table for several people says, whatever is played. */
export const table = {
  turnRound: 'Turn this round',
  pause: {
    open: 'Pause',
    title: 'Paused',
    go: 'Go on',
    step: 'Back one step',
    set: 'Back one set',
    redo: 'Redo',
    verdict: 'Change the verdict',
    stray: (name: string) => `${name} touched by mistake`,
    count: 'Correct the count',
    rules: 'Rules',
    keys: 'Keys',
    full: 'Full screen',
    stop: 'Stop here',
    stopMore: 'as it stands, if all agree',
    stopTitle: 'Stop for good?',
    stopText: 'If all agree, the match ends as it stands. Nobody can go on with it later.',
    across: {
      title: 'Take it back?',
      text: 'Somebody has seen other cards since. It is taken back only if everybody agrees.',
      not: 'Leave it',
    },
    stopNot: 'Not yet',
    stopAll: 'We all agree',
    leave: 'Leave the table',
    leaveMore: 'it can be continued from home',
    dark: 'This device may let the screen go dark.',
  },
  count: {
    title: 'Correct the count',
    less: (name: string) => `${name}, one less`,
    more: (name: string) => `${name}, one more`,
    onTable: 'On the table',
    keep: 'Keep',
    explain: (all: number, off: number, players: number) => {
      const cards = formatPlural(Math.abs(off), 'card', 'cards');
      if (off > 0) return `${cards} too many: somebody has less.`;
      if (off < 0) return `${cards} missing: somebody has more.`;
      return players === 2
        ? `${all} cards in all. What one has more, the other has less.`
        : `${all} cards in all. They only move between players.`;
    },
  },
  verdict: {
    title: 'Change the verdict',
    was: {
      right: (name: string) => `The claim of ${name} was taken as right.`,
      wrong: (name: string) => `The claim of ${name} was taken as wrong.`,
    },
    follow: 'The cards follow the new verdict.',
    reason: 'Why',
    usual: ['Misheard', 'Mistyped', 'All agree'],
    now: { right: 'It was right', wrong: 'It was wrong' },
  },
  cover: {
    title: 'The match waits',
    text: 'Is everybody in their place?',
    more: 'Something else',
  },
  keys: {
    title: 'Keys',
    text: 'A key for each seat. Tap a seat, then press its new key.',
    press: 'Press a key',
    refused: 'Letters and digits only, each for one seat.',
    usual: 'As at first',
    of: (name: string, key: string) => `${name}: ${key}`,
  },
  target: {
    title: 'A new target',
    eight: 'Eight cards, face up.',
    takeAway: 'Take four away',
    stay: 'The middle four stay',
    leave: 'Two highest and two lowest leave.',
    add: 'Add them up',
    set: 'Set the target',
    make: (target: number) => `Make ${target}`,
    share: (of100: number) => `${of100} of 100 deals can make it`,
    fewDeals: 'Less than half of all deals can make it.',
    deal: 'Shuffle and deal',
    play: (target: number) => `Play for ${target}`,
    what: 'What you enter',
    all: 'All eight',
    four: 'The four that stay',
    change: 'Change a card',
    impossible: 'No deck of four suits turns up these cards. Change one.',
    leftOut: 'We leave out the two highest and the two lowest.',
    leftOutFour: 'You have already left out two highest and two lowest.',
    stays: (rank: string) => `${rank}, stays`,
    leaves: (rank: string) => `${rank}, leaves`,
  },
};
