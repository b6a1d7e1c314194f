/** How much of a normal quantity lies above z: Φ(−z), by the continued fraction far out and its series near the middle. */
export function above(z: number): number {
  if (z < 0) return 1 - above(-z);
  if (z > 3) {
    let tail = z;
    for (let step = 20; step > 0; step -= 1) tail = z + step / tail;
    return density(z) / tail;
  }
  let [term, sum] = [z, z];
  for (let odd = 3; Math.abs(term) > 1e-12; odd += 2) {
    term *= (z * z) / odd;
    sum += term;
  }
  return 0.5 - density(z) * sum;
}

/** The normal density. */
export const density = (z: number): number => Math.exp(-(z * z) / 2) / Math.sqrt(2 * Math.PI);

/** By how much, on average, a normal quantity that is above z lies above 0. */
export const meanAbove = (z: number): number => density(z) / above(z);
