/** How a table says what is wrong with a line that was entered. */
export interface ProofWords {
  readonly makesNothing: string;
  readonly makes: (value: string) => string;
  readonly otherCards: string;
  readonly notSecond: string;
}

/** Why a proof was wrong: what it makes, or that it is not made of these cards, or not of two different ones (SLAP-5, SLAP-13). */
export function proofFault(
  { value, texts }: { readonly value: string | null; readonly texts: readonly string[] },
  target: number | null,
  words: ProofWords,
): string {
  if (value === null) return words.makesNothing;
  if (value !== String(target)) return words.makes(value);
  return texts.length > 1 ? words.notSecond : words.otherCards;
}

/** A claim that has been decided, as a board sees it. */
interface Judged {
  readonly by: 'expired' | 'proved' | 'ruled' | 'conceded' | 'agreed' | 'stood';
  readonly value: string | null;
  readonly texts: readonly string[];
}

interface Faults extends ProofWords {
  readonly outOfTime: string;
  readonly notSo: string;
  readonly unsaid: string;
}

/** What was wrong with a claim, in a word (SLAP-5, SLAP-10, SLAP-13, KNOCK-5). */
export function faultOf(claim: Judged, target: number | null, text: Faults): string {
  switch (claim.by) {
    case 'expired':
      return text.outOfTime;
    case 'proved':
      return proofFault(claim, target, text);
    case 'ruled':
      return text.notSo;
    case 'conceded':
    case 'agreed':
    case 'stood':
      return text.unsaid;
  }
}

/** Beside a verdict: that the table changed it. */
export const changedOf = (
  claim: Pick<Judged, 'by'> | undefined,
  text: { readonly changed: string },
): readonly string[] => (claim?.by === 'ruled' ? [text.changed] : []);
