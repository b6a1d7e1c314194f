import type { Words } from '../wording.ts';
import type { typedNumbers as english } from '../en/typed-numbers.ts';
import { formatCount } from '../format.ts';

const number = (value: number) => (value < 0 ? `−${formatCount(-value)}` : formatCount(value));

/** What `range` or `seconds` says stands after a colon in `fault`. */
export const typedNumbers: Words<typeof english> = {
  range: (least: number, most: number) => `${number(least)} 到 ${number(most)}`,
  seconds: (least: number, most: number, means: string) =>
    `${number(least)} 到 ${number(most)} 秒（${number(least)} 表示“${means}”）`,
  fault: {
    empty: (range: string) => `请输入整数：${range}。`,
    noNumber: (range: string) => `这不是整数。请输入整数：${range}。`,
    range: (range: string) => `超出范围了。请输入整数：${range}。`,
  },
};
