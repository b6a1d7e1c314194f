import type { Words } from '../wording.ts';
import type { contestFamilies as englishFamilies, contestTypes as english } from '../en/contest-types.ts';

const HIDDEN = '先秘密提交，再证明';
const OPEN = '每个数大家都看得见';

export const contestTypes: Words<typeof english> = {
  0: { name: '经典', more: '先解出的人抢答' },
  1: { name: '经典，无终点', more: '何时结束由你们定' },
  2: { name: '经典，必有解', more: '每组都有解' },
  10: { name: '托尼四', more: `比谁的数最大：${HIDDEN}` },
  11: { name: '托尼四，快速', more: '都有数了就开始证明' },
  12: { name: '托尼四，公开', more: OPEN },
  20: { name: '最接近', more: `靠近目标：${HIDDEN}` },
  21: { name: '最接近，快速', more: '都有数了就开始证明' },
  22: { name: '最接近，公开', more: OPEN },
};

export const contestFamilies: Words<typeof englishFamilies> = {
  classic: {
    name: '经典',
    more: '抢先算出目标，再写出解法。',
    example: '3 7 8 2：(7 − 3) × (8 − 2) = 24',
  },
  tony: {
    name: '托尼四',
    more: '各想一个每组都能算出的数。能证明的里面，最大的赢。',
    example: '2 5 6 8 和 3 4 7 9 都能得 144',
  },
  closest: {
    name: '最接近',
    more: '尽量靠近目标，但不能等于目标。',
    example: '3 5 7 11：3 × 5 × 11 ÷ 7 = 23\u00a04/7，接近 24',
  },
};
