import type { Expression } from '../expression.ts';
import { fraction, over, plus, times, type Fraction } from '../fraction.ts';

/** An expression without order and grouping (ARITH-6): a card, or terms that are added, or factors that are multiplied. */
export interface Flat {
  readonly value: Fraction;
  readonly kind: 'card' | 'sum' | 'product';
  /** Empty for a card. */
  readonly parts: readonly FlatPart[];
}

/** A term with its sign, or a factor with its power. */
export interface FlatPart {
  readonly way: 1 | -1;
  readonly of: Flat;
}

/** Flattens an expression; null where it divides by zero. */
export function flatten(e: Expression): Flat | null {
  if (e.type === 'number') return { value: fraction(e.value), kind: 'card', parts: [] };
  const [left, right] = [flatten(e.left), flatten(e.right)];
  if (!left || !right || (e.operator === '/' && right.value.n === 0)) return null;
  const kind = e.operator === '+' || e.operator === '-' ? 'sum' : 'product';
  const way = e.operator === '+' || e.operator === '*' ? 1 : -1;
  return joined(kind, [
    { way: 1, of: left },
    { way, of: right },
  ]);
}

/** Whether any value on the way, itself left out, is not whole. */
export const needsFraction = ({ parts }: Flat): boolean =>
  parts.some(({ of }) => of.value.d !== 1 || needsFraction(of));

/** It without what does nothing (ARITH-6): terms that make 0 together, factors that make 1 or −1. Itself, where nothing is idle. */
export function withoutIdle(flat: Flat): Flat {
  if (flat.kind === 'card') return flat;
  const parts = flat.parts.map((part) => ({ ...part, of: withoutIdle(part.of) }));
  const idle = idleAmong(flat.kind, parts);
  const left = idle === 0 ? parts : parts.filter((_, at) => (idle & (1 << at)) === 0);
  if (idle === 0 && parts.every(({ of }, at) => of === flat.parts[at]?.of)) return flat;
  // What is left has the value of the whole: at most its sign has moved elsewhere.
  const rest = { ...joined(flat.kind, left), value: flat.value };
  return idle === 0 ? rest : withoutIdle(rest);
}

/** The fewest parts that do nothing, as bits; 0 for none. Something must be left: a term, or a factor that multiplies. */
function idleAmong(kind: 'sum' | 'product', parts: readonly FlatPart[]): number {
  let [fewest, count] = [0, parts.length];
  for (let bits = 1; bits < (1 << parts.length) - 1; bits += 1) {
    const chosen = parts.filter((_, at) => (bits & (1 << at)) !== 0);
    const left = parts.filter((_, at) => (bits & (1 << at)) === 0);
    if (chosen.length >= count || (kind === 'product' && !left.some(({ way }) => way === 1))) continue;
    const { n, d } = valueOf(kind, chosen);
    if (kind === 'sum' ? n !== 0 : Math.abs(n) !== d) continue;
    [fewest, count] = [bits, chosen.length];
  }
  return fewest;
}

/** Parts as one: those of the same kind are taken apart, and one alone is itself. */
function joined(kind: 'sum' | 'product', parts: readonly FlatPart[]): Flat {
  const apart = parts.flatMap((part) =>
    part.of.kind === kind
      ? part.of.parts.map(({ way, of }) => ({ way: way === part.way ? 1 : -1, of }) as const)
      : [part],
  );
  const value = valueOf(kind, parts);
  const [only] = apart;
  return apart.length === 1 && only?.way === 1 ? { ...only.of, value } : { kind, parts: apart, value };
}

function valueOf(kind: 'sum' | 'product', parts: readonly FlatPart[]): Fraction {
  if (kind === 'sum') return parts.reduce((sum, { way, of }) => plus(sum, of.value, way), fraction(0));
  return parts.reduce((product, { way, of }) => (way === 1 ? times : over)(product, of.value), fraction(1));
}
