import type { Words } from '../wording.ts';
import type { diagnostics as english } from '../en/diagnostics.ts';
import { formatCount } from '../format.ts';
import { list } from './forms.ts';

const amount = (hands: number, matches: number): string => {
  const [some, others] = [`${formatCount(hands)} 題`, `${formatCount(matches)} 場比賽`];
  if (hands === 0) return others;
  return matches === 0 ? some : list([some, others]);
};

export const diagnostics: Words<typeof english> = {
  recovered: (hands: number, matches: number, unread: number) =>
    [
      ...(hands + matches > 0 ? [`已找回 ${amount(hands, matches)}。`] : []),
      ...(unread > 0 ? [`第二份副本裡有 ${formatCount(unread)} 行讀不出來。`] : []),
    ].join(''),
  saveCopy: '儲存副本',
  title: '診斷',
  version: '版本',
  store: '紀錄',
  onDisk: (hands: number, matches: number, events: number) =>
    `已儲存到裝置：${formatCount(hands)} 題，${formatCount(matches)} 場比賽，共 ${formatCount(events)} 個事件`,
  inMemory: {
    unavailable: '未儲存：這個瀏覽器不儲存任何內容',
    blocked: '未儲存：Two Dozen 在另一個視窗裡開著',
    timeout: '未儲存：儲存空間沒有回應',
    quota: '未儲存：空間不足',
    newer: '未儲存：這裡的紀錄來自較新的版本',
    broken: '未儲存：儲存空間出了問題',
  },
  copy: '第二份副本',
  copyState: {
    off: '已暫停',
    starting: '正在檢查…',
    live: '完整',
    elsewhere: '由另一個視窗負責',
    none: '這個瀏覽器做不到',
    hung: '沒有回應，正在重試',
    full: '空間不足，正在重試',
    broken: '出了問題，正在重試',
  },
  copyMore: (files: number, size: string, isCached: boolean) =>
    `${isCached ? '快取裡有 ' : ''}${formatCount(files)} 個檔案，最新的有 ${size}`,
  rebuilt: (times: number, damaged: number) =>
    `重建 ${formatCount(times)} 次，損壞 ${formatCount(damaged)} 行`,
  kept: '永久儲存',
  persistence: {
    kept: '是',
    'best-effort': '僅在空間足夠時',
    unknown: '瀏覽器沒有說明',
  },
  used: '已用空間',
  ofSpace: (used: string, most: string) => `${used}，共 ${most}`,
  unknown: '未知',
  saved: '上次備份',
  never: '從未',
  recoveredEver: '累計找回',
  recoveredAmount: (hands: number, matches: number) =>
    hands + matches === 0 ? '從沒遺失過' : amount(hands, matches),
  setAside: '損壞的紀錄',
  setAsideRows: (rows: number) => (rows === 0 ? '沒有' : `跳過 ${formatCount(rows)} 筆`),
  fault: '最近的問題',
  browser: '瀏覽器',
  copyReport: '複製報告',
  copied: '已複製。報告裡沒有你的任何紀錄。',
  notCopied: '這個瀏覽器不允許複製。',
};
