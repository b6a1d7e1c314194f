import type { Words } from '../wording.ts';
import type { ways as english } from '../en/ways.ts';

export const ways: Words<typeof english> = {
  title: '怎樣才算不同的解法',
  intro: '清單裡每種解法只出現一次，寫成最簡單的樣子。兩個算式如果只有下面這些差別，就算同一種解法。',
  same: '等同於',
  other: '不同於',
  rules: {
    order: {
      title: '次序和分組',
      text: '加或乘的先後次序沒有關係，括號怎麼加也沒有關係。一個一個地減（或除），和合起來一次減（或除），也是一樣的。',
    },
    equal: {
      title: '相同的牌',
      text: '兩張數字相同的牌可以互換。例如 3 3 8 8，哪個 8 作被除數都一樣。',
    },
    signs: {
      title: '兩處同時變號',
      text: '負負得正，所以把兩個差都反過來減，它們的積不變。',
    },
    idle: {
      title: '互相抵消的數',
      text: '乘以或除以合起來等於 1 的數，結果不變；加上或減去合起來等於 0 的數，結果也不變。只要抵消的是同樣的數，就是同一種解法。合起來等於 −1 的數，如果變的號在別處又變了回來，也算抵消。',
    },
    different: {
      title: '什麼仍算不同',
      text: '除此之外都算不同，即使每一步的結果都一樣。',
    },
  },
  hands: '24 的全部解法',
  hand: (numbers: readonly number[], count: number) =>
    `${numbers.join(' ')}：${count === 1 ? '一種解法' : `${count} 種不同解法`}`,
};
