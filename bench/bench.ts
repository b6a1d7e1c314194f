/** One thing to measure. The first of a list is the reference to which the others' figures are ratios. */
export interface Bench {
  readonly name: string;
  /** Does the work once and answers with a count that shows it was done. */
  readonly work: () => number;
  /** What the count must be: a fast wrong answer is no answer. */
  readonly expected: number;
  /** Milliseconds it may take where the reference takes `REFERENCE_MS`; on other machines the same share. */
  readonly goal?: number;
}

/** The goals are stated for a machine on which the reference takes this long. */
export const REFERENCE_MS = 165;

/** What was measured. */
export interface Figure {
  readonly name: string;
  /** Median milliseconds of one round. */
  readonly ms: number;
  /** How many times the reference's time is this one's. */
  readonly ratio: number;
  /** What the ratio must be at least; null where nothing is promised. */
  readonly mark: number | null;
  readonly count: number;
  readonly isRight: boolean;
}

/** So often before it counts, for the engine to see what is asked of it. */
const WARM = 3;
const ROUNDS = 7;
/** One round repeats the work until it lasts so long: clocks are coarse. */
const LEAST_MS = 30;

/** Measures one after the other, warm, each in several rounds of which the median counts. `clock` counts milliseconds. */
export function measure(benches: readonly Bench[], clock: () => number): readonly Figure[] {
  const timed = (work: () => number, repeats: number): number => {
    const begun = clock();
    for (let i = 0; i < repeats; i += 1) work();
    return (clock() - begun) / repeats;
  };
  const runs = benches.map((bench) => {
    const count = bench.work();
    timed(bench.work, WARM);
    const repeats = Math.max(1, Math.ceil(LEAST_MS / Math.max(timed(bench.work, 1), 0.01)));
    return { bench, count, times: Array.from({ length: ROUNDS }, () => timed(bench.work, repeats)) };
  });
  const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[times.length >> 1] ?? NaN;
  const reference = median(runs[0]?.times ?? []);
  return runs.map(({ bench, count, times }) => ({
    name: bench.name,
    ms: median(times),
    ratio: reference / median(times),
    mark: bench.goal === undefined ? null : REFERENCE_MS / bench.goal,
    count,
    isRight: count === bench.expected,
  }));
}
