/** One thing to measure. The first of a file is the reference to which the others' figures are ratios. */
export interface Bench {
  readonly name: string;
  /** Does the work once and answers with a count that shows it was done. */
  readonly work: () => number;
  /** What the count must be; left out where only equal counts in every run are asked. */
  readonly expected?: number;
}
