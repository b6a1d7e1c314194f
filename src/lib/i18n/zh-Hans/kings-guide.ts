import type { Words } from '../wording.ts';
import type { kingsGuide as english } from '../en/kings-guide.ts';

export const kingsGuide: Words<typeof english> = {
  title: '第一局',
  skip: '跳过',
  back: '返回',
  of: (steps: number) => `/ ${steps}`,
  steps: [
    {
      title: '四座城堡',
      text: '每种花色一座。牌型的分看城堡值多少，不看里面的牌有多大。得分最多的人赢。',
      next: '看我的手牌',
    },
    {
      title: '半牌型是三张牌',
      text: 'Q、J、10 是半王国：K₁ + K₄ = 2 + 7 = 9 分。',
      next: '下一步：K',
    },
    {
      title: 'K 能抬高城堡',
      text: '把红桃 K 打到 K₁：它从 2 变成 13，你的半王国从 9 分变成 20 分。',
      next: '打到 K₁',
    },
    {
      title: '摸两张，弃一张',
      text: '4 10 10 是半双数帮，所以留下 4，把 9 背面朝上弃掉：这叫暗弃。',
      next: '暗弃 9',
    },
    {
      title: '六张牌，两个半牌型：喊吧',
      text: '对手明弃了一张 J（正面朝上）：轮到你了。剩下的那张是加分牌，加上它的点数。没有散牌，所以不扣分。',
      next: '喊“成牌”',
    },
    {
      title: '一起来算',
      text: '两个半牌型按城堡算分，加上加分牌的点数，再减去所有散牌的点数。',
      next: '玩一局“快速”',
    },
  ],
  ladder: [
    ['三张连续的牌', '半牌型'],
    ['Q 到 7', '牌型'],
    ['六张全是红桃，K₁ 的花色', '超级牌型'],
  ],
};
