import type { Words } from '../wording.ts';
import type { reminder as english } from '../en/reminder.ts';

export const reminder: Words<typeof english> = {
  title: '每日提醒',
  time: '时间',
  how: '会生成一个日历文件，每天在这个时间提醒。用日历打开它即可；不想再收到提醒，删掉日历里的这个日程就行。什么都不会上传。',
  save: '保存日历文件',
  saved: '请用日历打开这个文件。',
  event: 'Two Dozen：今日一题',
  eventMore: '用四张牌算出 24。',
  badge: '在图标上显示角标',
  badgeMore: '今日一题还没做完时显示，打开应用时更新。',
  badgeRefused: '这台设备不允许显示角标。',
};
