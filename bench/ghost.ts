import { ranksOf } from '#lib/core/cards.ts';
import { createRng, type Rng } from '#lib/core/chance.ts';
import { handTime } from '#lib/core/pace/hand-time.ts';
import { dealsOf } from '#lib/core/run/deals.ts';
import { ghostAt, ghostTimes, paceOfRun } from '#lib/core/run/ghost.ts';
import { SHORT_RUN, type RunSpec } from '#lib/core/run/spec.ts';

const even = (rng: Rng): number => (rng.next(2 ** 32) + 0.5) / 2 ** 32;
const normal = (rng: Rng): number => Math.sqrt(-2 * Math.log(even(rng))) * Math.cos(2 * Math.PI * even(rng));

/** What nobody can be faster than, how widely one person's times lie, and real hands about the model's time (bench/simulate.ts). */
const [FLOOR, CHANCE, HAND, OFFSET] = [2.5, 0.5, 0.337, 0.5] as const;

const usualsOf = (seed: number): readonly number[] => {
  const spec: RunSpec = {
    kind: 'ghost',
    seed,
    ranks: 10,
    version: 1,
    decoys: false,
    timed: true,
    start: 0,
  };
  const deals = dealsOf(spec);
  return Array.from({ length: SHORT_RUN }, () => handTime(ranksOf(deals.next().value.cards), 24) ?? 0);
};

/**
 * Made-up players race their own ghost, one race each, and are as fast as they were: by how many hands each is ahead when the first of the two has
 * done them all, the worst behind first.
 */
export function raceGhosts(seed: number, runs: number): readonly number[] {
  const rng = createRng(seed);
  return Array.from({ length: runs }, () => {
    const offset = OFFSET * normal(rng);
    const play = (usuals: readonly number[]) =>
      usuals.map((usual) => ({
        usual,
        ms: 1000 * (FLOOR + Math.exp(usual + offset + HAND * normal(rng) + CHANCE * normal(rng))),
      }));
    const pace = paceOfRun(play(usualsOf(rng.next(2 ** 32))));
    const usuals = usualsOf(rng.next(2 ** 32));
    const ghost = ghostTimes(pace, usuals);
    let sum = 0;
    const own = play(usuals).map(({ ms }) => (sum += ms));
    const first = Math.min(own.at(-1) ?? 0, ghost.at(-1) ?? 0);
    return ghostAt(own, first) - ghostAt(ghost, first);
  }).sort((a, b) => a - b);
}
