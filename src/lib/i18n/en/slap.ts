import type { SlapRefusal } from '#lib/games/slap/errors.ts';
import { formatPlural } from '../format.ts';
import { formatLead } from '../measures.ts';
import { race } from './race.ts';

const signed = (value: number) => String(value).replace('-', '−');
const NUMBERS = ['none', 'one', 'two', 'three', 'four'];

/** The board of Slap Twenty-Four. */
export const slap = {
  ...race,
  title: 'Slap Twenty-Four',
  /** What a first match begins with, for each reader (SLAP-16). */
  opening: {
    word: 'Slap',
    done: 'That’s a slap',
    make: (target: number | 'dynamic') =>
      `Make ${target === 'dynamic' ? 'the target' : target} with all four cards.`,
    slap: 'See a solution? Slap, then say it.',
    wins: (other: string) => `Right? ${other} takes the four. Out of cards? You win.`,
    winsAll: 'Right? The other takes the four. Out of cards? You win.',
    makeOfFour: (target: number | 'dynamic') =>
      `Make ${target === 'dynamic' ? 'the target' : target} with all four.`,
    slapOfFour: 'See a solution? Slap.',
    lastOfFour: 'The last one picks who says it.',
  },
  table: 'On the table',
  zone: {
    slap: 'Slap',
    first: 'First',
    ready: 'Ready',
    start: 'Start',
  },
  /** What a zone is called: its word, whose it is, and what lies in the pile. */
  touch: (word: string, name: string, cards: number) =>
    [word, name, formatPlural(cards, 'card', 'cards')].filter(Boolean).join(', '),
  pile: (cards: number) => formatPlural(cards, 'card', 'cards'),
  card: (rank: string, name: string) => `${rank}, in front of ${name}`,
  sendBack: (rank: string) => `Send back ${rank}`,
  emptyPlace: 'Place for a card',
  make: (target: number) => `make ${signed(target)}`,
  target: (target: number) => `The target is ${signed(target)}`,
  turnUp: (cards: number) => `turn up ${NUMBERS[cards] ?? cards}`,
  turnUpNew: 'replace the cards sent back',
  count: 'then the cards turn over',
  thenTurnUp: (cards: number) => `then turn up ${NUMBERS[cards] ?? cards}`,
  thenTurnUpNew: 'then replace cards sent back',
  shuffling: 'Dealing the cards…',
  aiming: 'Drawing the target…',
  youAreReady: 'Ready',
  firstBy: (ms: number) => `First by ${formatLead(ms)}`,
  wasFirst: (name: string) => `${name} was first.`,
  lotYou: 'You say it',
  delayed: 'seconds until it’s yours',
  seconds: 'seconds to say it',
  secondsToEnter: 'seconds to enter it',
  sayIt: 'Say it aloud',
  noHurry: 'Take your time.',
  twoWays: 'Two different solutions.',
  isItRight: (name: string) => `Is ${name} right?`,
  showsCards: (name: string) => `${name} is entering the cards.`,
  areThese: (name: string) => `Right cards? ${name} enters it.`,
  asksToSee: (name: string) => `${name} asks for proof.`,
  underDealt: 'They go under your pile.',
  underReal: 'Put them under your pile.',
  yourSet: 'You won it',
  tapOn: 'tap to start',
  tapReady: 'tap when you’re ready',
  youAsked: 'You asked. You can still slap.',
  none: (target: number) => `no solution for ${signed(target)}: swap`,
  pickOne: 'Pick a card',
  ofYours: (cards: number) =>
    cards === 1 ? 'Send your card back?' : `Send back one of your ${NUMBERS[cards] ?? cards} cards.`,
  oneBackText: 'Put either one under your pile.',
  emptyPile: 'Your pile is empty',
  keepsCards: 'Your cards stay.',
  picked: 'Picked',
  pickedKeep: 'You keep yours',
  reshuffle: 'Ten swaps',
  reshuffleDealt: 'All cards went back and were shuffled.',
  reshuffleReal: 'All cards go under the piles. Shuffle yours.',
  setsAndTime: (sets: number, minutes: number) =>
    `${formatPlural(sets, 'deal', 'deals')} · ${minutes === 0 ? 'under a minute' : formatPlural(minutes, 'minute', 'minutes')}`,
  worked: (line: string) => `Solution: ${line}.`,
  workedNone: 'There was no solution.',
  act: {
    ...race.act,
    concede: 'I can’t',
    swap: 'No solution?',
    agreeSwap: 'Agree',
    takeBack: 'Asked',
    next: 'Next',
    ready: 'Ready',
    keep: 'Keep mine',
    done: 'Done',
    shuffled: 'Shuffled',
    missed: 'Show a solution',
  },
  /** Why something was not done: what to do instead. */
  refused: {
    ...race.refused,
    locked: 'Locked for one second after touching too early. Wait a moment.',
    alreadySlapped: 'You’ve already slapped. Say your solution.',
    alreadyGaveUp: 'You’ve given up this deal. Wait for the next.',
    alreadyAsked: 'You’ve already asked. Wait for the others.',
    alreadyReady: 'You’re already ready. Wait for the others.',
    nobodyAsked: 'Nobody is asking any more. Keep looking.',
    hasNotSlapped: 'Pick somebody who has slapped.',
    calledOnly: `This table uses calling, not slapping. ${race.calls}`,
    slapsOnly: 'This table uses slapping, not calling.',
    fourOnly: 'With two players, ask for a swap instead.',
    badRanks: 'This deck doesn’t have these cards. Enter them again.',
    notYourCard: 'Pick one of your own cards.',
    emptyPile: 'Your pile is empty, so your cards stay.',
    mustSwap: 'At least one card must change. Pick one.',
    badCounts: 'The piles must add up as before. Correct one of them.',
  } satisfies Record<SlapRefusal['code'], string>,
};
