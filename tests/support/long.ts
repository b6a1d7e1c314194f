/** Whether everything is tried (`npm run test:long`), or the part of it that `npm test` has time for. */
export const LONG = process.env.LONG !== undefined;

/**
 * The places 0 … count − 1 at which something is tried: all, or every `step`th from `first` on. Tests that begin at 0, 1, 2 … try every place
 * between them.
 */
export const placesOf = (count: number, step: number, first: number): readonly number[] =>
  Array.from({ length: count }, (_, place) => place).filter((place) => LONG || place % step === first % step);
