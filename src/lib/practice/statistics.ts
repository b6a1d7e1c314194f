/** What statistics need of an attempt. */
export interface Timed {
  readonly ms: number;
}

/** Fewer solved hands than this say nothing about what is usual. */
export const FEWEST_FOR_USUAL = 5;

/** The usual time: the median, in milliseconds, or null while there are too few. */
export function usualOf(attempts: readonly Timed[]): number | null {
  if (attempts.length < FEWEST_FOR_USUAL) return null;
  const times = attempts.map(({ ms }) => ms).sort((a, b) => a - b);
  const middle = Math.floor(times.length / 2);
  const upper = times[middle] ?? 0;
  return times.length % 2 === 1 ? upper : Math.round(((times[middle - 1] ?? 0) + upper) / 2);
}

/** A bar of the histogram: attempts of `from` ≤ time < `to` milliseconds; the last bar takes all that took longer. */
export interface Bar {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

const BAR_MS = 10_000;
const BARS = 10;

/** How long hands took, in ten bars of ten seconds. */
export function histogramOf(attempts: readonly Timed[]): readonly Bar[] {
  const counts = new Array<number>(BARS).fill(0);
  for (const { ms } of attempts) {
    const bar = Math.min(BARS - 1, Math.floor(ms / BAR_MS));
    counts[bar] = (counts[bar] ?? 0) + 1;
  }
  return counts.map((count, bar) => ({ from: bar * BAR_MS, to: (bar + 1) * BAR_MS, count }));
}
