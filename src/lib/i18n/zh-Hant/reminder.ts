import type { Words } from '../wording.ts';
import type { reminder as english } from '../en/reminder.ts';

export const reminder: Words<typeof english> = {
  title: '每日提醒',
  time: '時間',
  how: '會產生一個行事曆檔案，每天在這個時間提醒。用行事曆開啟即可；不想再收到提醒，刪除行事曆中的這個活動就好。不會上傳任何資料。',
  save: '儲存行事曆檔案',
  saved: '請用行事曆開啟這個檔案。',
  event: 'Two Dozen：今日一題',
  eventMore: '用四張牌算出 24。',
  badge: '在圖示上顯示標記',
  badgeMore: '今日一題還沒做完時顯示，開啟 App 時更新。',
  badgeRefused: '這台裝置不允許顯示標記。',
};
