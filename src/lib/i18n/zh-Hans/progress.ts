import type { progress as english } from '../en/progress.ts';
import { formatCount } from '../format.ts';
import type { Words } from '../wording.ts';
import { signed } from './forms.ts';
import { units } from './units.ts';

const clock = (ms: number) => {
  const seconds = Math.floor(ms / 1000);
  return units.speakClock(Math.floor(seconds / 60), seconds % 60);
};

export const progress: Words<typeof english> = {
  title: '战绩',
  tabs: { label: '显示什么', overview: '总览', patterns: '套路', hands: '题目', matches: '比赛' },
  export: '备份',
  solved: () => '解出题数',
  share: '成功率',
  usual: '常见用时',
  streak: '连续天数',
  times: '解题用时',
  time: '用时',
  span: (from: number, to: number | null) =>
    to === null ? `${clock(from)}以上` : `${clock(from)}到 ${clock(to)}`,
  timesNote: (count: number) => `最近 ${formatCount(count)} 题 · 红色 = 常见`,
  timesText: (usual: string | null, count: number) =>
    `最近解出的 ${formatCount(count)} 题的用时${usual === null ? '' : `。你的常见用时是 ${usual}。`}`,
  empty: {
    title: '这里还是空的',
    text: '你做过的题会显示在这里，只存在这部手机上。',
    action: '去练习',
  },
  history: '历史记录',
  filter: '显示哪些题',
  filters: {
    all: '全部',
    solved: '已解出',
    missed: '未解出',
    shown: '看过答案',
    none: '无解',
    day: '每日一题',
  },
  asTable: '看表格',
  asChart: '看图表',
  level: {
    title: '水平',
    week: '每周一',
    missing: (count: number) => `再解出 ${formatCount(count)} 题，这里就会有一个数。`,
    change: (points: string, weeks: number) => `${formatCount(weeks)} 周内 ${points}。`,
    scale: '快一倍就高 300。',
    chart: (from: number, to: number) => `每周的水平，从 ${from} 到 ${to}`,
  },
  weeks: {
    title: '十五周',
    chart: (solved: number, days: number) => `${days} 天里有 ${solved} 天解出了每日一题`,
    stamps: { solved: '每日一题', helped: '借助提示', played: '做过题', nothing: '没有做题' },
  },
  bests: {
    title: '最佳纪录',
    fastest: '最快的一题',
    ten: '连续十题，每题平均',
    hardest: '解出的最难一题',
    days: '最长连续天数',
  },
  patterns: {
    intro: '你的题是怎么收尾的。线的右边：比你平常慢。',
    early: '现在比较还太早。到目前为止，你的题是这样收尾的。',
    none: '做过四张牌算 24 的题之后，这里会显示它们怎么收尾。',
    make: (factor: string) => `凑出 ${factor}`,
    both: '两个都凑出',
    names: {
      spend: '少几张牌就有 24',
      dealt: '两个因数都在手里',
      ratio: '先乘后除',
      big: '除一个大数',
      'three factors': '三数相乘',
      'just over': '25 到 29，减去其余',
      over: '30 到 36，减去其余',
      'far over': '大于 36，减去其余',
      'just under': '18 到 23，加上其余',
      under: '12 到 17，加上其余',
      'far under': '小于 12，加上其余',
      'product − product': '积减积',
      'product + product': '积加积',
      'rest − product': '牌减去积',
    },
    sure: { shaky: '还不稳', coming: '有进步', steady: '很稳' },
    usual: (time: string) => `这样的题你平常用 ${time}。`,
    last: '最近的题',
    next: '在下次热身里',
    kind: (count: number) => `${formatCount(count)} 道这样的题`,
  },
  hard: '难度',
  families: '怎么收尾',
  find: '按牌查找',
  findLike: '例如 3 8 8',
  noneFound: '没有这样的题。',
  hands: (count: number) => `${formatCount(count)} 题`,
  found: (count: number, solved: number, usual: string | null) =>
    `${formatCount(count)} 题，解出 ${formatCount(solved)} 题${usual === null ? '' : `，常见用时 ${usual}`}`,
  more: '正在加载更多题目…',
  outcome: {
    solved: '已解出',
    none: '正确判断“无解”',
    shown: '看了答案',
    skipped: '已跳过',
  },
  today: '每日一题',
  makes: (target: number) => `算出 ${signed(target)}`,
  hints: (hints: number) => `${formatCount(hints)} 条提示`,
  retry: (cards: string) => `再做一次 ${cards}`,
  remove: (cards: string) => `删除 ${cards}`,
  removed: '已删除一题。',
  removedAll: (count: number) => `已删除 ${formatCount(count)} 题。`,
  undo: '撤销',
  restoring: '正在恢复…',
};
