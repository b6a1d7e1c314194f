import { formatLead } from '../measures.ts';
import type { Words } from '../wording.ts';
import type { race as english } from '../en/race.ts';
import { list } from './forms.ts';

export const race: Words<typeof english> = {
  tooEarly: '太早了',
  locked: '鎖定一秒。',
  hasIt: (name: string) => `${name}搶到了`,
  late: (ms: number) => `+${formatLead(ms)}`,
  heat: '不分先後',
  lotDraws: '太接近了，抽籤決定。',
  outByLot: '沒抽中',
  inByLot: (names: readonly string[]) => `抽籤勝過${list(names)}`,
  asks: (name: string) => `${name}：無解？`,
  cameTo: (name: string, verdict: string) => `${name}：${verdict}`,
  waitsFor: (names: readonly string[]) => (names.length > 2 ? '等其他人' : `等${list(names)}`),
  thereIs: '有解。',
  thereIsNone: '無解。',
  side: (name: string) => `${name}這一邊`,
  sayThenTap: '喊出來，點最先的人',
  youHaveIt: '你搶到了',
  right: '對了',
  act: {
    agree: '同意',
    check: '查驗',
    enter: '輸入',
    isThere: '有解嗎？',
    again: '再來一場',
    replay: '重播',
    home: '首頁',
  },
  refused: {
    notNow: '現在不行，請稍等。',
    noSuchSeat: '那裡沒有人坐。請碰牌桌上的區域。',
    notYours: '這一步要由別人來做。',
    realOnly: '這裡由 App 發牌，不用輸入。',
    dealtOnly: '你們用的是實體牌，請自己動手。',
    ranksUnknown: '請先輸入四張牌。',
    secondOwed: '你還欠一種解法。請再輸入一種。',
    tooEarly: '太早了，請稍等。',
    badOrder: '牌對不上。點「暫停」，再點「退回一步」。',
    nothingToRule: '現在改判定太晚了。點「暫停」，再點「退回一題」。',
    unreadable: '這個算式看不懂。請重新輸入。',
  },
};
