import type { Work } from '#lib/core/work.ts';
import { inSlices } from '#lib/environment/slices.ts';
import type { Environment } from '#lib/environment/environment.ts';
import type { Attempt } from '#lib/storage/attempt.ts';
import type { Store } from '#lib/storage/index.ts';
import { keepsPlace } from './ended-day.ts';
import { evidenceOf, type Evidence, type Pattern } from './evidence.ts';
import { LATEST_GRADED, LATEST_PACED } from './latest.ts';
import { askedOf, isLeft, learnFrom } from './pace.ts';
import { middleOf } from './standing.ts';

/** What came of the hands that somebody has played in a row. */
export interface Sitting {
  readonly hands: number;
  /** Without help, or rightly said to have no solution. */
  readonly solved: number;
  /** Of those with a solution, in milliseconds: the middle, the fastest, and the middle of what this person takes for such hands; null while unknown. */
  readonly middle: number | null;
  readonly fastest: number | null;
  readonly usual: number | null;
  /** A finish that went quicker than usual, and one that was slow or missed. */
  readonly well: Pattern | null;
  readonly slow: Pattern | null;
}

/** It is told after so many hands, once. */
const TOLD_AFTER = 10;
/** Whoever comes back later than this sits down anew. */
const PAUSE_MS = 10 * 60_000;
/** So many of the latest hands are looked at to see how many there were; longer sittings have been told of. */
const LOOKED_AT = 40;

/** The sitting that a hand makes ten hands long; null for every other hand, and that is nearly always. */
export async function sittingOf(
  id: string,
  environment: Pick<Environment, 'after' | 'monotonic'>,
  { attempts }: Pick<Store, 'attempts'>,
): Promise<Sitting | null> {
  const { rows } = await attempts.page({ filter: 'all', limit: LOOKED_AT });
  const hands = tenthAt(rows.toReversed(), id);
  if (!hands) return null;
  const { rows: all } = await attempts.page({ filter: 'all', limit: LATEST_GRADED });
  return inSlices(sittingIn(all.toReversed(), new Set(hands.map((hand) => hand.id))), environment);
}

/** The hands of the sitting that ends with this one, the oldest first, where it is the first to be read after ten: a skipped one shows no ending. */
export function tenthAt(latest: readonly Attempt[], id: string): readonly Attempt[] | null {
  const end = latest.findIndex((attempt) => attempt.id === id);
  let begin = end;
  while (begin > 0 && isInOneSitting(latest[begin - 1], latest[begin])) begin -= 1;
  const isCut = begin === 0 && latest.length >= LOOKED_AT;
  if (end < 0 || isCut || latest[end]?.from !== 'free') return null;
  const hands = latest.slice(begin, end + 1).filter((attempt) => !isLeft(attempt));
  const told = hands.findIndex(({ outcome }, at) => at + 1 >= TOLD_AFTER && outcome !== 'skipped');
  return hands[told]?.id === id ? hands : null;
}

/** The hands of the sitting that is under way, the newest first; `latest`: of the history, the newest first; `now`: epoch milliseconds. */
export function handsSoFar(latest: readonly Attempt[], now: number): readonly Attempt[] {
  const [last] = latest;
  if (last?.from !== 'free' || Math.abs(now - last.endedAt) > PAUSE_MS) return [];
  const first = latest.findIndex((attempt, at) => !isInOneSitting(latest[at + 1], attempt));
  return latest.slice(0, first + 1).filter((attempt) => !isLeft(attempt));
}

/** The same, read from the store: the latest forty at most. */
export async function sittingSoFar(
  { now }: Pick<Environment, 'now'>,
  { attempts }: Pick<Store, 'attempts'>,
): Promise<readonly Attempt[]> {
  const { rows } = await attempts.page({ filter: 'all', limit: LOOKED_AT });
  return handsSoFar(rows, now());
}

/** Both dealt at the practice table, the later played soon after the earlier. A clock that was set back is a new sitting. */
function isInOneSitting(before: Attempt | undefined, after: Attempt | undefined): boolean {
  if (before?.from !== 'free' || after?.from !== 'free') return false;
  // A hand that was left open is dealt long before it is played.
  return Math.abs(after.endedAt - after.ms - before.endedAt) <= PAUSE_MS;
}

/** `attempts`: the oldest first; `ids`: those of the sitting. */
export function* sittingIn(attempts: readonly Attempt[], ids: ReadonlySet<string>): Work<Sitting> {
  const isOfIt = ({ id }: Attempt) => ids.has(id);
  const hands = attempts.filter(isOfIt);
  const solved = hands.filter(keepsPlace);
  const before = attempts.slice(-LATEST_PACED - hands.length).filter((attempt) => !isOfIt(attempt));
  const pace = yield* learnFrom(before.toReversed());
  const usual = solved.flatMap((hand) => {
    const asked = pace && askedOf(hand);
    return pace && asked ? [1000 * pace.expect(asked).seconds] : [];
  });
  const evidence = (yield* evidenceOf(attempts)).filter(({ attempt }) => isOfIt(attempt));
  return {
    hands: hands.length,
    solved: solved.length + hands.filter(({ outcome }) => outcome === 'none').length,
    middle: middleOf(solved.map(({ ms }) => ms)),
    fastest: solved.length === 0 ? null : Math.min(...solved.map(({ ms }) => ms)),
    // Of some of the hands it would be held against all of them.
    usual: usual.length === solved.length ? middleOf(usual) : null,
    well: mostOf(evidence, { easy: 1 }),
    slow: mostOf(evidence, { hard: 1, again: 2 }),
  };
}

/** The pattern that such grades weigh most for, of several the latest; null where there is none. */
function mostOf(
  evidence: readonly Evidence[],
  worth: Readonly<Partial<Record<Evidence['grade'], number>>>,
): Pattern | null {
  const sums = new Map<Pattern, number>();
  let most: Pattern | null = null;
  for (const { pattern, grade } of evidence) {
    const sum = (sums.get(pattern) ?? 0) + (worth[grade] ?? 0);
    sums.set(pattern, sum);
    if (sum > 0 && sum >= (most === null ? 0 : (sums.get(most) ?? 0))) most = pattern;
  }
  return most;
}
