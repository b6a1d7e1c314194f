/** The steps of a solution. */
export const steps = {
  title: 'Step by step',
  /** One step for those who do not see it; all values in words. */
  say: (left: string, sign: string, right: string, made: string) => `${left} ${sign} ${right} makes ${made}.`,
};
