import type { DealEnd, SignalKind } from '#lib/core/match/record.ts';
import { formatList, formatPlural } from '../format.ts';

const hundredths = (ms: number) => `${Math.max(1, Math.round(ms))} ms`;

/** A match that is over, set by set. */
export const replay = {
  title: 'Look back',
  opening: 'The cards are being laid out again',
  of: (game: string, date: string) => `${game}, ${date}`,
  save: 'Save as a file',
  notOver: 'A match can be looked at when it is over. Until then nobody is to see what was there.',
  goOn: 'Go on with it',
  noSets: 'No cards were opened in this match.',
  set: (set: number, sets: number) => `Set ${set} of ${sets}`,
  inRound: (round: number, set: number, sets: number) => `Round ${round} · set ${set} of ${sets}`,
  end: 'The end',
  make: (target: number) => `Make ${target}`,
  cards: 'The cards',
  laid: (rank: string, name: string) => `${rank}, laid by ${name}`,
  laidByTable: (rank: string) => `${rank}, the table’s`,
  notEntered: 'not entered',
  card: 'a card',
  stands: (name: string, count: number) => `${name} ${count}`,
  before: 'Before',
  after: 'After',
  chosen: 'Set',

  // Who signalled, and when.
  firstBy: (ms: number) => `first by ${hundredths(ms)}`,
  afterTime: (time: string) => `after ${time}`,
  byLot: 'by lot',
  named: (claimant: string) => `named ${claimant}`,
  gaveUpAndNamed: (claimant: string) => `gave up and named ${claimant}`,
  touches: 'Who touched when',
  touch: {
    inTime: (time: string) => time,
    late: (time: string, late: string) => `${time}, ${late} too late`,
    falseStart: (early: string) => `too early by ${early}`,
    voided: (time: string) => `${time}, taken out as a stray touch`,
  } satisfies Record<SignalKind, (time: string, more: string) => string>,
  delayed: (time: string) => `counted at ${time}`,
  gaveUp: (time: string) => `found nothing after ${time}`,
  heat: (names: readonly string[], p: number) =>
    `${formatList(names)} were too close to tell apart (within ${hundredths(p)}), so the order was drawn by lot.`,

  // What was said, and what came of it.
  unsaid: {
    agreed: 'Everybody believed it.',
    stood: 'Nobody asked to see it.',
    conceded: 'Had nothing to say.',
    expired: 'Ran out of time.',
  },
  right: 'Right.',
  wrong: 'Wrong.',
  makes: (value: string) => `That makes ${value}.`,
  dividesByZero: 'That divides by zero.',
  otherCards: 'Not with these four cards.',
  notDifferent: 'The two are not different.',
  takes: (name: string, count: number, all: number) =>
    count === all ? `${name} took ${all === 4 ? 'the four' : 'them all'}.` : `${name} took ${count}.`,
  out: (name: string) => `${name} was out for these four.`,
  ruled: (reason: string) =>
    reason === '' ? 'The table changed the verdict.' : `The table changed the verdict: “${reason}”.`,
  otherWays: (count: number) =>
    count === 0 ? 'There is no other way.' : `${formatPlural(count, 'other way', 'other ways')}.`,
  works: 'One that works',
  worksNone: 'Nothing works for these.',
  looking: 'Looking…',
  missing: 'The solver could not be fetched. With a network, look at this set again.',

  // Cards that nobody claimed.
  left: {
    open: 'The match was stopped here.',
    swapped: 'All wanted other cards.',
    passed: 'All said that nothing works.',
    timedOut: 'Nobody found one in time.',
    barred: 'All were wrong.',
    reshuffled: 'After ten swaps the piles were shuffled.',
  } satisfies Record<Exclude<DealEnd, 'claimed'>, string>,
  aside: 'The four were set aside.',
  earlier: 'Before that',

  // All sets at a glance.
  all: 'All sets',
  keyTwo: 'up or down: who won · length: time',
  keyGiven: 'filled: gave a card away · outline: took some',
  keyWon: 'filled: won the four',
  spokenSet: (set: number, sets: number, won: string) => `Set ${set} of ${sets}, ${won}`,
  spokenWon: (name: string) => `${name} won it`,
  spokenNobody: 'nobody won it',
};
