import type { Words } from '../wording.ts';
import type { home as english } from '../en/home.ts';
import { signed } from './forms.ts';

export const home: Words<typeof english> = {
  description: 'トランプの24ゲーム。端末1台で、オフラインでも遊べます。',
  first: {
    say: '4枚のカードで24を作ります。どれも1回ずつ使い、+\u00a0−\u00a0×\u00a0÷ とかっこで計算します。',
    begin: '始める',
    known: '遊び方は知っている',
    language: '言語',
    restore: '前の記録を復元',
  },
  today: '今日の問題',
  number: (number: number) => `第${number}問`,
  solvedIn: (clock: string) => `${clock}で正解`,
  solvedWithHelp: 'ヒントを使って正解',
  shown: '答えを見ました',
  begun: '途中です',
  make: '24を作る',
  goOn: '続ける',
  ways: 'すべての解を見る',
  rule: 'どの数も1回ずつ使い、+\u00a0−\u00a0×\u00a0÷ とかっこで計算します。24ができると赤いスタンプがもらえます。',
  loading: '今日のカードをめくっています…',
  faceDown: '裏向きのカード',
  week: (solved: number, streak: number) =>
    `今週は${solved}問解きました。${streak === 0 ? '連続記録はまだありません。' : `連続${streak}日です。`}`,
  pastDays: '過去の問題',
  weekday: ['月', '火', '水', '木', '金', '土', '日'],
  practise: '練習',
  practiseSub: {
    first: '好きなだけ、自分のペースで',
    open: '続きから再開できます',
    spec: (count: number, lowest: number, highest: number, target: number) =>
      `${count}枚、${lowest}から${highest}まで、目標${signed(target)}`,
  },
  ready: 'オフラインOK',
  offline: 'オフラインですが、全部そのまま使えます。',
  update: { text: '新しいバージョンがあります。これまでの記録は無事です。', action: '更新' },
};
