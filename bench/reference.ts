/**
 * The yardstick: the plainest recursive decision, with fractions as pairs of integers. Every pair of numbers is replaced by each of
 * its six results until one number is left. It shares no code with src/ and is not to be made faster: figures are ratios to it.
 */
export function isSolvableByRecursion(numbers: readonly number[], target: number): boolean {
  return search(
    numbers.map((value) => [value, 1] as const),
    target,
  );
}

type Fraction = readonly [numerator: number, denominator: number];

function search(left: readonly Fraction[], target: number): boolean {
  const [only] = left;
  if (left.length === 1 && only) return only[0] === target * only[1];
  for (const [i, [a, b]] of left.entries()) {
    for (const [j, [c, d]] of left.entries()) {
      if (i >= j) continue;
      const others = left.filter((_, index) => index !== i && index !== j);
      const results: Fraction[] = [
        [a * d + c * b, b * d],
        [a * d - c * b, b * d],
        [c * b - a * d, b * d],
        [a * c, b * d],
      ];
      if (c !== 0) results.push([a * d, b * c]);
      if (a !== 0) results.push([b * c, a * d]);
      if (results.some((result) => search([...others, result], target))) return true;
    }
  }
  return false;
}
