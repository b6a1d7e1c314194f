import type { Words } from '../wording.ts';
import type { contest as english } from '../en/contest.ts';
import { formatCount, formatDecimal } from '../format.ts';
import { list, signed } from './forms.ts';

const FAMILIES = {
  classic: '經典',
  tony: '東尼四',
  closest: '最接近',
};

const points = (count: number) => `${signed(formatCount(count))} 分`;

export const contest: Words<typeof english> = {
  families: FAMILIES,
  title: (family, target: number) =>
    family === 'closest' ? `${FAMILIES.closest} ${signed(target)}` : FAMILIES[family],
  roundOf: (round: number) => `第 ${round} 輪`,
  scores: '得分',
  score: (name: string, score: number) => `${name}，${points(score)}`,
  points,
  sets: '牌',
  set: (index: number) => `第 ${index} 組`,
  goal: {
    classic: (target: number) => `算出 ${signed(target)}`,
    tony: 'x 最大者勝',
    closest: (target: number) => `與 ${signed(target)} 的差，但不為 0`,
  },
  use: ({ sets, numbers }, players: number) => {
    if (sets > 1) return `${formatCount(sets)} 組都要`;
    if (players === 1) return '一種解法';
    return numbers > 4 ? `${formatCount(numbers)} 個數都用上，先解出者勝` : '先解出者勝';
  },
  allSets: (sets: number) => (sets === 1 ? '我有解了' : `${sets} 組我都有解了`),
  claim: (name: string, sets: number) => `${name}：${sets === 1 ? '我有解了' : `${sets} 組我都有解了`}`,
  impossible: '不可能？',
  skip: '跳過？',
  says: '不可能',
  skips: '跳過',
  impossibleOf: (name: string) => `${name}：不可能`,
  skipOf: (name: string) => `${name}：跳過`,
  finish: '結束比賽',

  has: (name: string, sets: number) => (sets === 1 ? `${name}搶到了` : `${name}：${sets} 組都解出了`),
  lots: (names: readonly string[]) => `${list(names)}不分先後，已抽籤決定。`,
  worth: (value: string) => `要算出 ${value}`,
  /** An x that is a distance. */
  distance: (x: string) => `相差 ${x}`,
  beside: (x: string, target: number) => `與 ${signed(target)} 相差 ${x}`,
  nothing: '沒有結果',
  cannot: '做不出',
  rule: '查驗',
  nextSet: '下一組',

  secret: '秘密的 x',
  open: '你的 x',
  raise: '我有 x 了',
  raiseOf: (name: string) => `${name}：我有 x 了`,
  another: '換一個 x',
  sealed: '已送出',
  final: '已定',
  mayChange: '還能改',
  entries: '誰有 x 了',
  noX: '沒有 x',
  passTo: (name: string) => `交給${name}`,
  slipText: '在沒人看得見的地方輸入你的 x。計時已暫停。',
  iAm: (name: string) => `我是${name}`,
  headphones: '如果用螢幕報讀器，請先戴上耳機：你輸入的內容會唸出來。',
  notNow: '取消',
  numbersCovered: '有人輸入時，數字會遮住。',
  slipEnds: '剩餘輸入時間',
  rests: (seconds: number) => `等 ${seconds} 秒`,
  missed: {
    expired: (name: string) => `${name}，時間到：沒有送出 x。`,
    final: (name: string) => `${name}的 x 已定：別人已經送出了一個。`,
  },
  shield: {
    behind: '用手擋住輸入',
    look: '按住查看',
    covered: '已遮住；按住可以聽',
  },
  yours: { tony: '你最大的 x', closest: (target: number) => `與 ${signed(target)} 差多少` },
  empty: '還是空的',
  over: (top: string, bottom: string) => `${bottom} 分之 ${top}`,
  fraction: '分數線',
  minus: '負號',
  keys: '數字鍵',
  clear: '清除',
  seal: '送出',
  noneAt: '不可能',
  fault: {
    empty: '請先輸入一個數。',
    long: '最多十五位數字。',
    byZero: '不能除以零。',
    notAway: '必須大於 0：目標本身不算。',
  },

  reveal: {
    sealed: '大家都有 x 了',
    opened: { tony: '已揭開，從大到小', closest: '已揭開，從近到遠' },
    where: '把裝置放到大家都看得見的地方，馬上揭開。',
    soon: '馬上揭開。',
    open: '揭開',
    role: {
      proves: '先證明',
      now: '現在證明',
      next: '前一個失敗才輪到',
      failed: '沒有證明',
      impossible: '如果誰都沒證明成功，就贏',
    },
    prove: (name: string, x: string) => `交給${name}：證明 ${x}`,
    proveHere: (name: string, x: string) => `${name}：證明 ${x}`,
  },
  either: (low: string, high: string) => `你要算出 ${low} 或 ${high}。`,

  proof: '證明',
  otherWays: '其他解法',
  looking: '正在尋找…',
  noOther: '沒有別的解法。',
  noWays: '列不出來。',
  moreWays: (count) => `另外還有 ${count} 種`,
  bestFirst: '最好的 x 先來',
  proves: (name: string) => `${name}來證明`,
  comparing: '正在找最好的 x…',
  noAnswer: '找不到最好的 x。',
  tryAgain: '再試一次',

  begin: '開始',
  starts: '距這一輪開始',
  next: '下一輪',

  wins: (name: string) => `${name}贏得這一輪`,
  came: (name, what) => `${name}：${what}`,
  draw: '平手：大家都說「不可能」',
  skipped: '跳過：不得分',
  timedOut: '平手：時間到',
  nobody: '這一輪沒人贏',
  notBest: '對了，但不是最好的',
  declared: (name: string) => `${name}先說「不可能」，贏得這一輪`,
  why: { wrong: '錯', conceded: '放棄', expired: '逾時' },
  bestWas: {
    tony: (x: string) => `最大的是 ${x}`,
    closest: (x: string) => `最近的相差 ${x}`,
  },
  line: (target: number, entries: readonly string[], best: string | null) =>
    `${signed(target)} 附近：${list(entries)}${best === null ? '' : `；最近的相差 ${best}`}`,
  away: (name: string, x: string) => `${name}相差 ${x}`,
  none: '確實不可能',
  works: '其實有解',
  notAll: '確實不可能',
  short: (away: string, share: number | null) =>
    `比最好的差 ${away}${share === null ? '' : ` · 達到 ${formatDecimal(share / 10)}%`}`,
  reached: '已是最好',
  unproved: '沒有證明',
  unmade: '算不出',

  stopped: '提前結束',
  winner: (name: string) => `${name}贏了`,
  share: (names: readonly string[]) => `${list(names)}平手`,
  right: '對',
  wrong: '錯',
  fastest: '最快',
  pointsRow: '得分',
  table: '成績表',
  played: (rounds: number, draws: number) => `${formatCount(rounds)} 輪，${formatCount(draws)} 次平手`,
  unfit: (count: number) =>
    `有 ${formatCount(count)} 組有解，但不能練習：練習只發四個 13 以內的數，目標最大 99。`,
  shareRounds: '分享這些輪次',
  again: '再來一場',
  replay: '重播',
  home: '首頁',
  backRound: '退回一輪',
};
