import fc from 'fast-check';
import { expect } from 'vitest';
import { parseExpression } from '#lib/core/parse.ts';
import { printExpression } from '#lib/core/print.ts';
import { judgeProof } from '#lib/core/proof.ts';
import { solutions } from '#lib/core/solve.ts';
import { question } from './questions.ts';
import { ReferenceSolutions } from './reference/solutions.ts';

/** Holds the list of solutions of random hands of `count` numbers to the reference's: the same solutions, each once, and each right as it is printed. */
export function agreeOnSolutions(count: number, hands: number): void {
  fc.assert(
    fc.property(question({ [count]: 1 }), ([numbers, target]) => {
      const reference = new ReferenceSolutions(numbers, target);
      const found = solutions(numbers, target);
      expect(found.map((e) => reference.keyOf(e)).toSorted()).toEqual([...reference.keys].toSorted());
      for (const e of found) {
        const read = parseExpression(printExpression(e));
        expect(read.ok && judgeProof(read.value, numbers, target)).toEqual({ verdict: 'right' });
      }
    }),
    { numRuns: hands },
  );
}
