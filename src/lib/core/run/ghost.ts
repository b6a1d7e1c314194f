import type { LnTime } from '../pace/hand-time.ts';

/** How somebody played, hand by hand: the logarithm of the milliseconds, less what people take for that hand. */
export type RunPace = readonly number[];

/** A hand that was solved, with the milliseconds since the one before: time that was lost between counts. */
export interface RacedHand {
  readonly ms: number;
  readonly usual: LnTime;
}

export const paceOfRun = (hands: readonly RacedHand[]): RunPace =>
  hands.map(({ ms, usual }) => Math.log(Math.max(1, ms)) - usual);

/** The pace in the middle of several, hand by hand. */
export function meanPace(paces: readonly RunPace[]): RunPace {
  const length = Math.max(0, ...paces.map((pace) => pace.length));
  return Array.from({ length }, (_, hand) => {
    const known = paces.flatMap((pace) => pace[hand] ?? []);
    return known.reduce((sum, each) => sum + each, 0) / known.length;
  });
}

/**
 * When a ghost of such a pace has solved each of these hands, in milliseconds: as long as it took then, times how much harder or easier people
 * find the new hand, so that nothing is gained by luck of the deal. Beyond its last hand it goes on at its middling pace.
 */
export function ghostTimes(pace: RunPace, usuals: readonly LnTime[]): readonly number[] {
  const middling = pace.toSorted((a, b) => a - b)[pace.length >> 1];
  if (middling === undefined) return [];
  return summed(usuals.map((usual, hand) => Math.exp((pace[hand] ?? middling) + usual)));
}

/** The same for a pace that somebody names: so many milliseconds a hand, more for harder ones and less for easier. */
export function steadyTimes(ms: number, usuals: readonly LnTime[]): readonly number[] {
  const shares = usuals.map((usual) => Math.exp(usual));
  const all = shares.reduce((sum, share) => sum + share, 0);
  return summed(shares.map((share) => (ms * usuals.length * share) / all));
}

/** How many hands a ghost with such times has solved by then. */
export const ghostAt = (times: readonly number[], at: number): number =>
  times.filter((time) => time <= at).length;

function summed(parts: readonly number[]): readonly number[] {
  let sum = 0;
  return parts.map((part) => Math.round((sum += part)));
}
