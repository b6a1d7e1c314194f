import type { Words } from '../wording.ts';
import type { pastDays as english } from '../en/past-days.ts';

export const pastDays: Words<typeof english> = {
  title: '過去の問題',
  how: '日を選ぶと、その日の問題で遊べます。練習として数え、連続記録は変わりません。',
  earlier: 'さらに4週間前',
  day: (day, mark) => `${day}：${mark}`,
  marks: {
    solved: '正解',
    helped: 'ヒントを使って正解',
    later: '後日正解',
    missed: '未正解',
    open: '今日、まだ途中',
    ahead: 'これから',
  },
};
