import type { ParseErrorCode } from '#lib/core/parse-error.ts';

/** The keypad of a claimant and the pad for the ranks of a real deck. */
export const pads = {
  keypad: 'Keypad',
  line: 'Your solution',
  nothing: 'nothing yet',
  numbers: 'Numbers',
  signs: 'Signs and brackets',
  open: 'open bracket',
  close: 'close bracket',
  delete: 'Delete',
  rule: 'Check it',
  another: 'Next solution',
  /** For who owes two. */
  first: 'First solution',
  second: 'Second, different solution',
  cancel: 'Cancel',
  cards: 'Change cards',
  left: (count: number) =>
    count === 0
      ? 'all used'
      : count === 1
        ? 'one number left'
        : `${spelled(count).toLowerCase()} numbers left`,
  useAll: (count: number) =>
    count === 1
      ? 'One number is left. Use all of them.'
      : `${spelled(count)} numbers are left. Use all of them.`,
  /** Why a line cannot be ruled on yet; it costs nothing. */
  fault: {
    empty: 'Tap a number first.',
    tooLong: 'That’s too long for a solution.',
    unexpectedCharacter: 'That’s not part of a solution.',
    numberTooLarge: 'That number is too large.',
    missingOperand: 'A number is missing beside a sign.',
    missingOperator: 'A sign is missing between two numbers.',
    unaryMinus: 'A minus needs a number in front of it.',
    emptyBrackets: 'These brackets are empty.',
    unclosedBracket: 'A bracket is missing its end.',
    unopenedBracket: 'A bracket is missing its start.',
    mismatchedBracket: 'Two brackets don’t match.',
  } satisfies Record<ParseErrorCode, string>,
  which: (count: number) => (count === 8 ? 'Which eight cards?' : 'Which four cards?'),
  /** Whose pad it is, and what they enter. */
  asSaid: (name: string) => `${name}, as you said it`,
  ranks: 'Ranks',
  slots: 'Entered cards',
  slot: (place: number, rank: string | null) => `Card ${place + 1}: ${rank ?? 'empty'}`,
  /** How many are still to be entered; before the first there is none to be changed. */
  more: (count: number, isFirst = false) =>
    isFirst ? `${spelled(count)} to go.` : `${spelled(count)} more. Tap a card to change it.`,
  tapOne: 'First tap the card to change.',
  notInDeck: (rank: string) => `This deck has no ${rank}.`,
  noFifth: (rank: string) => `A deck has only four ${rank}s.`,
};

const NAMES = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'];
const spelled = (count: number) => NAMES[count] ?? String(count);
