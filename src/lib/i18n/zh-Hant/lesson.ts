import type { Words } from '../wording.ts';
import type { lesson as english } from '../en/lesson.ts';

export const lesson: Words<typeof english> = {
  title: '先來三題',
  skip: '跳過',
  handOf: (hand: number, all: number) => `第 ${hand} 題，共 ${all} 題`,
  say: {
    ace: 'A 當 1 用：點一下它。',
    plus: '再點 +。',
    two: '再點 2。',
    addThree: '現在拿著 3：加上另一個 3。',
    whichSign: '6 和 4 用哪個符號得 24？',
    anyWay: '這樣也可以。點一個符號，再點一張牌。',
    tenByFive: '先算 10 ÷ 5。',
    half: '5 ÷ 10 是二分之一：復原，先點 10。',
    yours: '剩下的交給你了。',
    idea: '不用寫括號：先算出 12，再算出 2。',
    leave: '12 先放著，點 3。',
    makeTwo: '用另外兩張牌算出 2。',
    together: '把這兩個數合起來。',
    deadEnd: '這樣算不出 24：點「復原」。',
    astray: (value: string) => `${value} 不是 24：點「復原」。`,
  },
  facts: ['紅印章表示你算出了 24。', '中間出現分數也沒關係。', '括號會自動寫好。'],
  next: '下一題',
  goOn: '繼續',
  end: '就這麼簡單。',
};
