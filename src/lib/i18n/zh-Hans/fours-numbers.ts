import type { Words } from '../wording.ts';
import type { foursNumbers as english } from '../en/fours-numbers.ts';
import { formatCount } from '../format.ts';

const cards = (count: number) => `${formatCount(count)} 张牌`;

export const foursNumbers: Words<typeof english> = {
  title: '四个 4 能算出的数',
  link: { name: '用四个 4 算出 1 到 20', more: '单人谜题，没有回合，也没有手牌' },
  rule: '在四个 4 之间放 +\u00a0−\u00a0×\u00a0÷ 和括号，用多少个都行。',
  joined: '4 可以并排：44',
  sum: (made: number, possible: number) => `已算出 ${made}/${possible}`,
  all: '全都算出来了。',
  looking: '正在检查所有算式…',
  list: '数字',
  open: (target: number) => `${target}，还没算出`,
  made: (target: number, line: string) => `${target}，已算出：${line}`,
  never: (target: number) => `${target}，算不出`,
  target: (target: number) => `算出 ${target}`,
  back: '所有数字',
  another: '换一个数',
  next: (target: number) => `下一个：${target}`,
  clear: '清空',
  kept: '算出来了，已存进列表。',
  cards,
  legend: '虚线框里的数算不出：点一下看证明。',
  which: '哪些数算不出？',
  leave: '返回牌桌设置',
  best: (line: string, count: number) => `你的最佳：${line}，${cards(count)}。用更少的牌就能超过它。`,
  cannot: (target: number, joined: boolean) =>
    `${target} 算不出${joined ? '，4 并排也不行' : '（4 不并排时）'}。`,
  proof: (boards: number, defined: number, target: number) =>
    `完整的算式共有 ${formatCount(boards)} 个，其中 ${formatCount(defined)} 个没有除以零，没有一个得 ${target}。只有被盖住的牌不同的算式，算作一个。`,
  withJoined: (target: number, ways: number) =>
    `让 4 并排，就有 ${formatCount(ways)} 种解法能算出 ${target}。打开那个开关试试。`,
  ways: (count: number) =>
    count === 1
      ? '有一个完整的算式能得到它。'
      : `有 ${formatCount(count)} 个完整的算式能得到它，多余的括号也算在内。`,
  unanswered: '没能检查算式。以后再试试。',
};
