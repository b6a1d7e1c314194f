import { formatCount, formatDecimal, formatList, formatPlural, signed } from '../format.ts';

type Family = 'classic' | 'tony' | 'closest';
const FAMILIES: Readonly<Record<Family, string>> = {
  classic: 'Classic',
  tony: 'Tony Four',
  closest: 'Closest to',
};

const points = (count: number) => signed(formatPlural(count, 'point', 'points'));

/** How many have been solved. */
const all = (sets: number) => (sets === 1 ? 'it' : sets === 2 ? 'both' : `all ${sets}`);

/** The board of Contest. */
export const contest = {
  families: FAMILIES,
  title: (family: Family, target: number) =>
    family === 'closest' ? `${FAMILIES.closest} ${signed(target)}` : FAMILIES[family],
  roundOf: (round: number) => `Round ${round}`,
  scores: 'Points',
  score: (name: string, score: number) => `${name}, ${points(score)}`,
  points,
  sets: 'Cards',
  set: (index: number) => `Set ${index}`,
  goal: {
    classic: (target: number) => `Make ${signed(target)}`,
    tony: 'the largest x wins',
    closest: (target: number) => `how far from ${signed(target)}, but not 0`,
  },
  /** How a race of Classic is won. */
  use: ({ sets, numbers }: { readonly sets: number; readonly numbers: number }, players: number) => {
    if (sets > 1) return `${all(sets)} sets`;
    if (players === 1) return 'one solution';
    return numbers > 4 ? `all ${formatCount(numbers)} numbers, first solution wins` : 'first solution wins';
  },
  allSets: (sets: number) => `I have ${all(sets)}`,
  claim: (name: string, sets: number) => `${name}: I have ${all(sets)}`,
  impossible: 'Impossible?',
  skip: 'Skip?',
  says: 'Impossible',
  skips: 'Skip',
  impossibleOf: (name: string) => `${name}: impossible`,
  skipOf: (name: string) => `${name}: skip`,
  finish: 'End the match',

  has: (name: string, sets: number) => `${name} has ${all(sets)}`,
  lots: (names: readonly string[]) => `Dead heat: ${formatList(names)}. We drew lots.`,
  worth: (value: string) => `must make ${value}`,
  /** An x that is a distance. */
  distance: (x: string) => `${x} away`,
  beside: (x: string, target: number) => `${x} away from ${signed(target)}`,
  nothing: 'no value',
  cannot: 'I can’t',
  rule: 'Check it',
  nextSet: 'Next set',

  secret: 'Secret x',
  open: 'Your x',
  raise: 'I have an x',
  raiseOf: (name: string) => `${name}: I have an x`,
  another: 'Another x',
  sealed: 'entered',
  final: 'final',
  mayChange: 'may still change',
  entries: 'Who has an x',
  noX: 'no x',
  passTo: (name: string) => `Pass to ${name}`,
  slipText: 'Type your x where nobody can see it. The clock is paused.',
  iAm: (name: string) => `I am ${name}`,
  headphones: 'With a screen reader, put on headphones first: what you type is read aloud.',
  notNow: 'Cancel',
  numbersCovered: 'The numbers are hidden while somebody types.',
  slipEnds: 'Time left to type',
  rests: (seconds: number) => `wait ${seconds} s`,
  /** Why a slip brought no x. */
  missed: {
    expired: (name: string) => `Time’s up, ${name}: no x was entered.`,
    final: (name: string) => `${name}’s x is final: somebody else has entered one.`,
  },
  /** For two, who need not pass the phone. */
  shield: {
    behind: 'Cover with my hand',
    look: 'Hold to look',
    covered: 'covered; hold to hear it',
  },
  yours: { tony: 'Your largest x', closest: (target: number) => `How far from ${signed(target)}` },
  empty: 'nothing yet',
  over: (top: string, bottom: string) => `${top} over ${bottom}`,
  fraction: 'fraction line',
  minus: 'minus',
  keys: 'Number keys',
  clear: 'Clear',
  seal: 'Enter it',
  noneAt: 'Impossible',
  fault: {
    empty: 'Type a number first.',
    long: 'Use at most fifteen digits.',
    byZero: 'You can’t divide by zero.',
    notAway: 'It must be more than 0: the target itself doesn’t count.',
  },

  reveal: {
    sealed: 'Everybody has an x',
    opened: { tony: 'Shown, the largest first', closest: 'Shown, the nearest first' },
    where: 'Put the device where everybody can see it. The numbers appear in a moment.',
    /** Where it lies there already. */
    soon: 'The numbers appear in a moment.',
    open: 'Show them',
    role: {
      proves: 'proves it first',
      now: 'proves it now',
      next: 'next, if that fails',
      failed: 'not proved',
      impossible: 'wins if nobody can prove a number',
    },
    prove: (name: string, x: string) => `Pass to ${name}: prove ${x}`,
    proveHere: (name: string, x: string) => `${name}: prove ${x}`,
  },
  /** A distance is on both sides of the target. */
  either: (low: string, high: string) => `You will have to make ${low} or ${high}.`,

  proof: 'Proofs',
  bestFirst: 'best x first',
  proves: (name: string) => `${name} proves it`,
  comparing: 'Looking for the best x…',
  noAnswer: 'We couldn’t find the best x.',
  tryAgain: 'Try again',

  begin: 'Begin',
  starts: 'The round starts in',
  next: 'Next round',

  wins: (name: string) => `${name} wins the round`,
  /** Who it was, and what came of it. */
  came: (name: string, what: string) => `${name}: ${what}`,
  draw: 'A draw: everybody said Impossible',
  skipped: 'Skipped: no points',
  timedOut: 'A draw: time’s up',
  nobody: 'Nobody wins the round',
  notBest: 'Right, but not the best',
  declared: (name: string) => `${name} said Impossible first and wins the round`,
  why: { wrong: 'wrong', conceded: 'gave up', expired: 'out of time' },
  bestWas: {
    tony: (x: string) => `The largest was ${x}`,
    closest: (x: string) => `The nearest was ${x} away`,
  },
  /** The number line in words. */
  line: (target: number, entries: readonly string[], best: string | null) =>
    `Around ${signed(target)}: ${formatList(entries)}${best === null ? '' : `; the nearest was ${best} away`}`,
  away: (name: string, x: string) => `${name} ${x} away`,
  otherWays: 'Other solutions',
  looking: 'Looking for them…',
  noOther: 'There are no others.',
  noWays: 'We couldn’t list them.',
  moreWays: (count: number) => `and ${count} more`,
  none: 'It was impossible',
  works: 'There was a solution',
  notAll: 'It was impossible',
  /** `share`: of the best x, in thousandths; null where the two cannot be compared so. */
  short: (away: string, share: number | null) =>
    share === null ? `${away} from the best` : `${away} away · ${formatDecimal(share / 10)}% of the best`,
  reached: 'the best possible',
  /** Of an x that was entered and not shown to be right. */
  unproved: 'not proved',
  unmade: 'can’t be made',

  stopped: 'Stopped early',
  winner: (name: string) => `${name} wins`,
  share: (names: readonly string[]) => `${formatList(names)} tie`,
  right: 'Right',
  wrong: 'Wrong',
  fastest: 'Fastest',
  pointsRow: 'Points',
  table: 'Results',
  played: (rounds: number, draws: number) =>
    `${formatPlural(rounds, 'round', 'rounds')}, ${formatPlural(draws, 'draw', 'draws')}`,
  /** Sets that cannot be practised. */
  unfit: (count: number) =>
    `${formatPlural(count, 'solvable set', 'solvable sets')} can’t be practised: practice deals four numbers up to 13, and targets up to 99.`,
  shareRounds: 'Share these rounds',
  again: 'Play again',
  replay: 'Replay',
  home: 'Home',
  backRound: 'Back one round',
};
