import { ranksOf } from '#lib/core/cards.ts';
import { createRng, shuffled } from '#lib/core/chance.ts';
import { STANDARD_DEAL } from '#lib/core/deal.ts';
import { handsOfFour, placeOfHand } from '#lib/core/difficulty/four-ranks.ts';
import { TABLE } from '#lib/core/difficulty/table-range.ts';
import { entryOf } from '#lib/core/difficulty/table.ts';
import { MIDDLE, SECONDS_AT_LEAST } from '#lib/core/pace/hand-time.ts';
import { chanceToSolve, usualAtChance, type Pace } from '#lib/core/pace/player.ts';
import { knownPatterns, usualTime } from '#lib/core/patterns/table.ts';
import type { Work } from '#lib/core/work.ts';
import { inSlices } from '#lib/environment/slices.ts';
import type { Environment } from '#lib/environment/environment.ts';
import type { Attempt } from '#lib/storage/attempt.ts';
import type { Store } from '#lib/storage/index.ts';
import { decodeDealSpec } from './deal-spec.ts';
import { evidenceOf, type Evidence, type Pattern } from './evidence.ts';
import type { GivenDeal } from './given.ts';
import { LATEST_GRADED, LATEST_PACED } from './latest.ts';
import { learnFrom } from './pace.ts';
import { duePatterns, MOST_A_DAY } from './schedule.ts';
import { dateOf } from './wall-date.ts';

/** Hands to warm up with, and about how many minutes they take. */
export interface WarmUp {
  readonly deals: readonly GivenDeal[];
  /** The patterns that come back. */
  readonly patterns: readonly Pattern[];
  readonly minutes: number;
}

/** Of each pattern that is due so many hands, and so many of other kinds where there is room. */
const EACH = 2;
/** A hand comes back after so many days. */
const UNSEEN_DAYS = 14;
/** The part of its chance that a pattern must have of a hand. */
const SURE = 0.8;
const LIKELY = 0.5;
/** Hands are wanted that are solved four times of five, and taken where they are as likely solved as not. */
const [WANTED, EVEN] = [0.8, 0.5];
const MIDDLING = { offset: 0 };
/** How far a hand may be from the time of those that are solved four times of five. */
const NEAR = 0.6;
const FEWEST = 8;

/** What somebody may warm up with today; null where nothing is due, and that is most days. `known`: the history, the newest first, where it was read. */
export async function warmUpOf(
  environment: Environment,
  store: Pick<Store, 'attempts' | 'settings'>,
  known?: readonly Attempt[],
): Promise<WarmUp | null> {
  const [rows, kept] = await Promise.all([
    known?.slice(0, LATEST_GRADED) ??
      store.attempts.page({ filter: 'all', limit: LATEST_GRADED }).then((page) => page.rows),
    store.settings.get('deal'),
  ]);
  if (rows.length === 0) return null;
  const now = { endedAt: environment.now(), zone: environment.zone() };
  const highest = Math.min(TABLE.highest, (decodeDealSpec(kept) ?? STANDARD_DEAL).highest);
  return inSlices(warmUpOn(rows.toReversed(), dateOf(now), highest), environment);
}

/** The hands of a date, the same all day until some are played. `attempts`: the oldest first. */
export function* warmUpOn(attempts: readonly Attempt[], today: number, highest: number): Work<WarmUp | null> {
  const evidence = yield* evidenceOf(attempts);
  if (evidence.length === 0) return null;
  const pace = yield* learnFrom(attempts.slice(-LATEST_PACED).toReversed());
  const unseen = unseenHands(attempts, today, highest);
  yield;
  const back = (pattern: Pattern) => comingBack(evidence, pattern, today);
  const due = yield* duePatterns(
    evidence,
    today,
    (pattern) => back(pattern) !== undefined || handsOf(unseen, pattern, pace).length > 0,
  );
  if (due.length === 0) return null;
  const rng = createRng(today);
  const taken = new Set<number>();
  const hands: (readonly number[])[] = [];
  const take = (ranks: readonly number[] | undefined) => {
    if (!ranks || taken.has(placeOfHand(ranks))) return;
    taken.add(placeOfHand(ranks));
    hands.push(ranks);
  };
  for (const pattern of due) {
    const [first, ...rest] = twiceUseful(shuffled(handsOf(unseen, pattern, pace), rng), pattern, due);
    take(back(pattern) ?? rest.pop());
    take(first);
    yield;
  }
  const others = due.length < MOST_A_DAY ? EACH : 0;
  const rested = unseen.filter((ranks) => !due.some((pattern) => pattern === knownPatterns(ranks)?.first));
  for (const ranks of near(shuffled(rested, rng).slice(0, 40), pace).slice(0, others)) take(ranks);
  const seconds = hands.reduce((sum, ranks) => sum + secondsFor(ranks, pace), 0);
  return {
    deals: shuffled(hands, rng).map((ranks) => ({ ranks: shuffled(ranks, rng), target: TABLE.target })),
    patterns: due,
    minutes: Math.max(1, Math.round(seconds / 60)),
  };
}

/** The very hand that was missed comes back once, on another day. */
function comingBack(
  evidence: readonly Evidence[],
  pattern: Pattern,
  today: number,
): readonly number[] | undefined {
  const last = evidence.findLast((each) => each.pattern === pattern);
  if (last?.grade !== 'again' || last.date >= today) return undefined;
  const ranks = ranksOf(last.attempt.cards);
  const wasBack =
    last.attempt.from === 'warmup' &&
    evidence.some(
      (each) =>
        each.date < last.date &&
        each.grade === 'again' &&
        nameOf(ranksOf(each.attempt.cards)) === nameOf(ranks),
    );
  return wasBack ? undefined : ranks;
}

function unseenHands(attempts: readonly Attempt[], today: number, highest: number) {
  const seen = new Set(
    attempts
      .filter((attempt) => dateOf(attempt) > today - UNSEEN_DAYS)
      .map(({ cards }) => nameOf(ranksOf(cards))),
  );
  return handsOfFour(highest).filter((ranks) => entryOf(ranks) !== null && !seen.has(nameOf(ranks)));
}

const nameOf = (ranks: readonly number[]): string => ranks.toSorted((a, b) => a - b).join();

/**
 * Hands of a pattern that are about as hard as what this person solves four times of five; where there are few, the nearest of those that are solved
 * at least every second time. A pattern that has none rests: nobody is brought the same defeat day after day.
 */
function handsOf(
  hands: readonly (readonly number[])[],
  pattern: Pattern,
  pace: Pace | null,
): readonly (readonly number[])[] {
  const likely = hands.filter((ranks) => {
    const known = knownPatterns(ranks);
    return known?.first === pattern && known.share >= LIKELY;
  });
  const sure = near(
    likely.filter((ranks) => (knownPatterns(ranks)?.share ?? 0) >= SURE),
    pace,
  );
  if (sure.length >= FEWEST) return sure;
  return likely
    .filter((ranks) => chanceToSolve(usualTime(ranks) ?? Infinity, pace ?? MIDDLING) >= EVEN)
    .toSorted((one, other) => farness(one, pace) - farness(other, pace))
    .slice(0, FEWEST);
}

/** The same hands, those first that serve two patterns that are due. */
function twiceUseful(hands: readonly (readonly number[])[], pattern: Pattern, due: readonly Pattern[]) {
  const servesTwo = (ranks: readonly number[]): boolean => {
    const second = knownPatterns(ranks)?.second;
    return second !== pattern && due.some((each) => each === second);
  };
  return [...hands.filter(servesTwo), ...hands.filter((ranks) => !servesTwo(ranks))];
}

/** Those about as hard as what this person solves four times of five. */
const near = (hands: readonly (readonly number[])[], pace: Pace | null) =>
  hands.filter((ranks) => farness(ranks, pace) <= NEAR);

/** How far a hand's time is from the time of those that this person solves four times of five. */
function farness(ranks: readonly number[], pace: Pace | null): number {
  return Math.abs((usualTime(ranks) ?? Infinity) - usualAtChance(WANTED, pace ?? MIDDLING));
}

function secondsFor(ranks: readonly number[], pace: Pace | null): number {
  const usual = usualTime(ranks) ?? MIDDLE;
  return pace ? pace.expect({ usual, pattern: null }).seconds : SECONDS_AT_LEAST + Math.exp(usual);
}
