import type { Words } from '../wording.ts';
import type { kingsHands as english } from '../en/kings-hands.ts';
import { list } from './forms.ts';

const castlesOf = (castles: readonly string[]) => `${list(castles)}城堡`;

export const kingsHands: Words<typeof english> = {
  title: '牌型和规则',
  all: '全部牌型',
  six: '六张牌',
  any: '不限花色',
  now: (ranks: string, formula: string) => `${ranks} · ${formula}`,
  oneSuit: (castle: string) => `全是${castle}城堡的花色`,
  twoSuits: (castles: readonly string[]) => `${castlesOf(castles)}的花色各三张`,
  halfIn: (castles: readonly string[]) =>
    castles.length === 1
      ? `三张连续的牌，${castlesOf(castles)}的花色`
      : `两种点数共三张，${castlesOf(castles)}的花色`,
  halfRun: '三张连续的牌，不限花色',
  halfAny: '两种点数共三张，不限花色',
  k: 'K₁ 到 K₄ 是第一、第二、第三、第四城堡的分值。',
  distance: '用较大的城堡减去较小的。',
  strictness: {
    quick: '快速：半牌型不限花色。',
    standard: '标准：半牌型要符合超级牌型的花色。',
    elders: '长老：半牌型不算。',
    timeSink: '持久：只算超级牌型。',
  },
  options: {
    subjects: '臣民计分：臣民的点数加给它的城堡。',
    noHarm: '散牌不罚：散牌不扣分。',
    oneShuffle: '一洗到底：摸牌堆空了，就全体结算。',
    faceUpStays: '明弃不回：明弃的牌不再回到牌堆。',
    staticCastles: '城堡不变：无论上面有什么 K，城堡都保持最初的分值。',
    anyKing: '机会均等：K 可以打到任何城堡。',
    ghoulRaiser: '起死回生：打出 K 之后，可以从明弃的牌里摸。',
  },
  staticBefore: '城堡不变：K 只能丢弃。',
};
