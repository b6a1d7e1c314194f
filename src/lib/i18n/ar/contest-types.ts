import type { Words } from '../wording.ts';
import type {
  contestFamilies as englishFamilies,
  contestTypes as englishTypes,
} from '../en/contest-types.ts';
import { iso } from './forms.ts';

const HIDDEN = 'أعداد سرية، ثم إثباتات';
const OPEN = 'يرى الجميع كل عدد';
const QUICK = 'الإثباتات فور إدخال الجميع';

export const contestTypes: Words<typeof englishTypes> = {
  0: { name: 'الكلاسيكية', more: 'يعلن الحلَّ أول من يجده' },
  1: { name: 'الكلاسيكية بلا نهاية', more: 'أنتم تقررون متى تنتهي' },
  2: { name: 'الكلاسيكية، لها حل', more: 'لكل مجموعة حل' },
  10: { name: 'توني فور', more: `أكبر عدد: ${HIDDEN}` },
  11: { name: 'توني فور، سريعة', more: QUICK },
  12: { name: 'توني فور، مكشوفة', more: OPEN },
  20: { name: 'الأقرب إلى', more: `قرب الهدف: ${HIDDEN}` },
  21: { name: 'الأقرب إلى، سريعة', more: QUICK },
  22: { name: 'الأقرب إلى، مكشوفة', more: OPEN },
};

export const contestFamilies: Words<typeof englishFamilies> = {
  classic: {
    name: 'الكلاسيكية',
    more: 'كن أول من يكوّن الهدف، ثم قُل كيف.',
    example: `${iso('3 7 8 2')}: ${iso('(7 − 3) × (8 − 2) = 24')}`,
  },
  tony: {
    name: 'توني فور',
    more: 'يختار كل لاعب عددًا يمكن تكوينه من كل المجموعات. يفوز أكبر ما يُثبت منها.',
    example: `${iso('2 5 6 8')} و${iso('3 4 7 9')} كلتاهما تكوّن 144`,
  },
  closest: {
    name: 'الأقرب إلى',
    more: 'اقترب من الهدف ما استطعت، لكن لا تكوّن الهدف نفسه.',
    example: `${iso('3 5 7 11')}: ${iso('3 × 5 × 11 ÷ 7 = 23\u00a04/7')}، قرب 24`,
  },
};
