/** The most numbers that are decided; all values, and lists of solutions, there are for up to six. */
export const MOST_NUMBERS = 8;

const LARGEST_NUMBER = 100;
const LARGEST_TARGET = 10_000;

/** Throws unless these are one to `most` whole numbers of 0 to 100: within them the solver is exact. The pages refuse others with a sentence. */
export function checkNumbers(numbers: readonly number[], most = MOST_NUMBERS): void {
  if (numbers.length === 0 || numbers.length > most) throw new RangeError(`one to ${most} numbers`);
  for (const value of numbers) {
    if (!Number.isInteger(value) || value < 0 || value > LARGEST_NUMBER)
      throw new RangeError('numbers are whole, 0 to 100');
  }
}

/** Throws unless this is a whole number within ±10,000. */
export function checkTarget(target: number): void {
  if (!Number.isInteger(target) || Math.abs(target) > LARGEST_TARGET)
    throw new RangeError('a target is whole, within ±10,000');
}
