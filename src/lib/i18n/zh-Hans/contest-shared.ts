import type { Words } from '../wording.ts';
import type { contestShared as english } from '../en/contest-shared.ts';
import { formatCount, signed } from '../format.ts';
import { formatBytes } from '../measures.ts';
import { list } from './forms.ts';

const rounds = (count: number) => `${formatCount(count)} 轮`;
const points = (count: number) => `${signed(formatCount(count))} 分`;

/** What a parameter of an address is about. */
const PARAMETERS: Readonly<Record<string, string>> = {
  v: '版本',
  type: '玩法类型',
  target: '目标',
  numbers: '每组几个数',
  sets: '组数',
  range: '数的范围',
  end: '打到几分',
  round: '每轮限时',
  between: '两轮间隔',
  answer: '作答限时',
  entry: '输入限时',
  seed: '轮次编号',
  by: '玩家名字',
  r: '玩家成绩',
};
const about = (field: string) => PARAMETERS[field] ?? '链接';

export const contestShared: Words<typeof english> = {
  title: '同样的轮次',
  back: '返回牌桌设置',
  about: [
    '和别处的朋友打同一场擂台：发一个链接或文件，对方的设备就会一轮一轮出同样的数。',
    '此外什么都不会发送。什么时候玩都行，玩完再比。',
  ],
  setUp: '设置一场擂台',
  open: '打开文件',
  fault: {
    tooLong: () => '这个链接太长，不会是这个应用的。',
    newer: () => '这个链接来自另一个版本的应用。请更新应用，再打开一次。',
    noFile: () => '这不是擂台轮次的文件。',
    cutOff: () => '这个文件不完整。请对方再发一次。',
    unreadable: () => '无法读取这个文件。请先存到设备上，再从那里打开。',
    tooLarge: ({ size, most }) =>
      `这个文件有 ${formatBytes(size)}，上限是 ${formatBytes(most)}。请选择别的文件。`,
    missing: ({ field }) => `这个链接被截断了：缺少“${about(field)}”。请对方再发一次。`,
    repeated: ({ field }) => `这个链接里“${about(field)}”出现了两次。请对方再发一次。`,
    setting: ({ field }) => `这个链接用不了：“${about(field)}”不符合规则。`,
    result: ({ field }) => `这个链接用不了：“${about(field)}”读不出来。`,
  },
  same: '用这个链接的每台设备，出的数都一样。',
  number: (seed: string) => `轮次编号 ${seed}`,
  others: (names: readonly string[], count: number) =>
    `${list(names)}已经玩了 ${rounds(count)}。你也玩一遍，就能看到成绩。`,
  who: '这里谁来玩',
  goesOn: '这些轮次你已经开始了。',
  goOn: '继续',
  share: '分享这些轮次',
  shareMore: '打开这个链接，出的数都一样',
  tell: '分享你的成绩',
  tellMore: '带有你得分的链接，用来比较',
  file: '存成文件',
  fileMore: '内容相同，可以发送或留存',
  text: (game: string) => `${game}：来玩和我一样的轮次`,
  told: (game: string, names: readonly string[], scores: readonly number[]) =>
    `${game}：${list(names.map((name, at) => `${name} ${points(scores[at] ?? 0)}`))}。来玩一样的轮次，比一比`,
  shared: {
    shared: '已分享。',
    copied: '已复制到剪贴板。',
    failed: '浏览器不能分享或复制。请改为复制本页地址。',
  },
  saved: '已保存。',

  beside: '并排比较',
  alone: '你的成绩',
  nobodyYet: '把你的成绩分享出去。朋友发来成绩后，打开链接就能比较。',
  overRounds: (count: number) => (count === 1 ? '第一轮' : `前 ${rounds(count)}`),
  here: '在这台设备上',
  points,
  round: (number: number) => `第 ${number} 轮`,
  roundOf: (name: string, said: string) => `${name}：${said}`,
  won: '得一分',
  lost: '扣一分',
  nothing: '不得分',
  noX: '没有 x',
  impossible: '不可能',
  best: (x: string) => `最好的是 ${x}`,
  again: '再玩一遍',
  againMore: '这些数你已经知道了',
  replay: '回放',
};
