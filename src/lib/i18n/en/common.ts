import type { Dots } from '#lib/core/difficulty/dots.ts';
import type { Operator } from '#lib/core/expression.ts';
import { courtOf, printRank } from '../ranks.ts';

const COURTS: Readonly<Record<string, string | undefined>> = {
  A: 'ace',
  J: 'jack',
  Q: 'queen',
  K: 'king',
};
const speakRank = (label: string): string => COURTS[courtOf(label)] ?? label;

export const common = {
  app: 'Two Dozen',
  /** Between two sentences. */
  between: ' ',
  back: 'Back to Home',
  toward: (place: string) => `Back to ${place}`,
  mainTabs: 'Main',
  tabs: { home: 'Home', solver: 'Solver', progress: 'Progress', settings: 'Settings' },
  sign: { '+': '+', '-': '−', '*': '×', '/': '÷' } satisfies Record<Operator, string>,
  speakSign: { '+': 'plus', '-': 'minus', '*': 'times', '/': 'divided by' } satisfies Record<
    Operator,
    string
  >,
  suit: { spade: 'spades', heart: 'hearts', diamond: 'diamonds', club: 'clubs' },
  rank: printRank,
  /** A label of `rank` as it is said. */
  speakRank,
  speakCard: (rank: string, suit: string) => `${speakRank(rank)} of ${suit}`,
  /** How hard a hand is among deals of as many cards. */
  dots: {
    1: 'Difficulty 1 of 3: easy',
    2: 'Difficulty 2 of 3: medium',
    3: 'Difficulty 3 of 3: hard',
  } satisfies Record<Dots, string>,
  cancel: 'Cancel',
  notNow: 'Not now',
  close: 'Close',
  saving: 'Saving…',
  undo: 'Undo',
  noScript: 'Two Dozen needs JavaScript. Please turn it on.',
  repair: {
    title: 'Part of Two Dozen is missing',
    text: 'Go online, then tap Repair. Your games are safe.',
    action: 'Repair',
  },
  tooOld: 'This browser is too old for Two Dozen. You need Chrome 111, Safari 16.4, Firefox 115 or newer.',
  unworded: 'Your language couldn’t be loaded. Go online, or choose another one in Settings.',
  missing: { title: 'Page not found', text: 'There’s nothing at this address.', home: 'Go to Home' },
  broken: { title: 'Something went wrong', text: 'Your games are safe. Go to Home and try again.' },
};
