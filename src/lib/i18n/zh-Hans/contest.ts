import type { Words } from '../wording.ts';
import type { contest as english } from '../en/contest.ts';
import { formatCount, formatDecimal } from '../format.ts';
import { list, signed } from './forms.ts';

const FAMILIES = {
  classic: '经典',
  tony: '托尼四',
  closest: '最接近',
};

const points = (count: number) => `${signed(formatCount(count))} 分`;

export const contest: Words<typeof english> = {
  families: FAMILIES,
  title: (family, target: number) =>
    family === 'closest' ? `${FAMILIES.closest} ${signed(target)}` : FAMILIES[family],
  roundOf: (round: number) => `第 ${round} 轮`,
  scores: '得分',
  score: (name: string, score: number) => `${name}，${points(score)}`,
  points,
  sets: '牌',
  set: (index: number) => `第 ${index} 组`,
  goal: {
    classic: (target: number) => `算出 ${signed(target)}`,
    tony: 'x 最大者胜',
    closest: (target: number) => `与 ${signed(target)} 的差，但不为 0`,
  },
  use: ({ sets, numbers }, players: number) => {
    if (sets > 1) return `${formatCount(sets)} 组都要`;
    if (players === 1) return '一种解法';
    return numbers > 4 ? `${formatCount(numbers)} 个数都用上，先解出者胜` : '先解出者胜';
  },
  allSets: (sets: number) => (sets === 1 ? '我有解了' : `${sets} 组我都有解了`),
  claim: (name: string, sets: number) => `${name}：${sets === 1 ? '我有解了' : `${sets} 组我都有解了`}`,
  impossible: '不可能？',
  skip: '跳过？',
  says: '不可能',
  skips: '跳过',
  impossibleOf: (name: string) => `${name}：不可能`,
  skipOf: (name: string) => `${name}：跳过`,
  finish: '结束比赛',

  has: (name: string, sets: number) => (sets === 1 ? `${name}抢到了` : `${name}：${sets} 组都解出了`),
  lots: (names: readonly string[]) => `${list(names)}不分先后，已抽签决定。`,
  worth: (value: string) => `要算出 ${value}`,
  /** An x that is a distance. */
  distance: (x: string) => `相差 ${x}`,
  beside: (x: string, target: number) => `与 ${signed(target)} 相差 ${x}`,
  nothing: '没有结果',
  cannot: '做不出',
  rule: '查验',
  nextSet: '下一组',

  secret: '秘密的 x',
  open: '你的 x',
  raise: '我有 x 了',
  raiseOf: (name: string) => `${name}：我有 x 了`,
  another: '换一个 x',
  sealed: '已提交',
  final: '已定',
  mayChange: '还能改',
  entries: '谁有 x 了',
  noX: '没有 x',
  passTo: (name: string) => `交给${name}`,
  slipText: '在没人看得见的地方输入你的 x。计时已暂停。',
  iAm: (name: string) => `我是${name}`,
  headphones: '如果用读屏，请先戴上耳机：你输入的内容会念出来。',
  notNow: '取消',
  numbersCovered: '有人输入时，数字会遮住。',
  slipEnds: '剩余输入时间',
  rests: (seconds: number) => `等 ${seconds} 秒`,
  missed: {
    expired: (name: string) => `${name}，时间到：没有提交 x。`,
    final: (name: string) => `${name}的 x 已定：别人已经提交了一个。`,
  },
  shield: {
    behind: '用手挡住输入',
    look: '按住查看',
    covered: '已遮住；按住可以听',
  },
  yours: { tony: '你最大的 x', closest: (target: number) => `与 ${signed(target)} 差多少` },
  empty: '还是空的',
  over: (top: string, bottom: string) => `${bottom} 分之 ${top}`,
  fraction: '分数线',
  minus: '负号',
  keys: '数字键',
  clear: '清空',
  seal: '提交',
  noneAt: '不可能',
  fault: {
    empty: '请先输入一个数。',
    long: '最多十五位数字。',
    byZero: '不能除以零。',
    notAway: '必须大于 0：目标本身不算。',
  },

  reveal: {
    sealed: '大家都有 x 了',
    opened: { tony: '已揭开，从大到小', closest: '已揭开，从近到远' },
    where: '把设备放到大家都看得见的地方，马上揭开。',
    soon: '马上揭开。',
    open: '揭开',
    role: {
      proves: '先证明',
      now: '现在证明',
      next: '前一个失败才轮到',
      failed: '没有证明',
      impossible: '如果谁都没证明成功，就赢',
    },
    prove: (name: string, x: string) => `交给${name}：证明 ${x}`,
    proveHere: (name: string, x: string) => `${name}：证明 ${x}`,
  },
  either: (low: string, high: string) => `你要算出 ${low} 或 ${high}。`,

  proof: '证明',
  otherWays: '其他解法',
  looking: '正在查找…',
  noOther: '没有别的解法。',
  noWays: '没能列出来。',
  moreWays: (count) => `另外还有 ${count} 种`,
  bestFirst: '最好的 x 先来',
  proves: (name: string) => `${name}来证明`,
  comparing: '正在找最好的 x…',
  noAnswer: '没能找到最好的 x。',
  tryAgain: '再试一次',

  begin: '开始',
  starts: '距这一轮开始',
  next: '下一轮',

  wins: (name: string) => `${name}赢得这一轮`,
  came: (name, what) => `${name}：${what}`,
  draw: '平局：大家都说“不可能”',
  skipped: '跳过：不得分',
  timedOut: '平局：时间到',
  nobody: '这一轮没人赢',
  notBest: '对了，但不是最好的',
  declared: (name: string) => `${name}先说“不可能”，赢得这一轮`,
  why: { wrong: '错', conceded: '放弃', expired: '超时' },
  bestWas: {
    tony: (x: string) => `最大的是 ${x}`,
    closest: (x: string) => `最近的相差 ${x}`,
  },
  line: (target: number, entries: readonly string[], best: string | null) =>
    `${signed(target)} 附近：${list(entries)}${best === null ? '' : `；最近的相差 ${best}`}`,
  away: (name: string, x: string) => `${name}相差 ${x}`,
  none: '确实不可能',
  works: '其实有解',
  notAll: '确实不可能',
  short: (away: string, share: number | null) =>
    `比最好的差 ${away}${share === null ? '' : ` · 达到 ${formatDecimal(share / 10)}%`}`,
  reached: '已是最好',
  unproved: '没有证明',
  unmade: '算不出',

  stopped: '提前结束',
  winner: (name: string) => `${name}赢了`,
  share: (names: readonly string[]) => `${list(names)}打平`,
  right: '对',
  wrong: '错',
  fastest: '最快',
  pointsRow: '得分',
  table: '成绩表',
  played: (rounds: number, draws: number) => `${formatCount(rounds)} 轮，${formatCount(draws)} 次平局`,
  unfit: (count: number) =>
    `有 ${formatCount(count)} 组有解，但不能练习：练习只发四个 13 以内的数，目标最大 99。`,
  shareRounds: '分享这些轮次',
  again: '再来一场',
  replay: '回放',
  home: '首页',
  backRound: '退回一轮',
};
