/** The steps of a solution. */
export const steps = {
  title: 'Step by step',
  /** What a line is called that opens its steps; `what`: what is said of it in short. */
  open: (line: string, what = '') => `${line}${what && `; ${what}`}. Step by step`,
  last: (step: string) => `at last ${step}`,
  /** One step for those who do not see it; all values in words. */
  say: (left: string, sign: string, right: string, made: string) => `${left} ${sign} ${right} makes ${made}.`,
};
