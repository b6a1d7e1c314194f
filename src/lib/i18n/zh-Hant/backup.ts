import type { Words } from '../wording.ts';
import type { backup as english } from '../en/backup.ts';
import { formatCount } from '../format.ts';
import { formatBytes } from '../measures.ts';
import { list } from './forms.ts';

const hands = (count: number) => `${formatCount(count)} 題`;
const matches = (count: number) => `${formatCount(count)} 場比賽`;

export const backup: Words<typeof english> = {
  amount: (hand: number, match: number) => `${hands(hand)}、${matches(match)}`,
  title: '還原備份',
  titleOf: (when: string) => `還原 ${when.replaceAll('\u00a0', ' ')} 的備份？`,
  choose: '選擇一個 Two Dozen 備份檔案，這台或別的裝置上存的都可以。',
  action: {
    choose: '選擇檔案',
    other: '換個檔案',
    restore: '還原',
    replace: '全部取代',
    done: '完成',
  },
  reading: '正在讀取檔案…',
  here: (hand: number, match: number) =>
    hand + match === 0 ? '這台裝置還沒有紀錄。' : `這台裝置有 ${hands(hand)}、${matches(match)}。`,
  how: '還原方式',
  hows: { merge: '合併', replace: '取代' },
  about: {
    merge: '合併會保留所有紀錄，去掉重複的。你的設定不變。',
    replace: '這會刪除裝置上的所有紀錄和設定，換成備份裡的。無法復原。',
    empty: '這會還原你的題目、比賽和設定。沒打完的比賽可以繼續。',
  },
  saveFirst: '先備份這台裝置',
  saved: '已備份',
  working: '正在還原…請不要關閉 App。',
  done: (hand: number, match: number, longer: number) => {
    const parts = [
      ...(hand > 0 ? [hands(hand)] : []),
      ...(match > 0 ? [matches(match)] : []),
      ...(longer > 0 ? [`${matches(longer)}的後續`] : []),
    ];
    return parts.length === 0 ? '沒有新內容：備份裡的你都有了。' : `已還原：${list(parts)}。`;
  },
  unchanged: '裝置上的內容沒有變。',
  tooLarge: (size: number, most: number) =>
    `這個檔案有 ${formatBytes(size)}，而備份最多 ${formatBytes(most)}。請選擇 Two Dozen 的備份。`,
  fault: {
    empty: '這個檔案是空的。請重新複製，或者重新備份。',
    tooMany: '這個檔案內容太多，不會是備份。',
    tooDeep: '這個檔案不是 Two Dozen 備份的格式。',
    foreign: '這不是 Two Dozen 的備份。',
    oneMatch: '這是單場比賽。請到「戰績」的「比賽」裡開啟。',
    cutOff: '檔案不完整。請重新複製。',
    newer: '這份備份來自較新版本的 Two Dozen。請先更新 App。',
    forbidden: '這個檔案不是有效的備份。',
    altered: '檔案被改動或損壞了。',
    malformed: '檔案有一部分讀不出來。',
    double: '檔案裡有重複的題目或比賽。',
    unlawful: '檔案裡有一場比賽不符合遊戲規則。',
    unreadable: '無法讀取這個檔案。',
  },
  remind: {
    title: '要備份紀錄嗎？',
    text: (hand: number, match: number) => {
      const parts = [...(hand > 0 ? [hands(hand)] : []), ...(match > 0 ? [matches(match)] : [])];
      return `有 ${list(parts.length > 0 ? parts : [hands(0)])}還沒備份。`;
    },
    action: '備份',
  },
  unsaved: (hand: number) => `${hands(hand)}還沒備份。`,
  saveBefore: '先備份',
};
