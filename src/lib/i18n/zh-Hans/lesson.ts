import type { Words } from '../wording.ts';
import type { lesson as english } from '../en/lesson.ts';

export const lesson: Words<typeof english> = {
  title: '先来三题',
  skip: '跳过',
  handOf: (hand: number, all: number) => `第 ${hand} 题，共 ${all} 题`,
  say: {
    ace: 'A 当 1 用：点一下它。',
    plus: '再点 +。',
    two: '再点 2。',
    addThree: '现在拿着 3：加上另一个 3。',
    whichSign: '6 和 4 用哪个符号得 24？',
    anyWay: '这样也行。点一个符号，再点一张牌。',
    tenByFive: '先算 10 ÷ 5。',
    half: '5 ÷ 10 是二分之一：撤销，先点 10。',
    yours: '剩下的交给你了。',
    idea: '不用写括号：先算出 12，再算出 2。',
    leave: '12 先放着，点 3。',
    makeTwo: '用另外两张牌算出 2。',
    together: '把这两个数合起来。',
    deadEnd: '这样到不了 24：点“撤销”。',
    astray: (value: string) => `${value} 不是 24：点“撤销”。`,
  },
  facts: ['红印章表示你算出了 24。', '中间出现分数也没关系。', '括号会自动写好。'],
  next: '下一题',
  goOn: '继续',
  end: '就这么简单。',
};
