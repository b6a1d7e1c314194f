const USUAL = 'AJQK';
const RANKS = [1, 11, 12, 13];

/** The letters of ace, jack, queen and king on the deck in use, which `environment/looks.ts` has written on the document. */
const letters = (): string => globalThis.document?.documentElement.dataset['letters'] ?? USUAL;

/** Ace and courts by letter, as on the deck in use; made decks with more ranks print numerals alone. */
export function printRank(rank: number, highest: number): string {
  const letter = letters()[RANKS.indexOf(rank)];
  return highest <= 13 && letter !== undefined ? letter : String(rank);
}

/** Whether a typed letter is one that is printed on the deck in use. */
export const isOnCards = (letter: string): boolean => letters().includes(letter.toUpperCase());

/** Which of A J Q K a letter of the deck in use stands for; any other label is itself. */
export const courtOf = (label: string): string => (label && USUAL[letters().indexOf(label)]) || label;
