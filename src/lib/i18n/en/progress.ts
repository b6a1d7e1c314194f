import { formatPlural } from '../format.ts';

export const progress = {
  title: 'Progress',
  export: 'Save everything to a file',
  solved: (count: number) => (count === 1 ? 'hand solved' : 'hands solved'),
  share: 'of all hands',
  usual: 'usual time',
  streak: (days: number) => (days === 1 ? 'day in a row' : 'days in a row'),
  times: 'Time to solve',
  timesNote: (count: number) => `last ${formatPlural(count, 'hand', 'hands')} · red: your usual`,
  timesText: (usual: string | null, count: number) =>
    usual === null
      ? `Times of the last ${formatPlural(count, 'solved hand', 'solved hands')}`
      : `Times of the last ${formatPlural(count, 'solved hand', 'solved hands')}; the usual one is ${usual}`,
  empty: {
    title: 'Nothing stamped yet',
    text: 'Solve a hand and it shows up here. It stays on this phone.',
    action: 'Practise',
  },
  history: 'Hands',
  filter: 'Which hands',
  filters: { all: 'All', solved: 'Solved', missed: 'Missed' },
  none: { all: 'No hands yet.', solved: 'None solved yet.', missed: 'None missed.' },
  more: 'Loading more hands',
  outcome: { solved: 'solved', none: 'no solution, right', shown: 'shown', skipped: 'left' },
  today: 'today’s hand',
  makes: (target: number) => `make ${String(target).replace('-', '−')}`,
  hints: (hints: number) => formatPlural(hints, 'hint', 'hints'),
  retry: (cards: string) => `Try ${cards} again`,
  remove: (cards: string) => `Delete ${cards}`,
  removed: 'Deleted one hand.',
  removedAll: (count: number) => `Deleted ${formatPlural(count, 'hand', 'hands')}.`,
  undo: 'Undo',
  restoring: 'Putting it back…',
};
