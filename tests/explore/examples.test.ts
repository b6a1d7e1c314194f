import { describe, expect, test } from 'vitest';
import { evaluate } from '#lib/core/evaluate.ts';
import { numbersOf, type Expression } from '#lib/core/expression.ts';
import { parseExpression } from '#lib/core/parse.ts';
import { printExpression } from '#lib/core/print.ts';
import { printRational } from '#lib/core/rational.ts';
import { solutionKey } from '#lib/core/solutions/solution-key.ts';
import { solutions } from '#lib/core/solve.ts';
import { HANDS, PAIRS } from '#lib/explore/examples.ts';

function read(line: string): Expression {
  const parsed = parseExpression(line);
  if (!parsed.ok) throw new Error(`no expression: ${line}`);
  return parsed.value;
}
const used = (e: Expression) => numbersOf(e).toSorted((a, b) => a - b);
const worth = (e: Expression) => {
  const value = evaluate(e);
  return value ? printRational(value) : 'nothing';
};

const pairs = Object.entries(PAIRS).flatMap(([rule, list]) =>
  list.map(({ one, other }) => ({ rule, one, other })),
);

describe('the published examples', () => {
  test.each(pairs)('$one and $other: as the rule “$rule” says (ARITH-6)', ({ rule, one, other }) => {
    const [a, b] = [read(one), read(other)];
    expect(used(a), 'the same numbers').toEqual(used(b));
    expect([worth(a), worth(b)]).toEqual(['24', '24']);
    expect(solutionKey(a) === solutionKey(b)).toBe(rule !== 'different');
    expect([a, b].map(printExpression), 'printed as the app prints').toEqual([one, other]);
  });

  test.each(HANDS)('of $numbers are all there is, in the order of the list (ARITH-6)', ({ numbers, lines }) =>
    expect(solutions(numbers, 24).map(printExpression)).toEqual(lines),
  );

  test('of numbers that do nothing are listed in their simplest form', () => {
    const listed = HANDS.flatMap(({ lines }) => lines);
    expect(listed).toContain('6 × 4 + 7 − 7');
    expect(listed).toContain('6 × 4 × 1 × 1');
  });
});
