import { formatLead } from '../measures.ts';
import type { Words } from '../wording.ts';
import type { race as english } from '../en/race.ts';
import { list } from './forms.ts';

export const race: Words<typeof english> = {
  tooEarly: '太早了',
  locked: '锁定一秒。',
  hasIt: (name: string) => `${name}抢到了`,
  late: (ms: number) => `+${formatLead(ms)}`,
  heat: '不分先后',
  lotDraws: '太接近了，抽签决定。',
  outByLot: '没抽中',
  inByLot: (names: readonly string[]) => `抽签胜过${list(names)}`,
  asks: (name: string) => `${name}：无解？`,
  cameTo: (name: string, verdict: string) => `${name}：${verdict}`,
  waitsFor: (names: readonly string[]) => (names.length > 2 ? '等其他人' : `等${list(names)}`),
  thereIs: '有解。',
  thereIsNone: '无解。',
  side: (name: string) => `${name}这一边`,
  sayThenTap: '喊出来，点最先的人',
  youHaveIt: '你抢到了',
  right: '对了',
  act: {
    agree: '同意',
    check: '查验',
    enter: '输入',
    isThere: '有解吗？',
    again: '再来一场',
    replay: '回放',
    home: '首页',
  },
  refused: {
    notNow: '现在不行，请稍等。',
    noSuchSeat: '那里没有人坐。请碰牌桌上的区域。',
    notYours: '这一步要由别人来做。',
    realOnly: '这里由应用发牌，不用输入。',
    dealtOnly: '你们用的是实体牌，请自己动手。',
    ranksUnknown: '请先输入四张牌。',
    secondOwed: '你还欠一种解法。请再输入一种。',
    tooEarly: '太早了，请稍等。',
    badOrder: '牌对不上。点“暂停”，再点“退回一步”。',
    nothingToRule: '现在改判定太晚了。点“暂停”，再点“退回一题”。',
    unreadable: '这个算式读不懂。请重新输入。',
  },
};
