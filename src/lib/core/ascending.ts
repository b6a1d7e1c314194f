import { putInOrder } from './in-order.ts';

/** Numbers in ascending order, repeated as often as they are there. */
export type Numbers = readonly number[];

/** The numbers in the order that the solver expects. */
export const ascending = (numbers: readonly number[]): Numbers => putInOrder([...numbers], isLess);

const isLess = (a: number, b: number): boolean => a < b;
