/** What four cards are usually to make. */
export const CARDS_TARGET = 24;

/** What four digits are usually to make. */
export const DIGITS_TARGET = 10;
