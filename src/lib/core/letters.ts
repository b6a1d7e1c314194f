/** The letters of ace, jack, queen and king, as decks of different countries print them. */
export const LETTER_SETS = ['AJQK', 'ABDK', 'AVDR', 'ТВДК'] as const;
export type Letters = (typeof LETTER_SETS)[number];
