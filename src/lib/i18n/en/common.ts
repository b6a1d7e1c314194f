import type { Dots } from '#lib/core/difficulty/dots.ts';
import type { Operator } from '#lib/core/expression.ts';

export const common = {
  app: 'Two Dozen',
  back: 'Back to home',
  toward: 'Back to',
  mainTabs: 'Main',
  tabs: { home: 'Home', solver: 'Solver', progress: 'Progress', settings: 'Settings' },
  sign: { '+': '+', '-': '−', '*': '×', '/': '÷' } satisfies Record<Operator, string>,
  speakSign: { '+': 'plus', '-': 'minus', '*': 'times', '/': 'divided by' } satisfies Record<
    Operator,
    string
  >,
  /** A printed number in words: "minus 7 over 3". */
  speakNumber: (printed: string) => printed.replace('−', 'minus ').replace('/', ' over '),
  speakExpression: (printed: string) =>
    printed
      .replaceAll('−', 'minus')
      .replaceAll('×', 'times')
      .replaceAll('÷', 'divided by')
      .replaceAll('+', 'plus'),
  suit: { spade: 'spades', heart: 'hearts', diamond: 'diamonds', club: 'clubs' },
  /** Ace and courts by letter, as on a real deck; made decks with more ranks print numerals alone. */
  rank: (rank: number, highest: number) => {
    const letter = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' }[rank];
    return highest <= 13 && letter !== undefined ? letter : String(rank);
  },
  speakCard: (rank: string, suit: string) => `${rank} of ${suit}`,
  /** How hard a hand is among deals of as many cards. */
  dots: {
    1: 'One dot of three: easy',
    2: 'Two dots of three: medium',
    3: 'Three dots of three: hard',
  } satisfies Record<Dots, string>,
  cancel: 'Cancel',
  notNow: 'Not now',
  close: 'Close',
  saving: 'Saving…',
  undo: 'Undo',
  noScript: 'Two Dozen runs in the browser itself and needs JavaScript.',
  repair: {
    title: 'A part of Two Dozen is missing',
    text: 'Go online once, then repair it. Your games stay.',
    action: 'Repair',
  },
  tooOld:
    'This browser is too old for Two Dozen. It needs Chrome 111, Safari 16.4 or Firefox 115, or a newer one.',
  missing: { title: 'Not here', text: 'There is no such page.', home: 'To the start' },
  broken: { title: 'That did not open', text: 'Nothing is lost. Start again from the first page.' },
};
