import { formatList } from '../format.ts';

/** Looking back on a match of 24, Kings. */
export const kingsReplay = {
  turnOf: (game: number, turn: number, turns: number) => `Game ${game}, turn ${turn} of ${turns}`,
  calculusOf: (game: number) => `Game ${game}, The Calculus`,
  showHands: 'Show cards',
  hideHands: 'Hide cards',
  game: (game: number) => `Game ${game}`,
  games: 'Games',
  noCards: 'no cards',
  went: (cards: readonly string[]) => `Discarded face down: ${formatList(cards)}.`,
  drew: (name: string, cards: readonly string[]) => `${name} drew the ${formatList(cards)}.`,
};
