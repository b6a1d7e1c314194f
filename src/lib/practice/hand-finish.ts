import type { Environment } from '#lib/environment/environment.ts';
import { inSlices } from '#lib/environment/slices.ts';
import type { Work } from '#lib/core/work.ts';
import type { Attempt } from '#lib/storage/attempt.ts';
import type { Store } from '#lib/storage/index.ts';
import { evidenceOf, type Pattern } from './evidence.ts';
import { LATEST_GRADED } from './latest.ts';
import { standingsOf } from './standing.ts';

/** What is told of the finish of a hand that was missed, or took long. */
export interface HandFinish {
  readonly pattern: Pattern;
  /** Hands that ended so, with this one. */
  readonly seen: number;
  /** How the solved ones of them went beside what this person takes for such hands; null while too few were timed. */
  readonly pace: 'slower' | 'even' | 'quicker' | null;
}

/** A middle time so many times the usual one is slower; the other way round quicker. */
const APART = 1.15;

/** Reads the history for a hand that is over and stored; null for one that went well, or that tells of no finish. */
export async function finishOf(
  id: string,
  environment: Pick<Environment, 'after' | 'monotonic'>,
  store: Pick<Store, 'attempts'>,
): Promise<HandFinish | null> {
  const { rows } = await store.attempts.page({ filter: 'all', limit: LATEST_GRADED });
  return inSlices(finishIn(rows.toReversed(), id), environment);
}

/** `attempts`: the oldest first. */
export function* finishIn(attempts: readonly Attempt[], id: string): Work<HandFinish | null> {
  const evidence = yield* evidenceOf(attempts);
  const told = evidence.find(({ attempt }) => attempt.id === id);
  if (told?.grade !== 'again' && told?.grade !== 'hard') return null;
  const standing = standingsOf(evidence).find(({ pattern }) => pattern === told.pattern);
  if (!standing) return null;
  const { pattern, seen, middle, usual, sureness } = standing;
  const isKnown = middle !== null && usual !== null && sureness !== null;
  return { pattern, seen, pace: isKnown ? paceOf(middle / usual) : null };
}

const paceOf = (part: number) => (part >= APART ? 'slower' : part <= 1 / APART ? 'quicker' : 'even');
