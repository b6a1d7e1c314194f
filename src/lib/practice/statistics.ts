/** What statistics need of an attempt. */
export interface Timed {
  readonly ms: number;
}

/** Fewer solved hands than this say nothing about what is usual. */
export const FEWEST_FOR_USUAL = 5;

const inOrder = (attempts: readonly Timed[]): readonly number[] =>
  attempts.map(({ ms }) => ms).sort((a, b) => a - b);

/** The usual time: the median, in milliseconds, or null while there are too few. */
export function usualOf(attempts: readonly Timed[]): number | null {
  if (attempts.length < FEWEST_FOR_USUAL) return null;
  const times = inOrder(attempts);
  const middle = Math.floor(times.length / 2);
  const upper = times[middle] ?? 0;
  return times.length % 2 === 1 ? upper : Math.round(((times[middle - 1] ?? 0) + upper) / 2);
}

/** Of a hundred so many; never rounded up to all or down to none. */
export const percentOf = (part: number, all: number): number =>
  Math.min(part < all ? 99 : 100, Math.max(Math.sign(part), Math.round((100 * part) / (all || 1))));

/** A bar of the histogram: attempts of `from` ≤ time < `to` milliseconds; the last bar takes all that took longer. */
export interface Bar {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

const BARS = 10;
/** How wide a bar may be, in seconds. */
const WIDTHS = [1, 2, 3, 5, 10, 15, 20, 30, 60, 120, 300, 600];
/** So many of all times at least lie within the bars that have an end: a few very long ones do not make the others one bar. */
const WITHIN = 0.75;

/** How long hands took, in ten bars as wide as the times want it: who takes two seconds and who takes ninety both see a shape. */
export function histogramOf(attempts: readonly Timed[]): readonly Bar[] {
  const times = inOrder(attempts);
  const most = times[Math.ceil(WITHIN * times.length) - 1] ?? 0;
  const width = 1000 * (WIDTHS.find((each) => 1000 * each * (BARS - 1) > most) ?? 600);
  const counts = new Array<number>(BARS).fill(0);
  for (const ms of times) {
    const bar = Math.min(BARS - 1, Math.floor(ms / width));
    counts[bar] = (counts[bar] ?? 0) + 1;
  }
  return counts.map((count, bar) => ({ from: bar * width, to: (bar + 1) * width, count }));
}
