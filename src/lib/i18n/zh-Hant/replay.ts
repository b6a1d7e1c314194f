import type { Words } from '../wording.ts';
import type { replay as english } from '../en/replay.ts';
import { formatCount } from '../format.ts';
import { formatLead } from '../measures.ts';
import { list } from './forms.ts';

export const replay: Words<typeof english> = {
  title: '重播',
  opening: '正在開啟重播…',
  of: (game: string, date: string) => `${game}，${date}`,
  save: '存成檔案',
  notOver: '比賽結束後就能看重播。',
  goOn: '繼續比賽',
  noSets: '這場比賽沒有發過牌。',
  set: (set: number, sets: number) => `第 ${set} 題，共 ${sets} 題`,
  inRound: (round: number, set: number, sets: number) => `第 ${round} 輪 · 第 ${set} 題，共 ${sets} 題`,
  end: '結束',
  make: (target: number) => `算出 ${target}`,
  cards: '這幾張牌',
  laid: (rank: string, name: string) => `${rank}，來自${name}`,
  laidByTable: (rank: string) => `${rank}，來自牌桌`,
  notEntered: '沒有輸入',
  card: '一張牌',
  stands: (name: string, count: number) => `${name} ${count}`,
  before: '上一個',
  after: '下一個',
  chosen: '題目',

  firstBy: (ms: number) => `快了 ${formatLead(ms)}`,
  afterTime: (time: string) => `花了 ${time}`,
  byLot: '抽籤決定',
  named: (claimant: string) => `點了${claimant}`,
  gaveUpAndNamed: (claimant: string) => `放棄，點了${claimant}`,
  touches: '誰在什麼時候碰了螢幕',
  touch: {
    inTime: (time: string) => time,
    late: (time: string, late: string) => `${time}，晚了 ${late}`,
    falseStart: (early: string) => `早了 ${early}`,
    voided: (time: string) => `${time}，誤觸不算`,
  },
  delayed: (time: string) => `計為 ${time}`,
  gaveUp: (time: string) => `想了 ${time}，放棄`,
  heat: (names: readonly string[], p: number) =>
    `${list(names)}相差不到 ${formatLead(p)}，不分先後，所以抽籤。`,

  unsaid: {
    agreed: '已同意。',
    stood: '沒人查驗。',
    conceded: '沒說出來。',
    expired: '時間到了。',
  },
  right: '對。',
  wrong: '錯。',
  makes: (value: string) => `得 ${value}。`,
  dividesByZero: '除數是零。',
  otherCards: '不是用這四張牌。',
  notDifferent: '兩種解法是一樣的。',
  takes: (name: string, count: number, all: number) =>
    count === all ? `${name}收下全部 ${all} 張。` : `${name}收下 ${count} 張。`,
  out: (name: string) => `${name}本題出局。`,
  ruled: (reason: string) => (reason === '' ? '大家更改了判定。' : `大家更改了判定：「${reason}」。`),
  recounted: '大家更正了牌數。',
  otherWays: (count: number) => (count === 0 ? '沒有其他解法。' : `還有 ${formatCount(count)} 種解法。`),
  works: '一種解法',
  worksNone: '這題無解。',
  looking: '正在找…',
  missing: '解題器還沒下載。請連上網路，再開啟這一題。',

  left: {
    open: '比賽提前結束。',
    swapped: '換了牌。',
    passed: '沒人找到解法。',
    timedOut: '沒人及時找到解法。',
    barred: '都答錯了。',
    reshuffled: '換了十次後，牌堆重新洗過。',
  },
  aside: '四張牌放到一邊。',
  earlier: '在那之前',

  all: '所有題目',
  keyTwo: '朝上或朝下：誰贏 · 長短：時間',
  keyGiven: '實心：送出了牌 · 空心：收下了牌',
  keyWon: '實心：贏得四張',
  spokenSet: (set: number, sets: number, won: string) => `第 ${set} 題，共 ${sets} 題，${won}`,
  spokenWon: (name: string) => `${name}贏了`,
  spokenNobody: '沒人贏',
};
