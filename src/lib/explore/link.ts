import { parseQuestion, type NumbersQuestion, type QuestionFault } from '#lib/core/parse-question.ts';
import { err, ok, type Result } from '#lib/core/result.ts';

/** What is made where a link names no target. */
const USUAL_TARGET = '24';
/** No honest link comes near it; beyond it nothing is even taken apart. */
const LONGEST_LINK = 500;

/** The part of an address that carries a question: "?n=3,3,8,8&t=24". */
export const linkOf = ({ numbers, target }: NumbersQuestion): string => `?n=${numbers.join(',')}&t=${target}`;

/**
 * Reads a question out of an address, from its "?" on; null where it carries none. Commas, semicolons and blanks part the numbers; A J Q K
 * stand for 1 11 12 13 (ARITH-5); parameters of others are none of ours. Total: any text is safe.
 */
export function readLink(search: string): Result<NumbersQuestion | null, QuestionFault> {
  if (search.length > LONGEST_LINK) return err({ code: 'tooLong' });
  const parameters = new URLSearchParams(search);
  const twice = (['n', 't'] as const).find((name) => parameters.getAll(name).length > 1);
  if (twice !== undefined) return err({ code: 'repeated', name: twice });
  const [numbers, target] = [parameters.get('n'), parameters.get('t')];
  if (numbers === null && target === null) return ok(null);
  const pieces = (numbers ?? '').split(/[\s,;]+/).filter((piece) => piece !== '');
  return parseQuestion(pieces, target ?? USUAL_TARGET);
}
