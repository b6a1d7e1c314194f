import fc from 'fast-check';

/**
 * Hands of so many numbers of 0 to 2 or 9, or of 1 to 6, 13 or 100, by weight, and a target: half of the time near to what hands make, else anywhere within
 * ±10,000.
 */
export const question = (weights: Readonly<Record<number, number>>): fc.Arbitrary<[number[], number]> => {
  const counts = Object.entries(weights).map(([count, weight]) => ({
    weight,
    arbitrary: fc.constant(Number(count)),
  }));
  return fc
    .tuple(fc.oneof(...counts), fc.constantFrom([0, 2], [0, 9], [1, 6], [1, 13], [1, 100]))
    .chain(([length, [min, max]]) =>
      fc.tuple(
        fc.array(fc.integer({ min, max }), { minLength: length, maxLength: length }),
        fc.oneof(fc.integer({ min: -20, max: 60 }), fc.integer({ min: -10_000, max: 10_000 })),
      ),
    );
};
