/** The nine types of game, by their published numbers. */
export type TypeId = 0 | 1 | 2 | 10 | 11 | 12 | 20 | 21 | 22;

/**
 * What a type is. `classic`: make the target, the first one decides · `tony`: the largest number that all sets make · `closest`: a number
 * beside the target, as near to it as can be.
 */
export type Type =
  | {
      readonly family: 'classic';
      /** Only sets that can make the target are dealt. */
      readonly solvable: boolean;
      /** There is no score at which it ends. */
      readonly endless: boolean;
    }
  | {
      readonly family: 'tony' | 'closest';
      /** The first phase ends as soon as everybody has an x, not only when its time is up. */
      readonly untilAll: boolean;
      /** Everybody sees each x as it is entered. */
      readonly open: boolean;
    };

/** A row for each type: to add one is to add a row. */
export const TYPES: Readonly<Record<TypeId, Type>> = {
  0: { family: 'classic', solvable: false, endless: false },
  1: { family: 'classic', solvable: false, endless: true },
  2: { family: 'classic', solvable: true, endless: false },
  10: { family: 'tony', untilAll: false, open: false },
  11: { family: 'tony', untilAll: true, open: false },
  12: { family: 'tony', untilAll: true, open: true },
  20: { family: 'closest', untilAll: false, open: false },
  21: { family: 'closest', untilAll: true, open: false },
  22: { family: 'closest', untilAll: true, open: true },
};

/** All of them, ascending. */
export const TYPE_IDS = [0, 1, 2, 10, 11, 12, 20, 21, 22] as const satisfies readonly TypeId[];
