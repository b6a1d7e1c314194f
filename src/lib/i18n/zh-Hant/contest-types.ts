import type { Words } from '../wording.ts';
import type { contestFamilies as englishFamilies, contestTypes as english } from '../en/contest-types.ts';

const HIDDEN = '先秘密送出，再證明';
const OPEN = '每個數大家都看得見';

export const contestTypes: Words<typeof english> = {
  0: { name: '經典', more: '先解出的人搶答' },
  1: { name: '經典，無終點', more: '何時結束由你們定' },
  2: { name: '經典，必有解', more: '每組都有解' },
  10: { name: '東尼四', more: `比誰的數最大：${HIDDEN}` },
  11: { name: '東尼四，快速', more: '都有數了就開始證明' },
  12: { name: '東尼四，公開', more: OPEN },
  20: { name: '最接近', more: `靠近目標：${HIDDEN}` },
  21: { name: '最接近，快速', more: '都有數了就開始證明' },
  22: { name: '最接近，公開', more: OPEN },
};

export const contestFamilies: Words<typeof englishFamilies> = {
  classic: {
    name: '經典',
    more: '搶先算出目標，再寫出解法。',
    example: '3 7 8 2：(7 − 3) × (8 − 2) = 24',
  },
  tony: {
    name: '東尼四',
    more: '各想一個每組都能算出的數。能證明的裡面，最大的贏。',
    example: '2 5 6 8 和 3 4 7 9 都能得 144',
  },
  closest: {
    name: '最接近',
    more: '盡量靠近目標，但不能等於目標。',
    example: '3 5 7 11：3 × 5 × 11 ÷ 7 = 23\u00a04/7，接近 24',
  },
};
