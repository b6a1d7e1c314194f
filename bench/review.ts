import { createRng, type Rng } from '#lib/core/chance.ts';
import { handsOfFour } from '#lib/core/difficulty/four-ranks.ts';
import { entryOf } from '#lib/core/difficulty/table.ts';
import { PATTERNS } from '#lib/core/patterns/pattern.ts';
import { usualTime } from '#lib/core/patterns/table.ts';
import { finish } from '#lib/core/work.ts';
import { evidenceOf, type Pattern } from '#lib/practice/evidence.ts';
import { duePatterns } from '#lib/practice/schedule.ts';
import { warmUpOn } from '#lib/practice/warm-up.ts';
import type { Attempt } from '#lib/storage/attempt.ts';
import { attemptAt, firstOf } from './made-attempts.ts';

/** What became of the patterns that somebody was weak in. */
export interface Regained {
  /** The part of what was lacking that was made up for. */
  readonly regained: number;
  /** The part of all hands that warm-ups chose. */
  readonly chosen: number;
}

/** So many days of play without a warm-up, then so many with; hands a day. */
const [BEFORE, DAYS, A_DAY] = [10, 30, 10] as const;
/** So many patterns are weak: their hands take so much longer, as a logarithm. */
const [WEAK, LACKING] = [2, 0.8] as const;
/** How people learn is assumed, not known: each hand of a weak pattern takes this part off what is still lacking, solved or shown. */
const LEARNT = 0.06;
/** As in simulate.ts: what nobody is faster than, between people, between hands, and by chance. */
const [FLOOR, OFFSET, HAND, CHANCE] = [3, 0.5, 0.2, 0.5] as const;
const HIGHEST = 10;
/** A pattern that is rarer among the hands dealt can hardly be met in a month. */
const COMMON = 12;
const FIRST_DAY = 20_000;

const even = (rng: Rng): number => (rng.next(2 ** 32) + 0.5) / 2 ** 32;
const normal = (rng: Rng): number => Math.sqrt(-2 * Math.log(even(rng))) * Math.cos(2 * Math.PI * even(rng));

const HANDS = handsOfFour(HIGHEST).filter((ranks) => entryOf(ranks) !== null);

/** Lets made-up people who are weak in two patterns play for thirty days, ten hands a day: those that a warm-up brings, and others by chance. */
export function review(seed: number, people: number, warmsUp: boolean): Regained {
  const rng = createRng(seed);
  const common = PATTERNS.filter(
    (pattern) => HANDS.filter((ranks) => firstOf(ranks) === pattern).length >= COMMON,
  );
  const all = Array.from({ length: people }, () => monthOf(rng, common, warmsUp));
  const mean = (figure: keyof Regained) => all.reduce((sum, one) => sum + one[figure], 0) / people;
  return { regained: mean('regained'), chosen: mean('chosen') };
}

function monthOf(rng: Rng, common: readonly Pattern[], warmsUp: boolean): Regained {
  const lacking = new Map<Pattern, number>();
  while (lacking.size < WEAK) lacking.set(common[rng.next(common.length)] ?? 'sum', LACKING);
  const offset = OFFSET * normal(rng);
  const attempts: Attempt[] = [];
  const play = (ranks: readonly number[], day: number, from: 'free' | 'warmup') => {
    const pattern = firstOf(ranks);
    const left = (pattern && lacking.get(pattern)) ?? 0;
    const ln = (usualTime(ranks) ?? 0) + offset + left + HAND * normal(rng) + CHANCE * normal(rng);
    attempts.push(attemptAt(attempts.length, ranks, FIRST_DAY + day, FLOOR + Math.exp(ln), from));
    if (pattern && left > 0 && day >= BEFORE) lacking.set(pattern, left * (1 - LEARNT));
  };
  let chosen = 0;
  for (let day = 0; day < BEFORE + DAYS; day += 1) {
    const warmUp = warmsUp && day >= BEFORE ? finish(warmUpOn(attempts, FIRST_DAY + day, HIGHEST)) : null;
    const brought = warmUp?.deals ?? [];
    const isBrought = (pattern: Pattern) => brought.some(({ ranks }) => firstOf(ranks) === pattern);
    const evidence = finish(evidenceOf(attempts));
    const due = new Set<Pattern | undefined>(finish(duePatterns(evidence, FIRST_DAY + day, isBrought)));
    for (const { ranks } of brought) play(ranks, day, 'warmup');
    for (let hand = brought.length; hand < A_DAY; hand += 1) play(dealt(rng), day, 'free');
    chosen += brought.filter(({ ranks }) => due.has(firstOf(ranks))).length;
  }
  const left = [...lacking.values()].reduce((sum, each) => sum + each, 0);
  return { regained: 1 - left / (WEAK * LACKING), chosen: chosen / (DAYS * A_DAY) };
}

/** Four cards of a deck of forty that make 24. */
function dealt(rng: Rng): readonly number[] {
  for (;;) {
    const deck = Array.from({ length: 4 * HIGHEST }, (_, card) => 1 + (card % HIGHEST));
    const ranks = [0, 0, 0, 0].flatMap(() => deck.splice(rng.next(deck.length), 1)).sort((a, b) => a - b);
    if (entryOf(ranks) !== null) return ranks;
  }
}
