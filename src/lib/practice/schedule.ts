import type { Work } from '#lib/core/work.ts';
import type { Evidence, Grade, Pattern } from './evidence.ts';
import { remembered, type Recall, type Trace } from './forgetting.ts';

/** No more patterns than this are brought back on one day, whatever has gathered: nobody is in debt. */
export const MOST_A_DAY = 3;

const ANSWERS: Readonly<Record<Grade, Recall>> = { again: 0, hard: 1, good: 2, easy: 3 };
/** A pattern that is remembered for so many days need not come back. */
const KNOWN = 180;
/** So often slow among its last so many is as good as missed. */
const [HARD, OF_LAST] = [2, 5];
/** Of a pattern the latest so many days tell all there is to tell. */
const LATEST = 40;

/**
 * The patterns that come back on a date (in whole days since 1970), the longest due first: replayed from the evidence, the oldest first, so that nothing
 * of it is stored. Of one pattern and date only the first piece counts; what a clock ahead of today has dated counts as of today. A pattern that does
 * not fit today leaves its place to others.
 */
export function* duePatterns(
  evidence: readonly Evidence[],
  today: number,
  fits: (pattern: Pattern) => boolean = () => true,
): Work<readonly Pattern[]> {
  const days = new Map<Pattern, Map<number, Grade>>();
  const warmedUp = new Set<Pattern>();
  for (const { pattern, grade, counts, date, attempt } of evidence) {
    const on = Math.min(date, today);
    if (on === today && attempt.from === 'warmup') warmedUp.add(pattern);
    if (!counts) continue;
    const known = days.get(pattern) ?? new Map<number, Grade>();
    days.set(pattern, known);
    if (!known.has(on)) known.set(on, grade);
  }
  yield;
  const due: { readonly pattern: Pattern; readonly at: number }[] = [];
  for (const [pattern, grades] of days) {
    const at = replay([...grades].sort(([one], [other]) => one - other).slice(-LATEST))?.due ?? Infinity;
    if (at <= today && fits(pattern)) due.push({ pattern, at });
    yield;
  }
  const left = Math.max(0, MOST_A_DAY - warmedUp.size);
  return due
    .sort((a, b) => a.at - b.at || a.pattern.localeCompare(b.pattern))
    .slice(0, left)
    .map(({ pattern }) => pattern);
}

/** What is known of when a pattern comes back; null while it needs no review. */
function replay(grades: readonly (readonly [number, Grade])[]): Trace | null {
  let trace: Trace | null = null;
  let last: readonly Grade[] = [];
  for (const [date, grade] of grades) {
    last = [...last, grade].slice(-OF_LAST);
    const isSlow = last.filter((each) => each === 'hard').length >= HARD;
    const taken = grade === 'hard' && isSlow ? 'again' : grade;
    if (!trace && taken !== 'again') continue;
    trace = remembered(trace, date, ANSWERS[taken]);
    if (trace.stability > KNOWN) [trace, last] = [null, []];
  }
  return trace;
}
