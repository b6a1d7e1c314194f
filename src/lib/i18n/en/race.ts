import { formatList, signed } from '../format.ts';
import { formatLead } from '../measures.ts';

/** What tables of Slap and Knock say alike, however many sit there and however it lies. */
export const race = {
  /** In an introduction, where nobody races: the second of three sentences (SLAP-15). */
  calls: 'Got it? Say so, and tap.',
  /** Round a real deck, before what is to be made (SLAP-1, KNOCK-1). */
  dealFirst: (makes: string, courts = false) => `Deal aces to ${courts ? 'king' : 'ten'}s. ${makes}`,
  dealOfFour: (target: number | 'dynamic', courts = false) =>
    `Deal A to ${courts ? 'K' : 10}. Make ${target === 'dynamic' ? 'the target' : target}.`,
  tooEarly: 'Too early',
  locked: 'Locked for one second.',
  hasIt: (name: string) => `${name} has it`,
  /** By how much somebody was not the first. */
  late: (ms: number) => `+${formatLead(ms)}`,
  heat: 'Dead heat',
  lotDraws: 'Too close to tell. Drawing lots.',
  outByLot: 'Lost the draw',
  inByLot: (names: readonly string[]) => `Won the draw against ${formatList(names)}`,
  /** A question of somebody else. */
  asks: (name: string) => `${name}: no solution?`,
  /** What the claim of somebody came to. */
  cameTo: (name: string, verdict: string) => `${name}: ${verdict}`,
  waitsFor: (names: readonly string[]) =>
    names.length > 2 ? 'Waiting for the others' : `Waiting for ${formatList(names)}`,
  thereIs: 'There is a solution.',
  thereIsNone: 'There is no solution.',
  side: (name: string) => `${name}’s side`,
  sayThenTap: 'say it, tap who’s first',
  youHaveIt: 'You have it',
  right: 'Right',
  // What was wrong with a claim, in a word.
  notSo: 'Not right',
  makes: (value: string) => `That makes ${signed(value)}`,
  makesNothing: 'Divided by zero',
  otherCards: 'Not these four cards',
  notSecond: 'Same solution twice',
  outOfTime: 'Out of time',
  unsaid: 'No answer',
  /** Beside a verdict that is another one now. */
  changed: 'Verdict changed.',
  /** Of a match that all agreed to end. */
  stopped: 'Stopped early',
  ahead: (names: readonly string[]) => `${formatList(names)} ${names.length === 1 ? 'was' : 'were'} ahead`,
  act: {
    agree: 'Agree',
    check: 'Check it',
    enter: 'Enter it',
    isThere: 'Any solution?',
    again: 'Play again',
    replay: 'Replay',
    home: 'Home',
  },
  /** Why something was not done: what to do instead. */
  refused: {
    notNow: 'You can’t do that now. Wait a moment.',
    noSuchSeat: 'Nobody sits there. Touch a zone of the table.',
    notYours: 'Somebody else has to do that.',
    realOnly: 'The app deals here. There’s nothing to enter.',
    dealtOnly: 'You’re using real cards. Do it by hand.',
    ranksUnknown: 'Enter the four cards first.',
    secondOwed: 'You owe a second solution. Enter another one.',
    tooEarly: 'Too early. Wait a moment.',
    badOrder: 'The cards don’t add up. Tap Pause, then Back one step.',
    nothingToRule: 'Too late to change that verdict. Tap Pause, then Back one deal.',
    unreadable: 'We couldn’t read that solution. Enter it again.',
  },
};
