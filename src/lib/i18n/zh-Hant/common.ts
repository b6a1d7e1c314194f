import type { Words } from '../wording.ts';
import type { common as english } from '../en/common.ts';
import { printRank } from '../ranks.ts';

/** Players say the letters themselves: A, J, Q, K. */
const speakRank = (label: string): string => label;

export const common: Words<typeof english> = {
  app: 'Two Dozen',
  between: '',
  back: '返回首頁',
  toward: (place) => `返回${place}`,
  mainTabs: '主導覽',
  tabs: { home: '首頁', solver: '解題', progress: '戰績', settings: '設定' },
  sign: { '+': '+', '-': '−', '*': '×', '/': '÷' },
  speakSign: { '+': '加', '-': '減', '*': '乘', '/': '除以' },
  suit: { spade: '黑桃', heart: '紅心', diamond: '方塊', club: '梅花' },
  rank: printRank,
  speakRank,
  speakCard: (rank: string, suit: string) => `${suit} ${speakRank(rank)}`,
  dots: {
    1: '難度 1（共 3 級）：簡單',
    2: '難度 2（共 3 級）：中等',
    3: '難度 3（共 3 級）：困難',
  },
  cancel: '取消',
  notNow: '以後再說',
  close: '關閉',
  saving: '正在儲存…',
  undo: '復原',
  noScript: 'Two Dozen 需要 JavaScript，請開啟。',
  repair: {
    title: 'Two Dozen 缺了一部分',
    text: '連上網路，再點「修復」。你的紀錄都還在。',
    action: '修復',
  },
  tooOld: '瀏覽器太舊，無法執行 Two Dozen。需要 Chrome 111、Safari 16.4、Firefox 115 或更新版本。',
  unworded: '無法載入你的語言，所以現在顯示英文。請連上網路，或在「設定」裡另選語言。',
  missing: { title: '找不到頁面', text: '這個網址沒有內容。', home: '回到首頁' },
  broken: { title: '發生錯誤', text: '你的紀錄都還在。請回到首頁再試一次。' },
};
