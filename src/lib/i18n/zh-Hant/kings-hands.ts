import type { Words } from '../wording.ts';
import type { kingsHands as english } from '../en/kings-hands.ts';
import { list } from './forms.ts';

const castlesOf = (castles: readonly string[]) => `${list(castles)}城堡`;

export const kingsHands: Words<typeof english> = {
  title: '牌型和規則',
  all: '全部牌型',
  six: '六張牌',
  any: '不限花色',
  now: (ranks: string, formula: string) => `${ranks} · ${formula}`,
  oneSuit: (castle: string) => `全是${castle}城堡的花色`,
  twoSuits: (castles: readonly string[]) => `${castlesOf(castles)}的花色各三張`,
  halfIn: (castles: readonly string[]) =>
    castles.length === 1
      ? `三張連續的牌，${castlesOf(castles)}的花色`
      : `兩種點數共三張，${castlesOf(castles)}的花色`,
  halfRun: '三張連續的牌，不限花色',
  halfAny: '兩種點數共三張，不限花色',
  k: 'K₁ 到 K₄ 是第一、第二、第三、第四城堡的分值。',
  distance: '用較大的城堡減去較小的。',
  strictness: {
    quick: '快速：半牌型不限花色。',
    standard: '標準：半牌型要符合超級牌型的花色。',
    elders: '長老：半牌型不算。',
    timeSink: '持久：只算超級牌型。',
  },
  options: {
    subjects: '臣民計分：臣民的點數加給它的城堡。',
    noHarm: '散牌不罰：散牌不扣分。',
    oneShuffle: '一洗到底：抽牌堆空了，就全體結算。',
    faceUpStays: '明棄不回：明棄的牌不再回到牌堆。',
    staticCastles: '城堡不變：無論上面有什麼 K，城堡都保持最初的分值。',
    anyKing: '機會均等：K 可以打到任何城堡。',
    ghoulRaiser: '起死回生：打出 K 之後，可以從明棄的牌裡抽。',
  },
  staticBefore: '城堡不變：K 只能丟棄。',
};
