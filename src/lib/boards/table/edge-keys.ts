/** A key at a seat's own edge, outside every zone (SLAP-9). */
export interface EdgeKey<Act> {
  readonly act: Act;
  readonly words: string;
  /** `said`: this seat has said so; pressed again it is taken back, where it can be. */
  readonly look: 'plain' | 'primary' | 'said';
  /** What it is called where the words alone do not say it; they are part of it. */
  readonly label?: string;
}

/** Of how many signs the longest word is, that is not to be broken; each Chinese or Japanese sign is a word of its own, and twice as wide. */
export const longestWord = (words: string): number =>
  Math.max(
    ...words
      .split(/\s|(?=[\u2e80-\uffef])/u)
      .map((word) => (/^[\u2e80-\uffef]/u.test(word) ? 2 : word.length)),
  );
