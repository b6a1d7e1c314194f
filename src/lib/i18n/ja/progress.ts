import { formatCount } from '../format.ts';
import type { progress as english } from '../en/progress.ts';
import type { Words } from '../wording.ts';
import { signed, speakClock } from './forms.ts';

export const progress: Words<typeof english> = {
  title: '記録',
  tabs: { label: '表示する記録', overview: '全体', hands: '問題', matches: '対戦' },
  export: 'バックアップ',
  // Stands under a number, which has no counter: 12 / 解けた問題.
  solved: (_count: number) => '解けた問題',
  share: '正解率',
  usual: 'ふだんの時間',
  streak: '連続日数',
  times: '解くのにかかった時間',
  time: '時間',
  span: (from: number, to: number | null) =>
    to === null ? `${speakClock(from)}以上` : `${speakClock(from)}から${speakClock(to)}`,
  timesNote: (count: number) => `最近の${formatCount(count)}問・赤＝ふだん`,
  timesText: (usual: string | null, count: number) =>
    `最近解けた${formatCount(count)}問の時間${usual === null ? '' : `。ふだんの時間は${usual}です。`}`,
  empty: {
    title: 'まだ何もありません',
    text: '解いた問題がここに並びます。記録はこのスマホの中だけにあります。',
    action: '練習する',
  },
  history: '履歴',
  filter: 'どの問題',
  filters: {
    all: 'すべて',
    solved: '解けた',
    missed: '解けなかった',
    shown: '答えを見た',
    none: '解なし',
    day: '今日の問題',
  },
  asTable: '表で見る',
  asChart: 'グラフで見る',
  level: {
    title: 'レベル',
    week: '週の初日',
    missing: (count: number) => `あと${formatCount(count)}問解けると、ここに数字が出ます。`,
    change: (points: string, weeks: number) => `${formatCount(weeks)}週間で${points}。`,
    scale: '2倍の速さで300上がります。',
    chart: (from: number, to: number) => `週ごとのレベル、${from}から${to}`,
  },
  weeks: {
    title: '15週間',
    chart: (solved: number, days: number) => `${days}日のうち${solved}日、今日の問題が解けました`,
    stamps: { solved: '今日の問題', helped: 'ヒントあり', played: '遊んだ日', nothing: '記録なし' },
  },
  bests: {
    title: '自己ベスト',
    fastest: 'いちばん速い1問',
    ten: '10問連続、1問あたり',
    hardest: '解けたいちばん難しい問題',
    days: '最長の連続日数',
  },
  hard: '難しさ',
  families: '最後の一手',
  find: 'カードで探す',
  findLike: '例：3 8 8',
  noneFound: '当てはまる問題はありません。',
  hands: (count: number) => `${formatCount(count)}問`,
  found: (count: number, solved: number, usual: string | null) =>
    `${formatCount(count)}問・解けた問題${formatCount(solved)}問${usual === null ? '' : `・ふだん${usual}`}`,
  more: '続きを読み込んでいます…',
  outcome: {
    solved: '解けた',
    none: '「解なし」で正解',
    shown: '答えを見た',
    skipped: '飛ばした',
  },
  today: '今日の問題',
  makes: (target: number) => `目標${signed(target)}`,
  hints: (hints: number) => `ヒント${formatCount(hints)}つ`,
  retry: (cards: string) => `${cards}をもう一度解く`,
  remove: (cards: string) => `${cards}を削除`,
  removed: '1問を削除しました。',
  removedAll: (count: number) => `${formatCount(count)}問を削除しました。`,
  undo: '元に戻す',
  restoring: '元に戻しています…',
};
