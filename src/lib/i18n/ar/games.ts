import type { Words } from '../wording.ts';
import type {
  games as englishGames,
  otherGame as englishOther,
  gameNames as englishNames,
} from '../en/games.ts';
import { formatScore, formatTime } from '../format.ts';
import { cards, deals, iso, legs, points, rounds } from './forms.ts';

const IN_SETS = {
  played: (count: number) => deals(count),
  next: (number: number) => `التوزيعة ${number}`,
};

export const games: Words<typeof englishGames> = {
  slap: {
    ...IN_SETS,
    name: 'الخبطة',
    score: 'الأوراق الباقية',
    points: 'توزيعات مربوحة',
    best: { name: 'أسرع خبطة', print: formatTime },
  },
  knock: {
    ...IN_SETS,
    name: 'الطرقة',
    score: 'الأوراق المربوحة',
    points: 'أوراق مربوحة',
    best: { name: 'أسرع طرقة', print: formatTime },
  },
  contest: {
    name: 'المسابقة',
    score: 'النقاط',
    played: (count) => rounds(count),
    next: (number) => `الجولة ${number}`,
    points: 'النقاط',
    best: { name: 'أكثر جولات متتالية', print: (count) => rounds(count) },
  },
  kings: {
    name: 'الملوك',
    score: 'النقاط',
    played: (count) => legs(count),
    next: (number) => `الشوط ${number}`,
    points: 'النقاط',
    best: {
      name: 'أفضل أوراق',
      print: (count) => (count % 1 === 0 && count >= 0 ? points(count) : `${iso(formatScore(count))} نقطة`),
    },
  },
  fours: {
    name: 'أربع أربعات',
    score: 'النقاط',
    unscoredAlone: true,
    played: (count) => rounds(count),
    next: (number) => `الجولة ${number}`,
    points: 'النقاط',
    best: { name: 'أطول لوحة', print: (count) => cards(count) },
  },
};

export const otherGame: Words<typeof englishOther> = {
  ...IN_SETS,
  score: 'النتيجة',
  points: 'النتيجة',
  best: { name: 'الأفضل', print: String },
};

export const gameNames = Object.fromEntries(
  Object.entries(games).map(([id, { name }]) => [id, name]),
) as typeof englishNames;
