import type { Words } from '../wording.ts';
import type { kingsGuide as english } from '../en/kings-guide.ts';

export const kingsGuide: Words<typeof english> = {
  title: '第一局',
  skip: '跳過',
  back: '返回',
  of: (steps: number) => `/ ${steps}`,
  steps: [
    {
      title: '四座城堡',
      text: '每種花色一座。牌型的分看城堡值多少，不看裡面的牌有多大。得分最多的人贏。',
      next: '看我的手牌',
    },
    {
      title: '半牌型是三張牌',
      text: 'Q、J、10 是半王國：K₁ + K₄ = 2 + 7 = 9 分。',
      next: '下一步：K',
    },
    {
      title: 'K 能抬高城堡',
      text: '把紅心 K 打到 K₁：它從 2 變成 13，你的半王國從 9 分變成 20 分。',
      next: '打到 K₁',
    },
    {
      title: '抽兩張，棄一張',
      text: '4 10 10 是半雙數幫，所以留下 4，把 9 背面朝上棄掉：這叫暗棄。',
      next: '暗棄 9',
    },
    {
      title: '六張牌，兩個半牌型：喊吧',
      text: '對手明棄了一張 J（正面朝上）：輪到你了。剩下的那張是加分牌，加上它的點數。沒有散牌，所以不扣分。',
      next: '喊「成牌」',
    },
    {
      title: '一起來算',
      text: '兩個半牌型依城堡計分，加上加分牌的點數，再減去所有散牌的點數。',
      next: '玩一局「快速」',
    },
  ],
  ladder: [
    ['三張連續的牌', '半牌型'],
    ['Q 到 7', '牌型'],
    ['六張全是紅心，K₁ 的花色', '超級牌型'],
  ],
};
