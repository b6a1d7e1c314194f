import { formatCount } from '../format.ts';

const number = (value: number) => (value < 0 ? `−${formatCount(-value)}` : formatCount(value));

/** Numbers of house rules that are typed. */
export const typedNumbers = {
  range: (least: number, most: number) => `from ${number(least)} to ${number(most)}`,
  /** A span, whose least stands for something: 0 for none. */
  seconds: (least: number, most: number, means: string) =>
    `of seconds from ${number(least)} to ${number(most)}; ${number(least)} is “${means}”`,
  fault: {
    empty: (range: string) => `Nothing is typed. Type a whole number ${range}.`,
    noNumber: (range: string) => `That is no whole number. Type one ${range}.`,
    range: (range: string) => `That is out of range. Type a whole number ${range}.`,
  },
};
