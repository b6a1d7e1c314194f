declare const __LONG__: boolean;

/** Whether everything is tried (`npm run test:long`), or the part of it that `npm test` tries. */
export const LONG = __LONG__;

/** Whether this place is among those that are tried: every one, or one in so many. */
export const isTried = (place: number, oneIn: number): boolean => LONG || place % oneIn === 0;

/** A place for something that has a name, always the same. */
export const placeOf = (name: string): number =>
  [...name].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0);

/**
 * Whether these choices are tried together, each given by its place among its like. Of three choices between two, every two meet in half of the
 * eight that there are; of two, each is made once.
 */
export const areTried = (...places: readonly number[]): boolean =>
  LONG || places.reduce((sum, place) => sum + place, 0) % 2 === 0;
