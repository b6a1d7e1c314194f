import { ranksOf } from '#lib/core/cards.ts';
import { isHandInTable } from '#lib/core/difficulty/table-range.ts';
import { learnPlayer, type AskedHand, type Pace, type TimedHand } from '#lib/core/pace/player.ts';
import { parseExpression } from '#lib/core/parse.ts';
import { patternOf, PATTERNS } from '#lib/core/patterns/pattern.ts';
import { knownPatterns } from '#lib/core/patterns/table.ts';
import type { Work } from '#lib/core/work.ts';
import type { Attempt } from '#lib/storage/attempt.ts';
import { FREE_HINTS } from './ended-day.ts';
import { isEased, isLeft, timedOf } from './pace.ts';
import { dateOf } from './wall-date.ts';

/** One of the twenty-five of four cards for 24. */
export type Pattern = (typeof PATTERNS)[number];
/** How well it went, worst first. */
export type Grade = 'again' | 'hard' | 'good' | 'easy';

/** What one hand tells of one pattern. */
export interface Evidence {
  readonly pattern: Pattern;
  readonly grade: Grade;
  /** Whether it moves the schedule: a hand that was made easier does so only when it was missed. */
  readonly counts: boolean;
  readonly attempt: Attempt;
  /** The local date it ended on, in whole days since 1970: what the clock of that place showed. */
  readonly date: number;
  /** Whether it was solved without help. */
  readonly solved: boolean;
  /** What this person took for such a hand when it was played, whatever its pattern; null while too little was known. */
  readonly usual: number | null;
}

/** Before so many hands nobody's time can be told slow. */
const FEWEST_TIMED = 25;
/** What is known of a player is learnt anew when there is so much more of it, from the latest so many hands. */
const [ANEW, LEARNT] = [4, 300];
/** A pattern that holds so much of a missed hand's chance is what was missed. */
const MOST = 0.5;
/** With more hints than this the way was given away. */
const LAST_SIGN = 2;
/** How many of one's spreads above what is usual a time is slow, and below it quick. */
const [SLOW, QUICK] = [1, -0.7];
/** Attempts looked at in one step. */
const STEP = 16;

/**
 * What a history, the oldest first, tells of the patterns: at most one piece for each hand. A hand is graded by what was known when it was played, so
 * that no later hand changes an earlier grade. Hands that the table does not know tell nothing.
 */
export function* evidenceOf(attempts: readonly Attempt[]): Work<readonly Evidence[]> {
  const found: Evidence[] = [];
  const asked = new Map<string, AskedHand | null>();
  const lines = new Map<string, Pattern | null>();
  const timed: TimedHand[] = [];
  let pace: Pace | null = null;
  let due = FEWEST_TIMED;
  for (const [place, attempt] of attempts.entries()) {
    const hand = timedOf(attempt, asked);
    const met = metIn(attempt, lines);
    if (met) {
      const usual = pace && hand ? pace.expect({ ...hand, pattern: null }).seconds : null;
      const solved = attempt.outcome === 'solved' && attempt.hints <= FREE_HINTS && attempt.wrongNone === 0;
      const grade = met.grade ?? (pace && hand && usual !== null ? gradeOf(hand, usual, pace) : 'good');
      const counts = !isEased(attempt) || grade === 'again';
      found.push({ ...met, grade, counts, attempt, date: dateOf(attempt), solved, usual });
    }
    if (hand) timed.push(hand);
    if (timed.length >= due) {
      pace = learnPlayer(timed.slice(-LEARNT));
      due = timed.length + Math.max(FEWEST_TIMED, Math.floor(timed.length / ANEW));
      yield;
    }
    if (place % STEP === 0) yield;
  }
  return found;
}

/** Which pattern a hand was about, and the grade where time does not decide it; null where it says nothing of any. */
function metIn(
  attempt: Attempt,
  lines: Map<string, Pattern | null>,
): { readonly pattern: Pattern; readonly grade: Grade | null } | null {
  const { outcome, target, hints, wrongNone, expression } = attempt;
  const ranks = ranksOf(attempt.cards);
  if (outcome === 'none' || isLeft(attempt) || !isHandInTable(ranks, target)) return null;
  if (wrongNone > 0 || outcome !== 'solved' || expression === null) return missedIn(ranks);
  let pattern = lines.get(expression);
  if (pattern === undefined) lines.set(expression, (pattern = patternIn(expression, target)));
  if (pattern === null) return null;
  return { pattern, grade: hints > LAST_SIGN ? 'again' : hints === LAST_SIGN ? 'hard' : null };
}

function missedIn(ranks: readonly number[]) {
  const known = knownPatterns(ranks);
  const pattern = known && known.share >= MOST ? ofTable(known.first) : undefined;
  return pattern === undefined ? null : { pattern, grade: 'again' as const };
}

function patternIn(expression: string, target: number): Pattern | null {
  const read = parseExpression(expression);
  return (read.ok ? ofTable(patternOf(read.value, target)) : null) ?? null;
}

const ofTable = (id: string | null): Pattern | undefined => PATTERNS.find((pattern) => pattern === id);

/** By how much longer or shorter it took than this person takes for such a hand of whatever pattern: else a weak pattern would excuse itself. */
function gradeOf({ seconds }: TimedHand, usual: number, { floor, scatter }: Pace): Grade {
  const z = Math.log(Math.max(seconds - floor, 0.01) / (usual - floor)) / scatter;
  return z > SLOW ? 'hard' : z > QUICK ? 'good' : 'easy';
}
