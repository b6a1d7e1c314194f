import type { Fraction } from '../fraction.ts';
import { canBeNegative } from './idle.ts';
import { signedText, type Naming } from './naming.ts';
import type { Signed } from './template-parts.ts';
import type { TemplateValues } from './template-values.ts';

/**
 * Every way to make a value that can be written (ARITH-4), once each for the hand on the places, one after the other: the solutions before
 * idle numbers are merged.
 */
export function* waysOf(values: TemplateValues, naming: Naming, value: Fraction): Generator<Signed> {
  // Only equal numbers, and what has no sign, can make one way look like two.
  const met = naming.hasEqual ? new Set<string>() : null;
  for (const template of values.whole({ n: Math.abs(value.n), d: value.d })) {
    const { n, d } = values.fractionOf(template);
    if (!isSameSize(n, d, value)) continue;
    for (const sign of signsFor(value.n, n / d)) {
      if (sign === -1 && !canBeNegative(values.templates, template)) continue;
      const way: Signed = { sign, template };
      if (met !== null) {
        const text = signedText(naming, way);
        if (met.has(text)) continue;
        met.add(text);
      }
      yield way;
    }
  }
}

const [PLUS_ONLY, MINUS_ONLY, BOTH] = [[1], [-1], [1, -1]] as const;

/** The signs with which what is worth `worth` can have the value; nothing has both. */
function signsFor(value: number, worth: number): readonly Signed['sign'][] {
  if (value === 0) return BOTH;
  return value > 0 === worth > 0 ? PLUS_ONLY : MINUS_ONLY;
}

/** Whether |n/d| is |value|, exactly: products beyond 2⁵³ are compared as big integers. */
function isSameSize(n: number, d: number, value: Fraction): boolean {
  const [one, other] = [Math.abs(n * value.d), Math.abs(d * value.n)];
  if (one <= Number.MAX_SAFE_INTEGER || other <= Number.MAX_SAFE_INTEGER) return one === other;
  const [a, b] = [BigInt(n) * BigInt(value.d), BigInt(d) * BigInt(value.n)];
  return a === b || a === -b;
}
