import { createRng, type Rng } from '#lib/core/chance.ts';
import { entryOf } from '#lib/core/difficulty/table.ts';
import { handTime, type LnTime } from '#lib/core/pace/hand-time.ts';
import { learnPlayer, type TimedHand } from '#lib/core/pace/player.ts';
import { PATTERNS } from '#lib/core/patterns/pattern.ts';
import { knownPatterns } from '#lib/core/patterns/table.ts';

/** How the prediction does after so many solved hands. */
export interface Figures {
  readonly solves: number;
  /** The part of hands whose middle time is within a quarter of what is expected. */
  readonly near: number;
  /** By what factor the middle time is missed at most, four times of five. */
  readonly factor: number;
  /** How often a new time lies within the bounds that hold four of five. */
  readonly covered: number;
}

/**
 * Spreads between the players who are made up, and of real hands about the model's time. Those of people are taken to be so; that of hands is what
 * leaves 78 of 100 within a quarter of the model's time, as it was found (docs/difficulty.md).
 */
const SPREAD = { offset: 0.5, slope: 0.15, pattern: 0.2, own: 0.2, chance: 0.5, hand: 0.337 } as const;
const FLOOR = [2.5, 4.5] as const;
const TESTED = 60;

interface Deal {
  readonly usual: LnTime;
  readonly pattern: number;
  /** What people really take, beside the model. */
  readonly real: LnTime;
}

const even = (rng: Rng): number => (rng.next(2 ** 32) + 0.5) / 2 ** 32;
/** A normal draw (Box and Muller). */
const normal = (rng: Rng): number => Math.sqrt(-2 * Math.log(even(rng))) * Math.cos(2 * Math.PI * even(rng));
/** Student's with four degrees of freedom: a normal draw over the root of a quarter of four squares. */
const student = (rng: Rng): number =>
  normal(rng) / Math.sqrt([0, 0, 0, 0].reduce((sum) => sum + normal(rng) ** 2, 0) / 4);

/** Lets made-up players solve hands of 1–10 dealt as a real deck deals them, and holds what was learnt of them against new hands. */
export function simulate(seed: number, players: number, solves: readonly number[]): readonly Figures[] {
  const rng = createRng(seed);
  const deals = new Map<string, Deal>();
  const people = Array.from({ length: players }, () => made(rng, deals));
  return solves.map((count) => {
    const misses: number[] = [];
    let covered = 0;
    for (const { solve } of people) {
      const learnt: TimedHand[] = Array.from({ length: count }, () => solve().timed);
      const player = learnPlayer(learnt);
      for (let test = 0; test < TESTED; test += 1) {
        const { timed, middle } = solve();
        const { seconds, least, most } = player.expect(timed);
        misses.push(Math.abs(Math.log(seconds / middle)));
        if (timed.seconds >= least && timed.seconds <= most) covered += 1;
      }
    }
    misses.sort((a, b) => a - b);
    return {
      solves: count,
      near: misses.filter((miss) => miss <= Math.log(1.25)).length / misses.length,
      factor: Math.exp(misses[Math.floor(0.8 * misses.length)] ?? 0),
      covered: covered / misses.length,
    };
  });
}

/** Somebody who solves hands. */
function made(rng: Rng, deals: Map<string, Deal>) {
  const [offset, slope] = [SPREAD.offset * normal(rng), 1 + SPREAD.slope * normal(rng)];
  const floor = FLOOR[0] + (FLOOR[1] - FLOOR[0]) * even(rng);
  const patterns = PATTERNS.map(() => SPREAD.pattern * normal(rng));
  const own = new Map<Deal, number>();
  const solve = () => {
    const deal = dealt(rng, deals);
    const mine = own.get(deal) ?? SPREAD.own * normal(rng);
    own.set(deal, mine);
    const ln = deal.real + offset + (slope - 1) * (deal.real - 1.35) + (patterns[deal.pattern] ?? 0) + mine;
    const { usual, pattern } = deal;
    const timed = {
      usual,
      pattern,
      solved: true,
      seconds: floor + Math.exp(ln + SPREAD.chance * student(rng)),
    };
    return { timed, middle: floor + Math.exp(ln) };
  };
  return { solve };
}

/** Four cards of a deck of forty that make 24. */
function dealt(rng: Rng, deals: Map<string, Deal>): Deal {
  for (;;) {
    const deck = Array.from({ length: 40 }, (_, card) => 1 + (card % 10));
    const ranks = [0, 0, 0, 0].flatMap(() => deck.splice(rng.next(deck.length), 1)).sort((a, b) => a - b);
    if (entryOf(ranks) === null) continue;
    const known = deals.get(ranks.join());
    if (known) return known;
    const usual = handTime(ranks, 24) ?? 0;
    const pattern = PATTERNS.findIndex((each) => each === knownPatterns(ranks)?.first);
    const deal = { usual, pattern, real: usual + SPREAD.hand * normal(rng) };
    deals.set(ranks.join(), deal);
    return deal;
  }
}
