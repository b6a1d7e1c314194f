/** What is known of a value besides its size, as bits. What is made in several ways has the bits of all. */
export type Mark = number;

/** Its negative can be made too (ARITH-4). */
export const NEGATIVE = 1;

// How it can be made: enough to take each sum and each product in one grouping only, as `Templates` does.
/** By something that is no sum, and so can be a term of one. */
const TERM = 2;
/** By something that is no product, and so can be a factor of one. */
const FACTOR = 4;
/** By something in which nothing divides but inside a factor. */
const WHOLE = 8;

export const NUMBER: Mark = TERM | FACTOR | WHOLE;
export const SUM: Mark = FACTOR | WHOLE;
export const QUOTIENT: Mark = TERM;
/** A product is as whole as what it is made of. */
export const productMark = (rest: Mark): Mark => TERM | (rest & WHOLE);

export const isTerm = (mark: Mark): boolean => (mark & TERM) !== 0;
export const isFactor = (mark: Mark): boolean => (mark & FACTOR) !== 0;
export const isWholeMark = (mark: Mark): boolean => (mark & WHOLE) !== 0;
export const hasNegative = (mark: Mark | undefined): boolean => mark !== undefined && (mark & NEGATIVE) !== 0;
