import type { Card } from '#lib/core/cards.ts';
import type { Rng } from '#lib/core/chance.ts';
import { handsOfFour } from '#lib/core/difficulty/four-ranks.ts';
import { drawFrom, stackOf } from '#lib/core/difficulty/table-deals.ts';
import { chanceToSolve, type Pace } from '#lib/core/pace/player.ts';
import { usualTime } from '#lib/core/patterns/table.ts';
import { inSlices } from '#lib/environment/slices.ts';
import type { Environment } from '#lib/environment/environment.ts';
import type { Store } from '#lib/storage/index.ts';
import { LATEST_PACED } from './latest.ts';
import { learnFrom } from './pace.ts';

/** Draws a deal that suits somebody. */
export type DrawForYou = (rng: Rng) => readonly Card[] | null;

/** As likely as this a hand is solved that suits somebody: hard enough to learn from, and mostly won. */
export const [LEAST_CHANCE, MOST_CHANCE] = [0.75, 0.85];
const WANTED = (LEAST_CHANCE + MOST_CHANCE) / 2;
/** From fewer hands one would soon know them by heart: then the nearest so many. */
export const FEWEST_HANDS = 16;

/** Hands of ranks up to `highest` that such a player solves about four times of five. */
export function handsFor(pace: Pick<Pace, 'offset'>, highest: number): readonly (readonly number[])[] {
  const known = handsOfFour(highest).flatMap((hand) => {
    const usual = usualTime(hand);
    return usual === null ? [] : [{ hand, chance: chanceToSolve(usual, pace) }];
  });
  const within = known.filter(({ chance }) => chance >= LEAST_CHANCE && chance <= MOST_CHANCE);
  const off = ({ chance }: { readonly chance: number }) => Math.abs(chance - WANTED);
  const suited =
    within.length < FEWEST_HANDS
      ? known.toSorted((one, other) => off(one) - off(other)).slice(0, FEWEST_HANDS)
      : within;
  return suited.map(({ hand }) => hand);
}

/** Learns from the history what suits this person; null while it tells too little. */
export async function learnForYou(
  environment: Pick<Environment, 'after' | 'monotonic'>,
  { attempts }: Pick<Store, 'attempts'>,
  highest: number,
): Promise<DrawForYou | null> {
  const { rows } = await attempts.page({ filter: 'all', limit: LATEST_PACED });
  const pace = await inSlices(learnFrom(rows), environment);
  if (!pace) return null;
  const stack = stackOf(handsFor(pace, highest));
  return (rng) => drawFrom(stack, rng);
}
