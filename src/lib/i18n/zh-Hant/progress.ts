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
  title: '戰績',
  tabs: { label: '顯示什麼', overview: '總覽', patterns: '套路', hands: '題目', matches: '比賽' },
  export: '備份',
  solved: () => '解出題數',
  share: '成功率',
  usual: '常見用時',
  streak: '連續天數',
  times: '解題用時',
  time: '用時',
  span: (from: number, to: number | null) =>
    to === null ? `${clock(from)}以上` : `${clock(from)}到 ${clock(to)}`,
  timesNote: (count: number) => `最近 ${formatCount(count)} 題 · 紅色 = 常見`,
  timesText: (usual: string | null, count: number) =>
    `最近解出的 ${formatCount(count)} 題的用時${usual === null ? '' : `。你的常見用時是 ${usual}。`}`,
  empty: {
    title: '這裡還是空的',
    text: '你做過的題會顯示在這裡，只存在這部手機上。',
    action: '去練習',
  },
  history: '歷史紀錄',
  filter: '顯示哪些題',
  filters: {
    all: '全部',
    solved: '已解出',
    missed: '未解出',
    shown: '看過答案',
    none: '無解',
    day: '每日一題',
  },
  asTable: '看表格',
  asChart: '看圖表',
  level: {
    title: '水準',
    week: '每週一',
    missing: (count: number) => `再解出 ${formatCount(count)} 題，這裡就會有一個數。`,
    change: (points: string, weeks: number) => `${formatCount(weeks)} 週內 ${points}。`,
    scale: '快一倍就高 300。',
    chart: (from: number, to: number) => `每週的水準，從 ${from} 到 ${to}`,
  },
  weeks: {
    title: '十五週',
    chart: (solved: number, days: number) => `${days} 天裡有 ${solved} 天解出了每日一題`,
    stamps: { solved: '每日一題', helped: '借助提示', played: '做過題', nothing: '沒有做題' },
  },
  bests: {
    title: '最佳紀錄',
    fastest: '最快的一題',
    ten: '連續十題，每題平均',
    hardest: '解出的最難一題',
    days: '最長連續天數',
  },
  patterns: {
    intro: '你的題是怎麼收尾的。線的右邊：比你平常慢。',
    early: '現在比較還太早。到目前為止，你的題是這樣收尾的。',
    none: '做過四張牌算 24 的題之後，這裡會顯示它們怎麼收尾。',
    make: (factor: string) => `湊出 ${factor}`,
    both: '兩個都湊出',
    names: {
      spend: '少幾張牌就有 24',
      dealt: '兩個因數都在手裡',
      ratio: '先乘後除',
      big: '除一個大數',
      'three factors': '三數相乘',
      'just over': '25 到 29，減去其餘',
      over: '30 到 36，減去其餘',
      'far over': '大於 36，減去其餘',
      'just under': '18 到 23，加上其餘',
      under: '12 到 17，加上其餘',
      'far under': '小於 12，加上其餘',
      'product − product': '積減積',
      'product + product': '積加積',
      'rest − product': '牌減去積',
    },
    sure: { shaky: '還不穩', coming: '有進步', steady: '很穩' },
    usual: (time: string) => `這樣的題你平常用 ${time}。`,
    last: '最近的題',
    next: '在下次熱身裡',
    kind: (count: number) => `${formatCount(count)} 道這樣的題`,
  },
  hard: '難度',
  families: '怎麼收尾',
  find: '按牌尋找',
  findLike: '例如 3 8 8',
  noneFound: '沒有這樣的題。',
  hands: (count: number) => `${formatCount(count)} 題`,
  found: (count: number, solved: number, usual: string | null) =>
    `${formatCount(count)} 題，解出 ${formatCount(solved)} 題${usual === null ? '' : `，常見用時 ${usual}`}`,
  more: '正在載入更多題目…',
  outcome: {
    solved: '已解出',
    none: '正確判斷「無解」',
    shown: '看了答案',
    skipped: '已跳過',
  },
  today: '每日一題',
  makes: (target: number) => `算出 ${signed(target)}`,
  hints: (hints: number) => `${formatCount(hints)} 個提示`,
  retry: (cards: string) => `再做一次 ${cards}`,
  remove: (cards: string) => `刪除 ${cards}`,
  removed: '已刪除一題。',
  removedAll: (count: number) => `已刪除 ${formatCount(count)} 題。`,
  undo: '復原',
  restoring: '正在還原…',
};
