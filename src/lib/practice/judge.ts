import type { Expression } from '#lib/core/expression.ts';
import { parseExpression } from '#lib/core/parse.ts';
import { judgeProof } from '#lib/core/proof.ts';
import { printRational } from '#lib/core/rational.ts';
import { numbersOfHand, type Hand } from './hand.ts';
import type { Note } from './note.ts';

/** A typed line judged against a hand: the expression if it is right, else what is wrong with it. */
export function judgeTyped(
  text: string,
  hand: Pick<Hand, 'cards' | 'target'>,
): { readonly right: Expression } | { readonly wrong: Note } {
  const parsed = parseExpression(text);
  if (!parsed.ok) return { wrong: { type: 'unreadable', error: parsed.error } };
  const verdict = judgeProof(parsed.value, numbersOfHand(hand), hand.target);
  switch (verdict.verdict) {
    case 'right':
      return { right: parsed.value };
    case 'undefined':
      return { wrong: { type: 'undefined' } };
    case 'wrongValue':
      return { wrong: { type: 'wrongValue', value: printRational(verdict.value) } };
    case 'wrongNumbers': {
      const { missing, extra, repeated, value } = verdict;
      return {
        wrong: { type: 'wrongNumbers', missing, extra, repeated, value: value ? printRational(value) : null },
      };
    }
  }
}
