import type { Words } from '../wording.ts';
import type { ways as english } from '../en/ways.ts';

export const ways: Words<typeof english> = {
  title: '怎样算不同的解法',
  intro: '列表里每种解法只出现一次，写成最简单的样子。两个算式如果只有下面这些差别，就算同一种解法。',
  same: '等同于',
  other: '不同于',
  rules: {
    order: {
      title: '次序和分组',
      text: '加或乘的先后次序没有关系，括号怎么加也没有关系。一个一个地减（或除），和合起来一次减（或除），也是一样的。',
    },
    equal: {
      title: '相同的牌',
      text: '两张数字相同的牌可以互换。比如 3 3 8 8，哪个 8 作被除数都一样。',
    },
    signs: {
      title: '两处同时变号',
      text: '负负得正，所以把两个差都反过来减，它们的积不变。',
    },
    idle: {
      title: '互相抵消的数',
      text: '乘以或除以合起来等于 1 的数，结果不变；加上或减去合起来等于 0 的数，结果也不变。只要抵消的是同样的数，就是同一种解法。合起来等于 −1 的数，如果变的号在别处又变了回来，也算抵消。',
    },
    different: {
      title: '什么仍算不同',
      text: '除此之外都算不同，哪怕每一步的得数都一样。',
    },
  },
  hands: '24 的全部解法',
  hand: (numbers: readonly number[], count: number) =>
    `${numbers.join(' ')}：${count === 1 ? '一种解法' : `${count} 种不同解法`}`,
};
