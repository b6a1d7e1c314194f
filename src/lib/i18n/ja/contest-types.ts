import type { Words } from '../wording.ts';
import type { contestFamilies as englishFamilies, contestTypes as english } from '../en/contest-types.ts';

const HIDDEN = '秘密の数を出し合って証明';
const OPEN = '全員の数が見える';

export const contestTypes: Words<typeof english> = {
  0: { name: 'クラシック', more: '先に解けた人が答える' },
  1: { name: 'クラシック、終わりなし', more: '好きなときに終える' },
  2: { name: 'クラシック、解あり', more: 'どの組にも解がある' },
  10: { name: 'トニーフォー', more: `一番大きい数：${HIDDEN}` },
  11: { name: 'トニーフォー、クイック', more: '全員の数がそろったら証明' },
  12: { name: 'トニーフォー、公開', more: OPEN },
  20: { name: 'ニアピン', more: `目標の近く：${HIDDEN}` },
  21: { name: 'ニアピン、クイック', more: '全員の数がそろったら証明' },
  22: { name: 'ニアピン、公開', more: OPEN },
};

export const contestFamilies: Words<typeof englishFamilies> = {
  classic: {
    name: 'クラシック',
    more: 'だれよりも先に目標を作り、解を答えます。',
    example: '3 7 8 2：(7 − 3) × (8 − 2) = 24',
  },
  tony: {
    name: 'トニーフォー',
    more: 'どの組でも作れる数を、それぞれが考えます。証明できた一番大きい数の勝ちです。',
    example: '2 5 6 8 と 3 4 7 9 は、どちらも144を作れる',
  },
  closest: {
    name: 'ニアピン',
    more: '目標にできるだけ近づけます。目標ちょうどは認められません。',
    example: '3 5 7 11：3 × 5 × 11 ÷ 7 = 23\u00a04/7、24の近く',
  },
};
