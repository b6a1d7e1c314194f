export type Sign = 1 | -1;

/** A template with a sign before it: what a template leaves out. */
export interface Signed {
  readonly sign: Sign;
  readonly template: number;
}

/** A template that multiplies (power 1) or divides (−1). */
export interface Factor {
  readonly power: Sign;
  readonly template: number;
}
