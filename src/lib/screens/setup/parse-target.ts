/** Reads a target as it is typed; null for what is none. */
export const parseTargetSet = (typed: string, most: number): number | null => {
  const target = /^\s*\d{1,3}\s*$/.test(typed) ? Number(typed) : 0;
  return target >= 1 && target <= most ? target : null;
};
