import type { DealEnd, SignalKind } from '#lib/games/table/record.ts';
import { formatList, formatPlural } from '../format.ts';
import { formatLead } from '../measures.ts';

/** A match that is over, set by set. */
export const replay = {
  title: 'Replay',
  opening: 'Opening the replay…',
  of: (game: string, date: string) => `${game}, ${date}`,
  save: 'Save as a file',
  notOver: 'You can watch the replay once the match is over.',
  goOn: 'Continue the match',
  noSets: 'No cards were dealt in this match.',
  set: (set: number, sets: number) => `Deal ${set} of ${sets}`,
  inRound: (round: number, set: number, sets: number) => `Round ${round} · deal ${set} of ${sets}`,
  end: 'The end',
  make: (target: number) => `Make ${target}`,
  cards: 'The cards',
  laid: (rank: string, name: string) => `${rank}, from ${name}`,
  laidByTable: (rank: string) => `${rank}, from the table`,
  notEntered: 'not entered',
  card: 'a card',
  stands: (name: string, count: number) => `${name} ${count}`,
  before: 'Earlier',
  after: 'Later',
  chosen: 'Deal',

  // Who signalled, and when.
  firstBy: (ms: number) => `first by ${formatLead(ms)}`,
  afterTime: (time: string) => `after ${time}`,
  byLot: 'by lot',
  named: (claimant: string) => `picked ${claimant}`,
  gaveUpAndNamed: (claimant: string) => `gave up and picked ${claimant}`,
  touches: 'Who touched, and when',
  touch: {
    inTime: (time: string) => time,
    late: (time: string, late: string) => `${time}, ${late} too late`,
    falseStart: (early: string) => `${early} too early`,
    voided: (time: string) => `${time}, ignored as an accident`,
  } satisfies Record<SignalKind, (time: string, more: string) => string>,
  delayed: (time: string) => `counted at ${time}`,
  gaveUp: (time: string) => `gave up after ${time}`,
  heat: (names: readonly string[], p: number) =>
    `Dead heat: ${formatList(names)} were within ${formatLead(p)}, so we drew lots.`,

  // What was said, and what came of it.
  unsaid: {
    agreed: 'Agreed.',
    stood: 'Nobody checked it.',
    conceded: 'Gave no answer.',
    expired: 'Ran out of time.',
  },
  right: 'Right.',
  wrong: 'Wrong.',
  makes: (value: string) => `That makes ${value}.`,
  dividesByZero: 'That divides by zero.',
  otherCards: 'Not with these four cards.',
  notDifferent: 'Both are the same solution.',
  takes: (name: string, count: number, all: number) =>
    count === all ? `${name} took ${all === 4 ? 'the four' : 'them all'}.` : `${name} took ${count}.`,
  out: (name: string) => `${name} was out for this deal.`,
  ruled: (reason: string) =>
    reason === '' ? 'The players changed the verdict.' : `The players changed the verdict: “${reason}”.`,
  recounted: 'The players corrected the count.',
  otherWays: (count: number) =>
    count === 0
      ? 'There are no other solutions.'
      : `${formatPlural(count, 'other solution', 'other solutions')}.`,
  works: 'A solution',
  worksNone: 'There was no solution.',
  looking: 'Looking…',
  missing: 'The solver hasn’t downloaded yet. Connect to the internet and open this deal again.',

  // Cards that nobody claimed.
  left: {
    open: 'The match was stopped early.',
    swapped: 'Cards were swapped.',
    passed: 'Nobody found a solution.',
    timedOut: 'Nobody found a solution in time.',
    barred: 'All were wrong.',
    reshuffled: 'After ten swaps the piles were shuffled.',
  } satisfies Record<Exclude<DealEnd, 'claimed'>, string>,
  aside: 'The four were set aside.',
  earlier: 'Before that',

  // All sets at a glance.
  all: 'All deals',
  keyTwo: 'up or down: who won · length: time',
  keyGiven: 'filled: gave a card away · outline: took some',
  keyWon: 'filled: won the four',
  spokenSet: (set: number, sets: number, won: string) => `Deal ${set} of ${sets}, ${won}`,
  spokenWon: (name: string) => `${name} won it`,
  spokenNobody: 'nobody won it',
};
