import type { Words } from '../wording.ts';
import type { matchList as english } from '../en/match-list.ts';
import { formatScore } from '../format.ts';
import { iso } from './forms.ts';

const SEVERAL: Readonly<Record<number, string | undefined>> = {
  1: 'فردي',
  3: 'لثلاثة',
  4: 'لأربعة',
  5: 'لخمسة',
  6: 'لستة',
};

export const matchList: Words<typeof english> = {
  list: 'المباريات',
  toList: 'العودة إلى المباريات',
  together: 'المجاميع',
  game: (name, players) => (players === 2 ? name : `${name} ${SEVERAL[players] ?? `لعدد ${players}`}`),
  minutes: (minutes) => `${minutes} د`,
  stopped: 'انتهت قبل أوانها',
  goOn: 'متابعة',
  score: (name, score, won) => `${iso(name)} ${iso(formatScore(score))}${won ? '، فوز' : ''}`,
  more: (match) => `المزيد عن ${iso(match)}`,
  replay: 'إعادة العرض',
  save: 'حفظ في ملف',
  saveMore: 'للاحتفاظ بها أو فتحها على جهاز آخر',
  remove: 'حذف',
  removed: 'حُذفت المباراة.',
  undo: 'تراجع',
  open: 'فتح مباراة من ملف',
  opened: 'أُضيفت إلى مبارياتك.',
  known: 'هذه المباراة موجودة لديك.',
  empty: {
    title: 'لا مباريات بعد',
    text: 'العبوا واحدة على الطاولة، ثم أعيدوا عرضها هنا. تبقى على هذا الجهاز.',
    action: 'إلى الطاولة',
  },
  unopened: 'لم يتغيّر شيء.',
};
