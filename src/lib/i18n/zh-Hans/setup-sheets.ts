import type { Words } from '../wording.ts';
import type { setupSheets as english } from '../en/setup-sheets.ts';
import { list } from './forms.ts';

export const setupSheets: Words<typeof english> = {
  row: {
    target: '算出',
    dynamic: '抽牌定目标',
    dynamicMore: '四张牌之和',
    sound: '牌桌音效',
    awake: '保持屏幕常亮',
  },
  share: (of100: number) => `100 题里有 ${of100} 题有解`,
  rare: '不到一半的题有解。',
  targetFault: (most: number) => `请输入 1 到 ${most} 的整数。`,
  person: {
    name: '名字',
    shape: '图形',
    change: '和谁换座',
    handicap: '让比赛更公平',
    delay: '触碰的时间推后',
    second: '必须说出两种不同的解法',
    secondMore: '只有一种时说一种即可',
    save: '保存',
  },
  drawn: {
    title: '最大的先选',
    alike: (names: readonly string[]) => `${list(names)}一样大，重抽。`,
    picks: (name: string) => `${name}，请选座位`,
    redraw: '重新抽',
    card: (name: string, rank: string, suit: string) => `${name}：${suit} ${rank}`,
  },
};
