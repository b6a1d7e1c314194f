import { formatPlural, speakClock } from '../format.ts';

export const progress = {
  title: 'Progress',
  export: 'Back up',
  solved: (count: number) => (count === 1 ? 'hand solved' : 'hands solved'),
  share: 'success rate',
  usual: 'typical time',
  streak: 'day streak',
  times: 'Solving times',
  time: 'Time',
  /** The hands of one bar, in words; the last has all that took longer. */
  span: (from: number, to: number | null) =>
    to === null ? `${speakClock(from)} or more` : `${speakClock(from)} to ${speakClock(to)}`,
  timesNote: (count: number) => `last ${formatPlural(count, 'hand', 'hands')} · red = typical`,
  timesText: (usual: string | null, count: number) =>
    usual === null
      ? `Times of the last ${formatPlural(count, 'solved hand', 'solved hands')}`
      : `Times of the last ${formatPlural(count, 'solved hand', 'solved hands')}. Your typical time is ${usual}.`,
  empty: {
    title: 'Nothing here yet',
    text: 'The hands you play show up here. They stay on this phone.',
    action: 'Practise',
  },
  history: 'History',
  filter: 'Which hands',
  filters: { all: 'All', solved: 'Solved', missed: 'Missed' },
  none: { all: 'No hands yet.', solved: 'No solved hands yet.', missed: 'No missed hands.' },
  more: 'Loading more hands…',
  outcome: {
    solved: 'solved',
    none: 'correctly said “no solution”',
    shown: 'answer shown',
    skipped: 'skipped',
  },
  today: 'today’s hand',
  makes: (target: number) => `make ${String(target).replace('-', '−')}`,
  hints: (hints: number) => formatPlural(hints, 'hint', 'hints'),
  retry: (cards: string) => `Try ${cards} again`,
  remove: (cards: string) => `Delete ${cards}`,
  removed: 'Deleted one hand.',
  removedAll: (count: number) => `Deleted ${formatPlural(count, 'hand', 'hands')}.`,
  undo: 'Undo',
  restoring: 'Restoring…',
};
