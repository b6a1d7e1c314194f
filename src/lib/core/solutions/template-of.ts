import type { Expression } from '../expression.ts';
import type { Signed } from './signed.ts';
import { flip, inverse, productOf, templateSum } from './template-parts.ts';
import type { Templates } from './templates.ts';

/** The template of an expression whose numbers lie on the places, each once; it must divide by zero nowhere. */
export function templateOf(t: Templates, hand: readonly number[], e: Expression): Signed {
  const free = [...hand.keys()];
  const visit = (part: Expression): Signed => {
    if (part.type === 'number') {
      const index = free.findIndex((place) => hand[place] === part.value);
      const [place] = free.splice(index, 1);
      if (index < 0 || place === undefined) throw new RangeError(`${part.value} is not in the hand`);
      return { sign: 1, template: t.spans[1 << place]?.sums ?? 0 };
    }
    const [a, b] = [visit(part.left), visit(part.right)];
    if (part.operator === '+') return templateSum(t, [a, b]);
    if (part.operator === '-') return templateSum(t, [a, { ...b, sign: flip(b.sign) }]);
    const below = [{ power: 1, template: b.template }] as const;
    const factors = [
      { power: 1, template: a.template } as const,
      ...(part.operator === '*' ? below : inverse(below)),
    ];
    return { sign: a.sign === b.sign ? 1 : -1, template: productOf(t, factors) };
  };
  return visit(e);
}
