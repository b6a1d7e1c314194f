import { formatCount, formatPlural, speakClock } from '../format.ts';

export const progress = {
  title: 'Progress',
  tabs: { label: 'What to show', overview: 'Overview', hands: 'Hands', matches: 'Matches' },
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
  filters: {
    all: 'All',
    solved: 'Solved',
    missed: 'Missed',
    shown: 'Shown',
    none: 'No solution',
    day: 'Today’s hand',
  },
  asTable: 'As a table',
  asChart: 'As a chart',
  level: {
    title: 'Level',
    week: 'Week of',
    missing: (count: number) =>
      `${formatPlural(count, 'more solved hand', 'more solved hands')}, and there’s a number here.`,
    change: (points: string, weeks: number) => `${points} in ${formatPlural(weeks, 'week', 'weeks')}.`,
    scale: 'Twice as fast is 300 more.',
    chart: (from: number, to: number) => `Level by week, from ${from} to ${to}`,
  },
  weeks: {
    title: 'Fifteen weeks',
    chart: (solved: number, days: number) => `Today’s hand solved on ${solved} of ${days} days`,
    stamps: { solved: 'today’s hand', helped: 'with help', played: 'played', nothing: 'nothing' },
  },
  bests: {
    title: 'Bests',
    fastest: 'fastest hand',
    ten: 'ten in a row, each',
    hardest: 'hardest hand made',
    days: 'longest day streak',
  },
  hard: 'How hard',
  families: 'How hands end',
  find: 'Find by cards',
  findLike: 'Cards, as in 3 8 8',
  noneFound: 'No hands like that.',
  hands: (count: number) => formatPlural(count, 'hand', 'hands'),
  found: (count: number, solved: number, usual: string | null) =>
    `${formatPlural(count, 'hand', 'hands')}, ${formatCount(solved)} solved${usual === null ? '' : `, typically ${usual}`}`,
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
