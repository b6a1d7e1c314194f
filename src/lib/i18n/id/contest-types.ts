import type { Words } from '../wording.ts';
import type { contestFamilies as englishFamilies, contestTypes as english } from '../en/contest-types.ts';

const HIDDEN = 'bilangan rahasia, lalu bukti';
const OPEN = 'semua melihat setiap bilangan';
const QUICK = 'bukti begitu semua punya bilangan';

export const contestTypes: Words<typeof english> = {
  0: { name: 'Klasik', more: 'yang pertama ketemu yang menjawab' },
  1: { name: 'Klasik, tanpa akhir', more: 'berakhir kapan saja' },
  2: { name: 'Klasik, ada solusi', more: 'setiap set punya solusi' },
  10: { name: 'Tony Four', more: `bilangan terbesar: ${HIDDEN}` },
  11: { name: 'Tony Four, cepat', more: QUICK },
  12: { name: 'Tony Four, terbuka', more: OPEN },
  20: { name: 'Terdekat', more: `dekat target: ${HIDDEN}` },
  21: { name: 'Terdekat, cepat', more: QUICK },
  22: { name: 'Terdekat, terbuka', more: OPEN },
};

export const contestFamilies: Words<typeof englishFamilies> = {
  classic: {
    name: 'Klasik',
    more: 'Jadilah yang pertama membuat target, lalu sebutkan caranya.',
    example: '3 7 8 2: (7 − 3) × (8 − 2) = 24',
  },
  tony: {
    name: 'Tony Four',
    more: 'Semua memikirkan bilangan yang bisa dibuat dari setiap set. Pemenangnya yang terbesar dan terbukti.',
    example: '2 5 6 8 dan 3 4 7 9 sama-sama bisa menjadi 144',
  },
  closest: {
    name: 'Terdekat',
    more: 'Dekati target sedekat mungkin, tetapi jangan tepat di target.',
    example: '3 5 7 11: 3 × 5 × 11 ÷ 7 = 23\u00a04/7, dekat 24',
  },
};
