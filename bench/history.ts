import { createRng } from '#lib/core/chance.ts';
import { handsOfFour } from '#lib/core/difficulty/four-ranks.ts';
import { entryOf } from '#lib/core/difficulty/table.ts';
import { usualTime } from '#lib/core/patterns/table.ts';
import { finish } from '#lib/core/work.ts';
import { evidenceOf } from '#lib/practice/evidence.ts';
import { learnFrom } from '#lib/practice/pace.ts';
import { duePatterns } from '#lib/practice/schedule.ts';
import { standingsOf } from '#lib/practice/standing.ts';
import { warmUpOn } from '#lib/practice/warm-up.ts';
import type { Attempt } from '#lib/storage/attempt.ts';
import { REFERENCE_MS, type Bench } from './bench.ts';
import { attemptAt } from './made-attempts.ts';

const LENGTH = 20_000;
/** What home reads at most. */
const READ = 4000;
const [A_DAY, FIRST_DAY] = [20, 19_000] as const;

/** Ten years of somebody, each of the 1362 hands equally likely, one in eight missed. The oldest first. */
const history = made();
const newest = history.toReversed();
const today = FIRST_DAY + LENGTH / A_DAY;
const evidence = finish(evidenceOf(history));

function made(): readonly Attempt[] {
  const rng = createRng(1);
  const hands = handsOfFour(13).filter((ranks) => entryOf(ranks) !== null);
  return Array.from({ length: LENGTH }, (_, at) => {
    const ranks = hands[rng.next(hands.length)] ?? [];
    const seconds =
      rng.next(8) === 0 ? Infinity : 3 + Math.exp((usualTime(ranks) ?? 0) + rng.next(200) / 100 - 1);
    return attemptAt(at, ranks, FIRST_DAY + Math.floor(at / A_DAY), seconds, 'free');
  });
}

const row = (name: string, work: () => number, expected: number, goal?: number): Bench => ({
  name,
  work,
  expected,
  ...(goal === undefined ? {} : { goal: (goal * REFERENCE_MS) / COPIED }),
});
/** Milliseconds that copying the rows takes where the goals are stated. */
const COPIED = 80;

/** What a long history takes; the reference copies its rows once, as whatever reads them out of the database has to. */
export const histories: readonly Bench[] = [
  row('reference: 20,000 attempts, copied', () => structuredClone(history).length, LENGTH),
  row("a player's times of 20,000 attempts", () => Math.sign(finish(learnFrom(newest))?.weight ?? 0), 1, 100),
  row('evidence of 20,000 attempts', () => finish(evidenceOf(history)).length, evidence.length),
  row('standings by pattern of all that evidence', () => standingsOf(evidence).length, 25),
  row('what is due of all that evidence', () => Math.sign(finish(duePatterns(evidence, today)).length), 1),
  row('evidence of 4,000 attempts', () => Math.sign(finish(evidenceOf(history.slice(-READ))).length), 1, 100),
  row(
    'a warm-up out of 4,000 attempts',
    () => Math.sign(finish(warmUpOn(history.slice(-READ), today, 13))?.deals.length ?? 0),
    1,
  ),
];
