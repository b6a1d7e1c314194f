import type { DealtCard } from '#lib/core/cards.ts';
import { PATTERNS, patternOf } from '#lib/core/patterns/pattern.ts';
import { knownPatterns } from '#lib/core/patterns/table.ts';
import { printExpression } from '#lib/core/print.ts';
import { solutions } from '#lib/core/solve.ts';
import type { Pattern } from '#lib/practice/evidence.ts';
import type { Attempt } from '#lib/storage/attempt.ts';

/** Who has not found a hand after so many seconds looks at a solution. */
const PATIENCE = 40;
const DAY_MS = 86_400_000;

/** The likeliest pattern of a hand. */
export const firstOf = (ranks: readonly number[]): Pattern | undefined =>
  PATTERNS.find((each) => each === knownPatterns(ranks)?.first);

/** What is kept of a hand that would take so many seconds; `day` in whole days since 1970. */
export function attemptAt(
  at: number,
  ranks: readonly number[],
  day: number,
  seconds: number,
  from: Attempt['from'],
): Attempt {
  const isSolved = seconds < PATIENCE;
  const ms = Math.round(1000 * Math.min(seconds, PATIENCE));
  const startedAt = day * DAY_MS + at * 1000;
  return {
    id: `${at}`,
    cards: ranks.map((rank): DealtCard => ({ rank, suit: 'spade' })),
    target: 24,
    outcome: isSolved ? 'solved' : 'shown',
    expression: isSolved ? lineOf(ranks) : null,
    wrongNone: 0,
    ms,
    hints: isSolved ? 0 : 4,
    startedAt,
    endedAt: startedAt + ms,
    zone: 0,
    day: null,
    from,
  };
}

const lines = new Map<string, string | null>();

/** A solution by the hand's likeliest pattern. */
function lineOf(ranks: readonly number[]): string | null {
  const name = ranks.join();
  const known = lines.get(name);
  if (known !== undefined) return known;
  const found = solutions(ranks, 24).find((line) => patternOf(line, 24) === firstOf(ranks));
  const line = found ? printExpression(found) : null;
  lines.set(name, line);
  return line;
}
