import { PATTERNS } from '#lib/core/patterns/pattern.ts';
import type { Evidence, Grade, Pattern } from './evidence.ts';

/** How sure somebody is of a pattern. */
export type Sureness = 'shaky' | 'coming' | 'steady';

/** How somebody stands with a pattern. */
export interface PatternStanding {
  readonly pattern: Pattern;
  /** Hands that told something of it, and those solved without help. */
  readonly seen: number;
  readonly solved: number;
  /** The middle time of the latest solved hands, in seconds, and what this person takes for these hands, whatever their pattern; null while unknown. */
  readonly middle: number | null;
  readonly usual: number | null;
  /** Null while too few were seen. */
  readonly sureness: Sureness | null;
  /** The latest five, the newest first. */
  readonly last: readonly Evidence[];
}

const LAST = 5;
/** So many solved hands make the middle time. */
const TIMED = 20;
const FEWEST = 3;
const WORTH: Readonly<Record<Grade, number>> = { again: 0, hard: 1, good: 2, easy: 2 };
/** What the latest hands are worth in the middle from which on a pattern comes, and from which on it is steady. */
const [COMING, STEADY] = [1, 1.6];

/** How somebody stands with every pattern, in the order of the table, out of all evidence, the oldest first. */
export function standingsOf(evidence: readonly Evidence[]): readonly PatternStanding[] {
  const byPattern = new Map<Pattern, Evidence[]>(PATTERNS.map((pattern) => [pattern, []]));
  for (const each of evidence) byPattern.get(each.pattern)?.push(each);
  return [...byPattern].map(([pattern, all]) => {
    const solved = all.filter((each) => each.solved);
    const timed = solved.filter(({ usual }) => usual !== null).slice(-TIMED);
    const last = all.slice(-LAST).reverse();
    return {
      pattern,
      seen: all.length,
      solved: solved.length,
      middle: middleOf(timed.map(({ attempt }) => attempt.ms / 1000)),
      usual: middleOf(timed.map(({ usual }) => usual ?? 0)),
      sureness: surenessOf(last),
      last,
    };
  });
}

function surenessOf(last: readonly Evidence[]): Sureness | null {
  if (last.length < FEWEST) return null;
  const worth = last.reduce((sum, { grade }) => sum + WORTH[grade], 0) / last.length;
  return worth >= STEADY ? 'steady' : worth >= COMING ? 'coming' : 'shaky';
}

/** The middle of some numbers; null where there are none. */
export function middleOf(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  const [below, above] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  return below === undefined || above === undefined ? null : (below + above) / 2;
}
