/** The steps of a solution, for those who do not see them; all values in words. */
export const steps = {
  say: (left: string, sign: string, right: string, made: string) => `${left} ${sign} ${right} makes ${made}.`,
};
