export type TemplateSign = 1 | -1;

/** A template with a sign before it: what a template leaves out. */
export interface Signed {
  readonly sign: TemplateSign;
  readonly template: number;
}

/** A template that multiplies (power 1) or divides (−1). */
export interface Factor {
  readonly power: TemplateSign;
  readonly template: number;
}
