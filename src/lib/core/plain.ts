import { structureOf } from './canonical.ts';
import { numbersOf, operation, type Expression } from './expression.ts';
import { staysExact } from './fraction.ts';
import { expressionOf } from './simplest.ts';

/** The same solution written plainly: without needless brackets, larger numbers first. Parts of seven or eight large numbers are written each for itself. */
export function plain(e: Expression): Expression {
  if (e.type === 'number') return e;
  const structure = staysExact(numbersOf(e)) ? structureOf(e) : undefined;
  return structure ? expressionOf(structure) : operation(e.operator, plain(e.left), plain(e.right));
}
