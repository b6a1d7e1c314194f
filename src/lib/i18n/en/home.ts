import { formatPlural } from '../format.ts';

export const home = {
  description: 'The Twenty-Four card games, offline, on one phone.',
  first: {
    say: 'Make 24 from the four cards: each once, with + − × ÷ and brackets.',
    begin: 'Begin',
    restore: 'Played before? Bring your games',
    place: 'Place for the seal',
  },
  today: 'Today’s hand',
  number: (number: number) => `No. ${number}`,
  solvedIn: (clock: string) => `Solved in ${clock}`,
  solvedWithHelp: 'Solved with help',
  shown: 'Shown',
  begun: 'Begun',
  make: 'Make 24',
  goOn: 'Go on',
  ways: 'See the other ways',
  rule: 'Use each number once, with + − × ÷ and brackets. Red appears when you make 24.',
  loading: 'Today’s cards are being turned',
  faceDown: 'A card, face down',
  week: (solved: number, streak: number) =>
    `This week: ${formatPlural(solved, 'hand', 'hands')} solved. ${
      streak === 0 ? 'No days in a row yet.' : `${formatPlural(streak, 'day', 'days')} in a row.`
    }`,
  weekday: ['M', 'T', 'W', 'T', 'F', 'S', 'S'],
  practise: 'Practise',
  practiseSub: {
    first: 'Any hand, as long as you like',
    open: 'A hand is open on the table',
    spec: (count: number, highest: number, target: number) =>
      `${formatPlural(count, 'card', 'cards')}, 1 to ${highest}, make ${String(target).replace('-', '−')}`,
  },
  ready: 'Ready offline',
  offline: 'You are offline. Everything here still works.',
  update: { text: 'A new version is ready. Your games stay.', action: 'Update' },
};
