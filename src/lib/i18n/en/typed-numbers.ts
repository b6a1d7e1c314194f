import { formatCount } from '../format.ts';

const number = (value: number) => (value < 0 ? `−${formatCount(-value)}` : formatCount(value));

/** Numbers of house rules that are typed. */
export const typedNumbers = {
  range: (least: number, most: number) => `from ${number(least)} to ${number(most)}`,
  /** A span, whose least stands for something: 0 for none. */
  seconds: (least: number, most: number, means: string) =>
    `of seconds from ${number(least)} to ${number(most)}; ${number(least)} means “${means}”`,
  fault: {
    empty: (range: string) => `Enter a whole number ${range}.`,
    noNumber: (range: string) => `That’s not a whole number. Enter one ${range}.`,
    range: (range: string) => `That’s out of range. Enter a whole number ${range}.`,
  },
};
