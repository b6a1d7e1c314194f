import type { Words } from '../wording.ts';
import type { replay as english } from '../en/replay.ts';
import { formatCount } from '../format.ts';
import { formatLead } from '../measures.ts';
import { list } from './forms.ts';

export const replay: Words<typeof english> = {
  title: '回放',
  opening: '正在打开回放…',
  of: (game: string, date: string) => `${game}，${date}`,
  save: '存成文件',
  notOver: '比赛结束后就能看回放。',
  goOn: '继续比赛',
  noSets: '这场比赛没有发过牌。',
  set: (set: number, sets: number) => `第 ${set} 题，共 ${sets} 题`,
  inRound: (round: number, set: number, sets: number) => `第 ${round} 轮 · 第 ${set} 题，共 ${sets} 题`,
  end: '结束',
  make: (target: number) => `算出 ${target}`,
  cards: '这几张牌',
  laid: (rank: string, name: string) => `${rank}，来自${name}`,
  laidByTable: (rank: string) => `${rank}，来自牌桌`,
  notEntered: '没有输入',
  card: '一张牌',
  stands: (name: string, count: number) => `${name} ${count}`,
  before: '上一个',
  after: '下一个',
  chosen: '题目',

  firstBy: (ms: number) => `快了 ${formatLead(ms)}`,
  afterTime: (time: string) => `${time}后`,
  byLot: '抽签决定',
  named: (claimant: string) => `点了${claimant}`,
  gaveUpAndNamed: (claimant: string) => `放弃，点了${claimant}`,
  touches: '谁在什么时候碰了屏幕',
  touch: {
    inTime: (time: string) => time,
    late: (time: string, late: string) => `${time}，晚了 ${late}`,
    falseStart: (early: string) => `早了 ${early}`,
    voided: (time: string) => `${time}，误触不算`,
  },
  delayed: (time: string) => `按 ${time} 算`,
  gaveUp: (time: string) => `${time}后放弃`,
  heat: (names: readonly string[], p: number) =>
    `${list(names)}相差不到 ${formatLead(p)}，不分先后，所以抽签。`,

  unsaid: {
    agreed: '已同意。',
    stood: '没人查验。',
    conceded: '没说出来。',
    expired: '时间到了。',
  },
  right: '对。',
  wrong: '错。',
  makes: (value: string) => `得 ${value}。`,
  dividesByZero: '除数是零。',
  otherCards: '不是用这四张牌。',
  notDifferent: '两种解法是一样的。',
  takes: (name: string, count: number, all: number) =>
    count === all ? `${name}收下全部 ${all} 张。` : `${name}收下 ${count} 张。`,
  out: (name: string) => `${name}本题出局。`,
  ruled: (reason: string) => (reason === '' ? '大家更改了判定。' : `大家更改了判定：“${reason}”。`),
  recounted: '大家更正了牌数。',
  otherWays: (count: number) => (count === 0 ? '没有其他解法。' : `还有 ${formatCount(count)} 种解法。`),
  works: '一种解法',
  worksNone: '这题无解。',
  looking: '正在找…',
  missing: '求解器还没下载。请连上网络，再打开这一题。',

  left: {
    open: '比赛提前结束。',
    swapped: '换了牌。',
    passed: '没人找到解法。',
    timedOut: '没人及时找到解法。',
    barred: '都答错了。',
    reshuffled: '换了十次后，牌堆重新洗过。',
  },
  aside: '四张牌放到一边。',
  earlier: '在那之前',

  all: '所有题目',
  keyTwo: '朝上或朝下：谁赢 · 长短：用时',
  keyGiven: '实心：送出了牌 · 空心：收下了牌',
  keyWon: '实心：赢得四张',
  spokenSet: (set: number, sets: number, won: string) => `第 ${set} 题，共 ${sets} 题，${won}`,
  spokenWon: (name: string) => `${name}赢了`,
  spokenNobody: '没人赢',
};
