/** How a table says what is wrong with a line that was entered. */
export interface ProofWords<T = string> {
  readonly makesNothing: T;
  readonly makes: (value: string) => T;
  readonly otherCards: T;
  readonly notSecond: T;
}

/** Why a proof was wrong: what it makes, or that it is not made of these cards, or not of two different ones (SLAP-5, SLAP-13). */
export function proofFault<T>(
  { value, texts }: { readonly value: string | null; readonly texts: readonly string[] },
  target: number | null,
  words: ProofWords<T>,
): T {
  if (value === null) return words.makesNothing;
  if (value !== String(target)) return words.makes(value);
  return texts.length > 1 ? words.notSecond : words.otherCards;
}
