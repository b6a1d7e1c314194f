import type { Words } from '../wording.ts';
import type { typedNumbers as english } from '../en/typed-numbers.ts';
import { formatCount } from '../format.ts';

const number = (value: number) => (value < 0 ? `−${formatCount(-value)}` : formatCount(value));

/** A range stands before "の整数を…". */
export const typedNumbers: Words<typeof english> = {
  range: (least: number, most: number) => `${number(least)}から${number(most)}まで`,
  seconds: (least: number, most: number, means: string) =>
    `${number(least)}から${number(most)}まで（単位は秒、${number(least)}は「${means}」）`,
  fault: {
    empty: (range: string) => `${range}の整数を入力してください。`,
    noNumber: (range: string) => `整数ではありません。${range}の整数を入力してください。`,
    range: (range: string) => `範囲の外です。${range}の整数を入力してください。`,
  },
};
