import type { Words } from '../wording.ts';
import type { knockRules as english } from '../en/knock-rules.ts';

export const knockRules: Words<typeof english> = [
  '整副牌发成四堆，同时翻开四张。两人玩时各翻两张；三人玩时，第四堆归牌桌。',
  '看出四张全用上的解法了？先敲，再说出来。不能用纸笔。',
  '说对了，赢得这四张牌。说错了或超时，本题出局，其他人继续。',
  '谁都可以查验：查验就要输入算式，由应用判定。',
  '时间到了，或者还在场的人都同意无解，就把这四张牌放到一边。',
  '赢牌最多的人赢得这一轮。最后一轮之后，总数最高的人赢得比赛。',
  '单人玩时，你和时钟比赛。敲一下停表，再输入解法。',
];
