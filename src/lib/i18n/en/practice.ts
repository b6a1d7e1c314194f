import type { DealField, DealKind, DealSpecError } from '#lib/core/deal.ts';
import type { ParseError, ParseErrorCode } from '#lib/core/parse-error.ts';
import { formatCount, formatList, formatPlural, signed } from '../format.ts';

const field = {
  count: 'The number of cards',
  highest: 'The highest rank',
  target: 'The target',
} satisfies Record<DealField, string>;
const place = (position: number) => `at character ${position + 1}`;

export const practice = {
  title: 'Practise',
  todayTitle: 'Today’s hand',
  againTitle: 'Try again',
  givenTitle: (left: number) => (left === 1 ? 'Missed hand' : `${left} missed hands`),
  warmUpTitle: (at: number, of: number) => `Warm-up · ${at} of ${of}`,
  /** Of hands that are played in a row. */
  setTitle: (at: number, of: number) => `Hand ${at} of ${of}`,
  time: (spoken: string) => `Time: ${spoken}`,
  streak: (days: number) => `Streak: ${formatPlural(days, 'day', 'days')}`,
  options: 'Options',
  how: 'Tap a card, a sign, then a card.',
  make: 'make',
  makes: (target: number) => `The target is ${signed(target)}`,
  mayHaveNone: 'may have no solution',
  cards: 'Cards',
  signs: 'Signs',
  hole: 'Empty',
  made: (value: string, expression: string) => `${value}, made from ${expression}`,
  byZero: '÷ 0',
  byZeroLabel: 'You can’t divide by 0',
  undo: 'Undo',
  hint: 'Hint',
  none: 'No solution',
  restart: 'Start again',
  enough: 'Done',
  dealt: (cards: string, target: number) => `Your cards: ${cards}. Make ${signed(target)}.`,
  isNow: (value: string) => `That makes ${value}.`,
  undone: 'Undone.',
  restarted: 'All cards are back.',
  pickFirst: 'Pick a card first.',
  dropSign: 'Which sign?',
  looking: 'Looking…',
  missing: 'The solver hasn’t downloaded yet.',
  missingNext: 'Connect to the internet and try again.',
  missingWait: 'We’ll try again when you’re back online.',
  miss: (value: string, target: number) => `That’s ${value}, not ${signed(target)}.`,
  missNext: 'Undo a step, or start again.',
  /** After the first miss of a run that the second one ends. */
  missInClimb: 'One more miss ends the climb.',
  wrongNone: 'There is a solution.',
  wrongNoneNext: 'Keep looking – no penalty.',
  wrongNoneDay: 'Every daily hand has one. Keep looking.',
  hintOf: (rung: number) => `Hint ${rung} of 4`,
  rung: {
    yes: 'There is a solution.',
    no: 'There is no solution.',
    noMore: 'There’s no solution, so no more hints.',
    sayNone: 'Tap “No solution”.',
    lastSign: {
      '+': 'The last step is an addition.',
      '-': 'The last step is a subtraction.',
      '*': 'The last step is a multiplication.',
      '/': 'The last step is a division.',
    },
    firstPair: (a: number, b: number) => `Start with ${a} and ${b}.`,
    deadEnd: (target: number) => `You can’t reach ${signed(target)} from here.`,
    deadEndNext: 'Undo one step.',
    still: (target: number) => `You can still make ${signed(target)}.`,
    lastSignHere: (sign: string, left: number) =>
      left === 2
        ? `From these two, use ${sign}.`
        : `From these ${left === 3 ? 'three' : 'four'}, ${sign} comes last.`,
    nextPair: 'Next hint: the next pair.',
    together: (a: string, b: string) => `Put ${a} and ${b} together next.`,
    nextLastSign: 'Next hint: the last sign.',
    nextFirstPair: 'Next hint: the first pair.',
    nextWhole: 'Next hint: the full solution.',
    cost: 'If you take it, this hand won’t count towards your streak.',
  },
  right: 'Right',
  /** Out of a handful of round figures, so that it does not look like a measurement. */
  about: (seconds: number) =>
    seconds < 60 ? `Most players take about ${seconds} s` : 'Most players take a minute or more',
  /** Learnt from the history; as round as it is good for. */
  forYou: (seconds: number) =>
    seconds < 60
      ? `For you about ${seconds < 20 ? Math.round(seconds) : 5 * Math.round(seconds / 5)} s`
      : 'For you a minute or more',
  withHints: (hints: number) => `with ${formatPlural(hints, 'hint', 'hints')}`,
  sameAs: (expression: string) => `You’ve already found this solution: ${expression}`,
  anotherWay: 'You found another solution.',
  rightNone: (target: number) => `Right: these cards can’t make ${signed(target)}.`,
  sure: (values: number) =>
    `We checked ${values === 1 ? 'the only result' : `all ${formatCount(values)} results`} these cards can make.`,
  shownTitle: 'The solution',
  shownText: 'You saw the answer, so no stamp. Find this hand later under Missed.',
  explain: (hand: string) => `Explain ${hand}`,
  others: (count: number) =>
    count === 0 ? 'Other solutions' : formatPlural(count, 'other solution', 'other solutions'),
  onlyOne: 'You found the only solution.',
  allWays: (count: number) =>
    count === 1 ? 'The only solution' : formatPlural(count, 'solution', 'solutions'),
  foundAll: 'You’ve found every solution.',
  /** A solution that only adds. */
  sum: 'sum',
  seal: (target: number) => `Stamp: ${signed(target)}`,
  yours: 'Your solutions',
  nearest: 'The closest you can get',
  equals: (value: string) => `= ${value}`,
  again: 'Solve again',
  next: 'Next hand',
  toToday: 'Today’s hand',
  toPractice: 'Practise',
  toProgress: 'Back to the list',
  back: 'Back',
  backToProgress: 'Back to Progress',
  loading: 'Dealing the cards…',
  yesterdayTitle: 'Yesterday’s hand',
  pastDay: 'A past day: just practice.',
  yesterday: 'You started it yesterday, so it still counts.',
  /** What is sent of the hand of a day: nothing that gives it away. */
  sharing: {
    title: 'Share today’s result',
    name: (number: number) => `Two Dozen no. ${number}`,
    solved: (time: string, hints: number) =>
      hints === 0
        ? `Solved in ${time}, no hints`
        : `Solved in ${time}, ${formatPlural(hints, 'hint', 'hints')}`,
    safe: 'No cards and no answer in it.',
    withStreak: 'Include my streak',
    copy: 'Copy',
    share: 'Share',
    outcome: { shared: 'Shared.', copied: 'Copied.', failed: 'This browser doesn’t allow copying.' },
  },
  menu: {
    title: 'This hand',
    type: 'Type your solution',
    skip: 'Skip this hand',
    skipMore: 'It will count as missed',
    deal: 'Choose what to deal',
    lastSign: 'One-tap last step',
    lastSignMore: 'With two cards left, a sign makes the last step',
    deadEnds: 'Warn me at a dead end',
    deadEndsMore: 'Tells you when a step leaves no solution',
    runs: 'Runs',
    howTo: 'How to play',
    keys: 'Keyboard shortcuts',
  },
  typed: {
    label: 'Your solution',
    placeholder: '8/(3-8/3)',
    check: 'Check',
    wrongValue: (value: string, target: number) => `That makes ${value}, not ${signed(target)}.`,
    undefined: 'That divides by zero, so it has no value.',
    missing: (numbers: readonly number[]) => `You haven’t used ${formatList(numbers)}.`,
    extra: (numbers: readonly number[]) =>
      `${formatList(numbers)} ${numbers.length === 1 ? 'isn’t' : 'aren’t'} among the cards.`,
    repeated: (numbers: readonly number[]) => `You used ${formatList(numbers)} too often.`,
    worth: (value: string) => `It comes to ${value}.`,
    error: {
      empty: () => 'Type an expression first, such as 8/(3-8/3).',
      tooLong: ({ longest }: { longest: number }) => `That’s too long. Use at most ${longest} characters.`,
      unexpectedCharacter: ({ character, position }: { character: string; position: number }) =>
        `You can’t use “${character}” ${place(position)}. Use numbers, +\u00a0−\u00a0×\u00a0÷ and brackets.`,
      numberTooLarge: ({ largest, position }: { largest: number; position: number }) =>
        `The number ${place(position)} is too large. The largest is ${largest}.`,
      missingOperand: ({ position }: { position: number }) => `A number is missing ${place(position)}.`,
      missingOperator: ({ position }: { position: number }) => `A sign is missing ${place(position)}.`,
      unaryMinus: ({ position }: { position: number }) =>
        `The minus ${place(position)} needs a number in front of it.`,
      emptyBrackets: ({ position }: { position: number }) => `The brackets ${place(position)} are empty.`,
      unclosedBracket: ({ position }: { position: number }) =>
        `The bracket ${place(position)} is never closed.`,
      unopenedBracket: ({ position }: { position: number }) =>
        `The bracket ${place(position)} was never opened.`,
      mismatchedBracket: ({ position }: { position: number }) =>
        `The bracket ${place(position)} doesn’t match the bracket it closes.`,
    } satisfies { [Code in ParseErrorCode]: (error: Extract<ParseError, { code: Code }>) => string },
  },
  deal: {
    title: 'Choose what to deal',
    target: 'Target',
    ranks: 'Ranks',
    ranksTo: (highest: number) => `1–${highest}`,
    digits: '0–9',
    digitsMore: 'Plain digits, as on a ticket. Some may repeat.',
    ranksOther: 'Other',
    highest: 'Highest rank',
    count: 'Cards',
    kind: 'Kind of hand',
    kinds: {
      solvable: 'With a solution',
      mixed: 'Random (some have no solution)',
      forYou: 'For you',
      oneDot: 'Easy',
      twoDots: 'Medium',
      threeDots: 'Hard',
      fraction: 'Needs a fraction',
      oneWay: 'Only one solution',
      none: 'No solution',
    } satisfies Record<DealKind, string>,
    forYouMore: 'You’ll solve about four in five. Easy hands until you’ve solved ten.',
    /** Once it was chosen, at the table. */
    early: 'Too early to say what suits you: easy hands until you’ve solved ten.',
    save: 'Deal',
    another: 'Change',
    error: (error: DealSpecError) =>
      error.code === 'notWhole'
        ? `${field[error.field]} must be a whole number.`
        : `${field[error.field]} must be between ${signed(error.least)} and ${error.most}.`,
    refused: (draws: string, target: number) =>
      `We drew ${draws} hands, and none makes ${signed(target)}. We’ve gone back to your previous setting. Try another target or more ranks.`,
    /** The same for a kind of hands; without a number of draws where none had to be drawn to know it. */
    refusedKind: (draws: string | null, kind: string) =>
      `${draws === null ? 'These numbers have' : `We drew ${draws} hands and found`} no hand of the kind “${kind}”. We’ve gone back to your previous setting. Try another kind or more ranks.`,
  },
};
