import type { Words } from '../wording.ts';
import type { Dots } from '#lib/core/difficulty/dots.ts';
import type { Operator } from '#lib/core/expression.ts';
import type { common as english } from '../en/common.ts';
import { courtOf, printRank } from '../ranks.ts';

const COURTS: Readonly<Record<string, string | undefined>> = {
  A: 'エース',
  J: 'ジャック',
  Q: 'クイーン',
  K: 'キング',
};
const speakRank = (label: string): string => COURTS[courtOf(label)] ?? label;

export const common: Words<typeof english> = {
  app: 'Two Dozen',
  between: '',
  back: 'ホームに戻る',
  toward: (place) => `${place}に戻る`,
  mainTabs: 'メイン',
  tabs: { home: 'ホーム', solver: 'ソルバー', progress: '記録', settings: '設定' },
  sign: { '+': '+', '-': '−', '*': '×', '/': '÷' } satisfies Record<Operator, string>,
  speakSign: { '+': 'たす', '-': 'ひく', '*': 'かける', '/': 'わる' } satisfies Record<Operator, string>,
  suit: { spade: 'スペード', heart: 'ハート', diamond: 'ダイヤ', club: 'クラブ' },
  rank: printRank,
  speakRank,
  speakCard: (rank: string, suit: string) => `${suit}の${speakRank(rank)}`,
  dots: {
    1: '難しさ：3段階の1（やさしい）',
    2: '難しさ：3段階の2（ふつう）',
    3: '難しさ：3段階の3（難しい）',
  } satisfies Record<Dots, string>,
  cancel: 'やめる',
  notNow: 'あとで',
  close: '閉じる',
  saving: '保存しています…',
  undo: '元に戻す',
  noScript: 'Two DozenにはJavaScriptが必要です。オンにしてください。',
  repair: {
    title: 'Two Dozenの一部がありません',
    text: 'インターネットにつないで「修復」をタップしてください。これまでの記録は無事です。',
    action: '修復',
  },
  tooOld:
    'このブラウザーは古いため、Two Dozenを使えません。Chrome 111、Safari 16.4、Firefox 115以降が必要です。',
  unworded:
    '言語を読み込めなかったため、英語で表示しています。インターネットにつなぐか、「設定」で言語を選んでください。',
  missing: {
    title: 'ページがありません',
    text: 'このアドレスには何もありません。',
    home: 'ホームへ',
  },
  broken: {
    title: 'エラーが起きました',
    text: 'これまでの記録は無事です。ホームに戻って、もう一度試してください。',
  },
};
