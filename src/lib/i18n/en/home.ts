import { formatPlural, signed } from '../format.ts';

export const home = {
  description: 'The Twenty-Four card games, offline, on one device.',
  first: {
    say: 'Make 24 from the four cards. Use each once, with +\u00a0−\u00a0×\u00a0÷ and brackets.',
    begin: 'Start',
    known: 'I know the game',
    language: 'Language',
    restore: 'Restore my games',
  },
  today: 'Today’s hand',
  number: (number: number) => `No. ${number}`,
  solvedIn: (clock: string) => `Solved in ${clock}`,
  solvedWithHelp: 'Solved with hints',
  shown: 'Answer shown',
  begun: 'Started',
  make: 'Make 24',
  goOn: 'Continue',
  ways: 'See all solutions',
  rule: 'Use each number once, with +\u00a0−\u00a0×\u00a0÷ and brackets. Make 24 to earn a red stamp.',
  loading: 'Turning over today’s cards…',
  faceDown: 'Face-down card',
  week: (solved: number, streak: number) =>
    `This week: ${formatPlural(solved, 'hand', 'hands')} solved. ${
      streak === 0 ? 'No streak yet.' : `Streak: ${formatPlural(streak, 'day', 'days')}.`
    }`,
  /** Where the week leads to. */
  pastDays: 'Past days',
  weekday: ['M', 'T', 'W', 'T', 'F', 'S', 'S'],
  practise: 'Practise',
  practiseSub: {
    first: 'Unlimited hands, at your own pace',
    open: 'Pick up where you left off',
    spec: (count: number, lowest: number, highest: number, target: number) =>
      `${formatPlural(count, 'card', 'cards')}, ${lowest} to ${highest}, make\u00a0${signed(target)}`,
  },
  ready: 'Ready offline',
  offline: 'You’re offline. Everything still works.',
  update: { text: 'A new version is ready. Your games are safe.', action: 'Update' },
};
