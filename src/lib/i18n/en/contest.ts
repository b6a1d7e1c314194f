import { formatCount, formatList, formatPlural } from '../format.ts';

type Family = 'classic' | 'tony' | 'closest';
const FAMILIES: Readonly<Record<Family, string>> = {
  classic: 'Classic',
  tony: 'Tony Four',
  closest: 'Closest to',
};

/** A number in print, with a proper minus. */
const number = (value: number) => String(value).replace('-', '−');
const points = (count: number) => formatPlural(count, 'point', 'points').replace('-', '−');

/** The board of Contest. */
export const contest = {
  families: FAMILIES,
  title: (family: Family, target: number) =>
    family === 'closest' ? `${FAMILIES.closest} ${number(target)}` : FAMILIES[family],
  roundOf: (round: number) => `Round ${round}`,
  scores: 'Points',
  score: (name: string, score: number) => `${name}, ${points(score)}`,
  points,
  sets: 'Cards',
  set: (index: number) => `Set ${index}`,
  goal: {
    classic: (target: number) => `Make ${number(target)}`,
    tony: 'the largest x wins',
    closest: (target: number) => `near ${number(target)}, not on it`,
  },
  /** How a race of Classic is won. */
  use: ({ sets, numbers }: { readonly sets: number; readonly numbers: number }, players: number) => {
    if (sets > 1) return `each of the ${formatCount(sets)}`;
    if (players === 1) return 'one expression';
    return numbers > 4 ? `all ${formatCount(numbers)} numbers, first one in` : 'first one in';
  },
  allSets: (sets: number) => (sets === 1 ? 'I have it' : `I have all ${sets}`),
  claim: (name: string, sets: number) => `${name}: ${sets === 1 ? 'I have it' : `I have all ${sets}`}`,
  impossible: 'Impossible?',
  skip: 'Skip?',
  says: 'Impossible',
  skips: 'Skip',
  impossibleOf: (name: string) => `${name}: impossible`,
  skipOf: (name: string) => `${name}: skip`,
  finish: 'End it here',

  has: (name: string, sets: number) => (sets === 1 ? `${name} has it` : `${name} has all ${sets}`),
  lots: (names: readonly string[]) => `${formatList(names)} touched in the same moment. Drawn by lot.`,
  worth: (value: string) => `must make ${value}`,
  beside: (x: string, target: number) => `${x} away from ${number(target)}`,
  nothing: 'makes nothing',
  cannot: 'I cannot',
  rule: 'Rule on it',
  nextSet: 'Next set',

  secret: 'Secret x',
  open: 'Your x',
  raise: 'I have an x',
  raiseOf: (name: string) => `${name}: I have an x`,
  another: 'Another x',
  sealed: 'sealed',
  looking: 'looking',
  final: 'final',
  mayChange: 'may still change',
  entries: 'Who has an x',
  noX: 'no x',
  passTo: (name: string) => `Pass it to ${name}`,
  slipText: 'Type your x where nobody else sees it. The clock stands still.',
  iAm: (name: string) => `I am ${name}`,
  headphones: 'With a screen reader, put on headphones first: what you type is read out.',
  notNow: 'No x after all',
  numbersCovered: 'The numbers are covered while an x is being typed.',
  slipEnds: 'This slip ends in',
  rests: (seconds: number) => `next slip in ${seconds} s`,
  /** Why a slip brought no x. */
  missed: {
    expired: (name: string) => `Time is up, ${name}: no x was entered. Your next slip keeps what you typed.`,
    final: (name: string) => `${name} keeps the x: somebody else has entered one, so it is final.`,
  },
  /** For two, who need not pass the phone. */
  shield: {
    behind: 'Behind my hand',
    look: 'Hold to look',
    covered: 'covered; hold the key to hear it',
  },
  yours: { tony: 'Your largest x', closest: (target: number) => `How far from ${number(target)}` },
  empty: 'nothing yet',
  over: (top: string, bottom: string) => `${top} over ${bottom}`,
  fraction: 'fraction line',
  minus: 'minus',
  keys: 'Number keys',
  hide: 'Hide',
  clear: 'Clear',
  seal: 'Seal it',
  noneAt: 'Impossible',
  fault: {
    empty: 'Type a number first.',
    long: 'Fifteen digits are enough.',
    byZero: 'Nothing can be divided by zero.',
    notAway: 'It must be more than 0: the target itself does not count.',
  },

  proof: 'Proofs',
  bestFirst: 'best x first',
  proves: (name: string) => `${name} proves`,
  comparing: 'Looking for the best x there was…',
  noAnswer: 'The best x could not be computed.',
  tryAgain: 'Try again',

  waits: 'The match waits',
  waitsText: 'It goes on where you left it.',
  goOn: 'Go on',
  begin: 'Begin',
  ready: 'Ready?',
  readyOf: (name: string) => `${name}: ready`,
  isReady: (name: string) => `${name} is ready`,
  all: 'The round starts when everybody is ready.',
  starts: 'The round starts in',
  next: 'Next round',

  wins: (name: string) => `${name} wins the round`,
  wrongBy: (name: string) => `${name} is wrong: one point less`,
  draw: 'A draw: all said that it is impossible',
  skipped: 'Skipped: no points',
  timedOut: 'A draw: time is up',
  nobody: 'Nobody wins the round',
  notBest: 'Right, but not the best',
  declared: (name: string) => `${name} said Impossible first and wins the round`,
  why: { wrong: 'wrong', conceded: 'could not', expired: 'out of time' },
  bestWas: {
    tony: (x: string) => `The largest was ${x}`,
    closest: (x: string) => `The nearest was ${x} away`,
  },
  /** The number line in words. */
  line: (target: number, entries: readonly string[], best: string | null) =>
    `Around ${target}: ${formatList(entries)}${best === null ? '' : `; the nearest was ${best} away`}`,
  away: (name: string, x: string) => `${name} ${x} away`,
  none: 'Nothing worked',
  works: 'It could be made',
  notAll: 'It was impossible',
  /** `share`: of the best x, in thousandths; null where the two cannot be compared so. */
  short: (away: string, share: number | null) =>
    `${away} from the best${share === null ? '' : ` · ${share / 10}% of it`}`,
  reached: 'the best there was',
  /** Of an x that was entered and not shown to be right. */
  unproved: 'not proved',
  unmade: 'cannot be made',

  stopped: 'Ended as it stood',
  winner: (name: string) => `${name} wins`,
  share: (names: readonly string[]) => `${formatList(names)} share it`,
  right: 'Right',
  wrong: 'Wrong',
  pointsRow: 'Points',
  table: 'How everybody did',
  played: (rounds: number, draws: number) =>
    `${formatPlural(rounds, 'round', 'rounds')}, ${formatPlural(draws, 'draw', 'draws')}`,
  /** Sets that cannot be practised. */
  unfit: (count: number) =>
    `${formatPlural(count, 'set', 'sets')} that could be made cannot be practised: practice deals four numbers up to 13, and targets up to 99.`,
  shareRounds: 'Share these rounds',
  again: 'Again',
  replay: 'Replay',
  home: 'Home',
  backRound: 'Back one round',
};
