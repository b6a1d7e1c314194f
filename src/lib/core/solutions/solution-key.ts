import { evaluate } from '../evaluate.ts';
import { numbersOf, type Expression } from '../expression.ts';
import { fraction, staysExact } from '../fraction.ts';
import { printExpression } from '../print.ts';
import { Listing } from './listing.ts';
import { ascending } from '../ascending.ts';

/** As many numbers as the solver lists all solutions of. */
const MOST_NUMBERS = 6;

/** The one hand and value that were asked about last: a list of solutions is compared with one expression after the other. */
let latest: { readonly name: string; readonly listing: Listing } | undefined;

/**
 * A name for the solution that an expression is: equal keys ⇔ the same solution by ARITH-6. Only for comparing, never for people or storage.
 * An expression that divides by zero, or is beyond any hand (more than six numbers, or too large to stay exact), is the
 * same as nothing but itself. All ways to make the value are looked through once.
 */
export function solutionKey(e: Expression): string {
  const numbers = numbersOf(e);
  const isHand = numbers.length <= MOST_NUMBERS && staysExact(numbers);
  const value = isHand ? evaluate(e) : undefined;
  if (value === undefined) return printExpression(e);
  const name = `${ascending(numbers).join()}=${value.n}/${value.d}`;
  if (latest?.name !== name) {
    const listing = new Listing(numbers, fraction(Number(value.n), Number(value.d)));
    listing.run();
    latest = { name, listing };
  }
  return `${name}: ${latest.listing.keyOf(e)}`;
}
