import type { Words } from '../wording.ts';
import type { knockRules as english } from '../en/knock-rules.ts';

export const knockRules: Words<typeof english> = [
  '用四張牌算出 24（或你們選的目標）。贏牌最多的人獲勝。整副牌發成四堆，同時翻開四張。兩人玩時各翻兩張；三人玩時，第四堆歸牌桌。',
  '看出四張全用上的解法了？先敲，再說出來。不能用紙筆。',
  '說對了，贏得這四張牌。說錯了或逾時，本題出局，其他人繼續。',
  '誰都可以查驗：查驗就要輸入算式，由 App 判定。',
  '時間到了，或者還在場的人都同意無解，就把這四張牌放到一邊。',
  '贏牌最多的人贏得這一輪。最後一輪之後，總數最高的人贏得比賽。',
  '單人玩時，你和時鐘比賽。敲一下停錶，再輸入解法。',
];
