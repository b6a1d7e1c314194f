import type { standing as english } from '../en/standing.ts';
import type { Words } from '../wording.ts';
import { deals, iso, matches, names } from './forms.ts';

export const standing: Words<typeof english> = {
  title: 'كيف انتهت',
  won: (name) => `الفوز لـ${iso(name)}`,
  shared: (people) => `تعادل بين ${names(people)}`,
  stopped: 'انتهت قبل أوانها',
  table: 'النتائج',
  sets: 'توزيعات مربوحة',
  fastest: 'الأسرع',
  none: '–',
  noneSpoken: 'لا شيء',
  best: (name, set) => `الأسرع على الإطلاق: ${iso(name)}، في التوزيعة ${set}.`,
  missed: (count) => `لها حل ولم يجده أحد: ${deals(count)}.`,
  practise: (count) => (count === 1 ? 'تدرّب عليها' : 'تدرّب عليها كلها'),
  again: 'العب مجددًا',

  together: {
    matches: (count) => matches(count),
    table: (game) => `${iso(game)}، كل المباريات`,
    name: 'الاسم',
    played: 'لعب',
    won: 'فوز',
    best: (name, date) => `${iso(name)}، ${iso(date)}`,
    look: (what) => `${what}، إعادة العرض`,
    reading: 'جارٍ قراءة المباريات…',
    failed: 'تعذّرت قراءة المباريات. ما زالت محفوظة.',
    retry: 'حاول مجددًا',
    note: 'مباريات بين اثنين أو أكثر، مكتملة أو منتهية قبل أوانها. التعادل فوز لكل متعادل.',
    empty: {
      title: 'لا شيء هنا بعد',
      text: 'أكمل مباراة بين اثنين أو أكثر، فتظهر هنا مجاميع الجميع.',
      action: 'إلى الطاولة',
    },
  },
};
