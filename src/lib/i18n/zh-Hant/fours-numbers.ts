import type { Words } from '../wording.ts';
import type { foursNumbers as english } from '../en/fours-numbers.ts';
import { formatCount } from '../format.ts';

const cards = (count: number) => `${formatCount(count)} 張牌`;

export const foursNumbers: Words<typeof english> = {
  title: '四個 4 能算出的數',
  link: { name: '用四個 4 算出 1 到 20', more: '單人益智題，沒有回合，也沒有手牌' },
  rule: '在四個 4 之間放 +\u00a0−\u00a0×\u00a0÷ 和括號，用多少個都可以。',
  joined: '4 可以並排：44',
  sum: (made: number, possible: number) => `已算出 ${made}/${possible}`,
  all: '全都算出來了。',
  looking: '正在檢查所有算式…',
  list: '數字',
  open: (target: number) => `${target}，還沒算出`,
  made: (target: number, line: string) => `${target}，已算出：${line}`,
  never: (target: number) => `${target}，算不出`,
  target: (target: number) => `算出 ${target}`,
  back: '所有數字',
  another: '換一個數',
  next: (target: number) => `下一個：${target}`,
  clear: '清除',
  kept: '算出來了，已存進清單。',
  cards,
  legend: '虛線框裡的數算不出：點一下看證明。',
  which: '哪些數算不出？',
  leave: '返回牌桌設定',
  best: (line: string, count: number) => `你的最佳：${line}，${cards(count)}。用更少的牌就能超過它。`,
  cannot: (target: number, joined: boolean) =>
    joined ? `${target} 算不出，4 並排也不行。` : `4 不並排，${target} 就算不出。`,
  proof: (boards: number, defined: number, target: number) =>
    `完整的算式共有 ${formatCount(boards)} 個，其中 ${formatCount(defined)} 個沒有除以零，沒有一個得 ${target}。只有被蓋住的牌不同的算式，算作一個。`,
  withJoined: (target: number, ways: number) =>
    `讓 4 並排，就有 ${formatCount(ways)} 種解法能算出 ${target}。打開那個開關試試。`,
  ways: (count: number) =>
    count === 1
      ? '有一個完整的算式能得到它。'
      : `有 ${formatCount(count)} 個完整的算式能得到它，多餘的括號也算在內。`,
  unanswered: '無法檢查算式。請稍後再試。',
};
