import type { Words } from '../wording.ts';
import type { setupSheets as english } from '../en/setup-sheets.ts';
import { list } from './forms.ts';

export const setupSheets: Words<typeof english> = {
  row: {
    target: '算出',
    dynamic: '抽牌定目標',
    dynamicMore: '四張牌之和',
    sound: '牌桌音效',
    awake: '保持螢幕開啟',
  },
  share: (of100: number) => `100 題裡有 ${of100} 題有解`,
  rare: '不到一半的題目有解。',
  targetFault: (most: number) => `請輸入 1 到 ${most} 的整數。`,
  person: {
    name: '名字',
    shape: '圖形',
    change: '和誰換位子',
    handicap: '讓比賽更公平',
    delay: '觸碰的時間延後',
    second: '必須說出兩種不同的解法',
    secondMore: '只有一種時說一種即可',
    save: '儲存',
  },
  drawn: {
    title: '最大的先選',
    alike: (names: readonly string[]) => `${list(names)}一樣大，重抽。`,
    picks: (name: string) => `${name}，請選座位`,
    redraw: '重新抽',
    card: (name: string, rank: string, suit: string) => `${name}：${suit} ${rank}`,
  },
};
