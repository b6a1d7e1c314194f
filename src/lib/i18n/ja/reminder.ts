import type { Words } from '../wording.ts';
import type { reminder as english } from '../en/reminder.ts';

export const reminder: Words<typeof english> = {
  title: '毎日のお知らせ',
  time: '時刻',
  how: '毎日この時刻に知らせるカレンダーファイルを作ります。カレンダーで開いてください。やめるときは、カレンダーでその予定を削除してください。どこにも送信されません。',
  save: 'カレンダーファイルを保存',
  saved: 'ファイルをカレンダーで開いてください。',
  event: 'Two Dozen：今日の問題',
  eventMore: '4枚のカードで24を作りましょう。',
  badge: 'アイコンに印をつける',
  badgeMore: '今日の問題が終わるまで表示します。アプリを使うと更新されます。',
  badgeRefused: 'この端末ではアイコンに印をつけられません。',
};
