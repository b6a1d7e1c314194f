/** Numbers in ascending order, repeated as often as they are there. */
export type Numbers = readonly number[];

/** The numbers in the order that the solver expects. */
export const ascending = (numbers: readonly number[]): Numbers => numbers.toSorted((a, b) => a - b);

/** The different ways to take some of the numbers, none and all included, each with what is left. Equal numbers count as one choice. */
export function choicesOf(numbers: Numbers): readonly (readonly [Numbers, Numbers])[] {
  const [first] = numbers;
  if (first === undefined) return [[[], []]];
  const others = numbers.filter((value) => value !== first);
  const copies = numbers.length - others.length;
  const block = (length: number): readonly number[] => Array.from({ length }, () => first);
  return choicesOf(others).flatMap(([taken, left]) =>
    Array.from(
      { length: copies + 1 },
      (_, count) =>
        [
          [...block(count), ...taken],
          [...block(copies - count), ...left],
        ] as const,
    ),
  );
}

/** The different ways to part the numbers in two, neither empty; the first part holds the first number. */
export const splitsOf = (numbers: Numbers): readonly (readonly [Numbers, Numbers])[] =>
  choicesOf(numbers).filter(([taken, left]) => taken[0] === numbers[0] && left.length > 0);
