import type { DealField, DealKind, DealSpecError } from '#lib/core/deal.ts';
import type { ParseError, ParseErrorCode } from '#lib/core/parse-error.ts';
import { formatList, formatPlural } from '../format.ts';

const field = {
  count: 'The number of cards',
  highest: 'The highest rank',
  target: 'The target',
} satisfies Record<DealField, string>;
const place = (position: number) => `at place ${position + 1}`;
const signed = (value: number) => String(value).replace('-', '−');

export const practice = {
  title: 'Practise',
  todayTitle: 'Today’s hand',
  againTitle: 'Once more',
  givenTitle: (left: number) => (left === 1 ? 'A missed deal' : `${left} missed deals`),
  time: (spoken: string) => `Time: ${spoken}`,
  streak: (days: number) => `${formatPlural(days, 'day', 'days')} in a row`,
  options: 'Options',
  how: 'Tap a card, a sign, a card.',
  make: 'make',
  makes: (target: number) => `The target is ${signed(target)}`,
  mayHaveNone: 'may have none',
  cards: 'Cards',
  signs: 'Signs',
  hole: 'Empty place',
  made: (value: string, expression: string) => `${value}, made as ${expression}`,
  byZero: '÷ 0',
  byZeroLabel: 'Cannot be divided by: it is 0',
  undo: 'Undo',
  hint: 'Hint',
  none: 'No solution',
  restart: 'Start again',
  enough: 'Enough',
  dealt: (cards: string, target: number) => `Dealt: ${cards}. Make ${signed(target)}.`,
  isNow: (value: string) => `That makes ${value}.`,
  undone: 'Taken back.',
  restarted: 'All cards are back.',
  pickFirst: 'Pick up a card first.',
  dropSign: 'Which sign?',
  looking: 'Looking…',
  missing: 'The solver could not be fetched.',
  missingNext: 'With a network, ask again.',
  missingWait: 'It is asked again as soon as there is a network.',
  miss: (value: string, target: number) => `${value}, not ${signed(target)}.`,
  missNext: 'Undo a step, or start again.',
  wrongNone: 'There is one.',
  wrongNoneNext: 'Keep looking. It costs nothing here.',
  wrongNoneDay: 'Every hand of the day has one. Keep looking.',
  hintOf: (rung: number) => `Hint ${rung} of 4`,
  rung: {
    yes: 'There is a solution.',
    no: 'There is none.',
    noMore: 'There is none, so there is no other hint.',
    sayNone: 'Tap “No solution”.',
    lastSign: {
      '+': 'The last step is an addition.',
      '-': 'The last step is a subtraction.',
      '*': 'The last step is a multiplication.',
      '/': 'The last step is a division.',
    },
    firstPair: (a: number, b: number) => `Begin with ${a} and ${b}.`,
    nextLastSign: 'Next: the last sign.',
    nextFirstPair: 'Next: the first pair.',
    nextWhole: 'Next: the whole.',
    cost: 'From the next hint on, the day has no place in the streak.',
  },
  right: 'Right',
  than: {
    faster: (usual: string) => `faster than your usual ${usual}`,
    slower: (usual: string) => `your usual is ${usual}`,
  },
  /** Out of a handful of round figures, so that it does not look like a measurement. */
  about: (seconds: number) => (seconds < 60 ? `usually about ${seconds} s` : 'usually a minute or more'),
  withHints: (hints: number) => `with ${formatPlural(hints, 'hint', 'hints')}`,
  sameAs: (expression: string) => `Same as ${expression}`,
  anotherWay: 'Another way.',
  rightNone: (target: number) => `Right: nothing makes ${signed(target)}.`,
  sure: (values: number) =>
    `All ${formatPlural(values, 'value', 'values')} that the hand can make were tried.`,
  shownTitle: 'The whole',
  shownText: 'No seal for this one. It waits in the history.',
  others: (count: number) => (count === 0 ? 'Other ways' : formatPlural(count, 'other way', 'other ways')),
  onlyOne: 'None. You found the only one.',
  allWays: (count: number) => (count === 1 ? 'The only way' : formatPlural(count, 'way', 'ways')),
  foundAll: 'None. You found them all.',
  /** A way that only adds. */
  sum: 'sum',
  seal: (target: number) => `${signed(target)} made`,
  noSeal: 'No seal',
  yours: 'Yours',
  nearest: 'Closest',
  equals: (value: string) => `= ${value}`,
  again: 'Again',
  next: 'Next hand',
  toToday: 'Today’s hand',
  toPractice: 'Practise',
  toProgress: 'Back to the list',
  backToProgress: 'Back to progress',
  loading: 'The cards are being dealt',
  yesterdayTitle: 'Yesterday’s hand',
  yesterday: 'Begun in time: it still counts.',
  menu: {
    title: 'This hand',
    type: 'Type an expression',
    skip: 'Another hand',
    skipMore: 'this one goes to the history as missed',
    deal: 'What to deal',
    keys: 'Keys',
  },
  typed: {
    label: 'A whole expression',
    placeholder: '8/(3-8/3)',
    check: 'Check',
    wrongValue: (value: string, target: number) => `That makes ${value}, not ${signed(target)}.`,
    undefined: 'That divides by zero, so it makes nothing.',
    missing: (numbers: readonly number[]) =>
      `${formatList(numbers)} ${numbers.length === 1 ? 'is' : 'are'} not used.`,
    extra: (numbers: readonly number[]) =>
      `${formatList(numbers)} ${numbers.length === 1 ? 'is' : 'are'} not among the cards.`,
    repeated: (numbers: readonly number[]) =>
      `${formatList(numbers)} ${numbers.length === 1 ? 'is' : 'are'} used too often.`,
    worth: (value: string) => `It makes ${value}.`,
    error: {
      empty: () => 'Type an expression first, such as 8/(3-8/3).',
      tooLong: ({ longest }: { longest: number }) =>
        `That is too long. An expression has at most ${longest} characters.`,
      unexpectedCharacter: ({ character, position }: { character: string; position: number }) =>
        `“${character}” ${place(position)} is not part of an expression. Use numbers, + − × ÷ and brackets.`,
      numberTooLarge: ({ largest, position }: { largest: number; position: number }) =>
        `The number ${place(position)} is too large. The largest is ${largest}.`,
      missingOperand: ({ position }: { position: number }) => `A number is missing ${place(position)}.`,
      missingOperator: ({ position }: { position: number }) => `A sign is missing ${place(position)}.`,
      unaryMinus: ({ position }: { position: number }) =>
        `A minus ${place(position)} has nothing to take from. Numbers cannot be made negative by a sign.`,
      emptyBrackets: ({ position }: { position: number }) => `The brackets ${place(position)} are empty.`,
      unclosedBracket: ({ position }: { position: number }) =>
        `The bracket ${place(position)} is never closed.`,
      unopenedBracket: ({ position }: { position: number }) =>
        `The bracket ${place(position)} closes nothing.`,
      mismatchedBracket: ({ position }: { position: number }) =>
        `The bracket ${place(position)} is of another kind than the one it closes.`,
    } satisfies { [Code in ParseErrorCode]: (error: Extract<ParseError, { code: Code }>) => string },
  },
  deal: {
    title: 'What to deal',
    target: 'Target',
    ranks: 'Ranks',
    ranksTo: (highest: number) => `1–${highest}`,
    ranksOther: 'Other',
    highest: 'Highest rank',
    count: 'Cards',
    kind: 'Hands',
    kinds: {
      solvable: 'Only solvable',
      mixed: 'As a real deck',
      oneDot: 'Easy',
      twoDots: 'Medium',
      threeDots: 'Hard',
      fraction: 'Needs a fraction',
      oneWay: 'One way only',
      none: 'No solution',
    } satisfies Record<DealKind, string>,
    save: 'Deal',
    another: 'Change',
    error: (error: DealSpecError) =>
      error.code === 'notWhole'
        ? `${field[error.field]} must be a whole number.`
        : `${field[error.field]} must lie between ${signed(error.least)} and ${error.most}.`,
    refused: (draws: string, target: number) =>
      `${draws} hands were drawn and none makes ${signed(target)}. The setting before it is back; choose another target, or more ranks.`,
    /** The same for a kind of hands; without a number of draws where none had to be drawn to know it. */
    refusedKind: (draws: string | null, kind: string) =>
      `${draws === null ? 'There is no hand' : `${draws} hands were drawn, and none is`} of the kind “${kind}” with these numbers. The setting before it is back; choose another kind, or more ranks.`,
  },
  keys: {
    title: 'Keys',
    off: 'Single keys are switched off in the settings.',
    rows: [
      ['1 … 9, 0', 'pick up the card with that number (0 is 10; A J Q K too)'],
      ['+ − * /', 'choose a sign'],
      ['U', 'take back a step'],
      ['R', 'start again'],
      ['H', 'a hint'],
      ['N', 'no solution; on a solved hand, the next one'],
      ['T', 'type an expression'],
      ['Esc', 'put the card down'],
      ['?', 'this list'],
    ],
  },
};
