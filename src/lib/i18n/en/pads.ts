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
  rule: 'Rule on it',
  another: 'Then another',
  /** For who owes two. */
  first: 'The first of two',
  second: 'The second, a different one',
  cancel: 'Cancel',
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
    tooLong: 'That is too long for a solution.',
    unexpectedCharacter: 'That is not part of a solution.',
    numberTooLarge: 'That number is too large.',
    missingOperand: 'A number is missing beside a sign.',
    missingOperator: 'A sign is missing between two numbers.',
    unaryMinus: 'A minus has nothing to take from.',
    emptyBrackets: 'A pair of brackets is empty.',
    unclosedBracket: 'A bracket is never closed.',
    unopenedBracket: 'A bracket closes nothing.',
    mismatchedBracket: 'Two brackets are not of one kind.',
  } satisfies Record<ParseErrorCode, string>,
  which: (count: number) => (count === 8 ? 'Which eight cards?' : 'Which four cards?'),
  /** Whose pad it is, and what they enter. */
  asSaid: (name: string) => `${name}, as you said it`,
  ranks: 'Ranks',
  slots: 'Entered cards',
  slot: (place: number, rank: string | null) => `Card ${place + 1}: ${rank ?? 'empty'}`,
  /** How many are still to be entered. */
  more: (count: number) =>
    count === 1 ? 'One more. Tap a card to change it.' : `${spelled(count)} more. Tap a card to change it.`,
  tapOne: 'Tap the card that is to change first.',
  notInDeck: (rank: string) => `There is no ${rank} in this deck.`,
  noFifth: (rank: string) => `There are only four of ${rank} in a deck.`,
};

const NAMES = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'];
const spelled = (count: number) => NAMES[count] ?? String(count);
