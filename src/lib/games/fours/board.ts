import { ALL_CARDS, firstOf, isBracket, signOf, type Card, type Sign } from './cards.ts';

/**
 * A place for cards: before the first 4, between two, or after the last (FOURS-1). Read from left to right it is `) … operator ( …`
 * (FOURS-5). Before the first 4 there is no operator and no ), after the last only ).
 */
export interface BoardPlace {
  /** Brackets that close. */
  readonly closes: readonly Card[];
  /** The operator on top comes last, those that it covers before it (FOURS-4). */
  readonly operator: readonly Card[];
  /** Brackets that open, and among them, with the option negation, − cards that are signs (FOURS-14). */
  readonly opens: readonly Card[];
}

/** Five places, from left to right: 4s stand between them. */
export type Board = readonly BoardPlace[];

/** Which of the three. */
export type BoardRow = keyof BoardPlace;

/** Where a card is played. */
export interface Spot {
  /** 0 before the first 4 … 4 after the last. */
  readonly place: number;
  readonly row: BoardRow;
  /** Laid before the card at this index of the row, or at its end; 0 for an operator, which lies on top. With `cancels` the card that is covered. */
  readonly index: number;
  /** On top of a bracket, or of a sign: both leave the board (FOURS-6, FOURS-14). */
  readonly cancels: boolean;
}

/** One card, played somewhere. */
export interface Play extends Spot {
  readonly card: Card;
}

const NOTHING: BoardPlace = { closes: [], operator: [], opens: [] };

/** 4 4 4 4, and nothing else. */
export const EMPTY_BOARD: Board = [NOTHING, NOTHING, NOTHING, NOTHING, NOTHING];

/** The last place. */
export const END = 4;

/** Whether a place lies between two 4s (FOURS-1). */
export const isGap = (place: number): boolean => place > 0 && place < END;

/** At most so many of a kind side by side in one place (FOURS-5, FOURS-14). */
export const MOST_IN_A_ROW = 3;

/** All cards on the board, covered ones too. Their number is what a won round is worth (FOURS-9). */
export const cardsOn = (board: Board): readonly Card[] =>
  board.flatMap(({ closes, operator, opens }) => [...closes, ...operator, ...opens]);

/** A card with this sign that is not on the board, where nobody holds any; undefined when all twenty are. */
export function spareCard(board: Board, sign: Sign): Card | undefined {
  const used = new Set(cardsOn(board));
  return firstOf(
    ALL_CARDS.filter((card) => !used.has(card)),
    sign,
  );
}

/** The operator that counts in a place; undefined where there is none. */
export const operatorOf = ({ operator }: BoardPlace): Card | undefined => operator.at(-1);

/** Whether a card among those that open is a sign; the others there are brackets. */
export const isSign = (card: Card): boolean => !isBracket(card);

/** Whether a place holds a bracket. */
export const hasBracket = ({ closes, opens }: BoardPlace): boolean =>
  closes.length > 0 || opens.some(isBracket);

/** Whether a bracket that opens stands at this index: one more laid before it comes to the same as one laid behind it. */
export const isBracketRun = (opens: readonly Card[], index: number): boolean => {
  const card = opens[index];
  return card !== undefined && isBracket(card);
};

/** Whether two cards show the same. */
export const isSame = (one: Card, other: Card): boolean => signOf(one) === signOf(other);
