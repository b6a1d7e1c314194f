import { evaluate } from '#lib/core/evaluate.ts';
import type { Expression } from '#lib/core/expression.ts';
import type { ParseError } from '#lib/core/parse-error.ts';
import { parseExpression } from '#lib/core/parse.ts';
import { judgeProof } from '#lib/core/proof.ts';
import { printRational } from '#lib/core/rational.ts';
import { err, ok, type Result } from '#lib/core/result.ts';
import { solutionKey } from '#lib/core/solutions/solution-key.ts';
import { solutions } from '#lib/core/solve.ts';
import { ranksOnTable } from './table-cards.ts';

/** What a stated solution is worth. `value`: of the first text that is wrong, else of the first; null when it divides by zero. */
export interface Judged {
  readonly verdict: 'right' | 'wrong';
  readonly value: string | null;
}

/** A claim that is believed, and one that nobody proves. */
export const BELIEVED: Judged = { verdict: 'right', value: null };
export const UNPROVEN: Judged = { verdict: 'wrong', value: null };

/**
 * What a proof is held against; what is not known yet is null. `second`: two different solutions are owed, where the deal has two (SLAP-13).
 */
export interface Task {
  readonly ranks: readonly number[] | null;
  readonly target: number | null;
  readonly second: boolean;
}

/** Why a proof cannot be judged at all. */
export type ProofError =
  | { readonly code: 'ranksUnknown' | 'secondOwed' }
  | { readonly code: 'unreadable'; readonly index: number; readonly why: ParseError };

/** Whether each text by itself makes the target out of the cards: the table may have ruled otherwise. */
export function areSolutions(
  { table, target }: { readonly table: Parameters<typeof ranksOnTable>[0]; readonly target: number | null },
  texts: readonly string[],
): boolean {
  const ranks = ranksOnTable(table);
  return texts.every((text) => {
    const read = parseExpression(text);
    return read.ok && ranks && target !== null && judgeProof(read.value, ranks, target).verdict === 'right';
  });
}

/** Judges the texts by ARITH-1 to 6. Texts beyond what is owed are not looked at. Some microseconds for four ranks. */
export function judge({ ranks, target, second }: Task, texts: readonly string[]): Result<Judged, ProofError> {
  if (ranks === null || target === null) return err({ code: 'ranksUnknown' });
  const owed = second ? Math.max(1, Math.min(2, solutions(ranks, target).length)) : 1;
  const [first, ...others] = texts.length === 0 ? [''] : texts.slice(0, owed);
  const stated: Expression[] = [];
  for (const [index, text] of [first ?? '', ...others].entries()) {
    const read = parseExpression(text);
    if (!read.ok) return err({ code: 'unreadable', index, why: read.error });
    stated.push(read.value);
  }
  if (stated.length < owed) return err({ code: 'secondOwed' });
  const wrong = stated.find((e) => judgeProof(e, ranks, target).verdict !== 'right');
  const right = wrong === undefined && new Set(stated.map(solutionKey)).size === stated.length;
  const shown = wrong ?? stated[0];
  const value = shown && evaluate(shown);
  return ok({
    verdict: right ? 'right' : 'wrong',
    value: value === undefined ? null : printRational(value),
  });
}
