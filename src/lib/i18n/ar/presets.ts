import type { Words } from '../wording.ts';
import type { presets as english } from '../en/presets.ts';
import { iso } from './forms.ts';

export const presets: Words<typeof english> = {
  own: 'قواعدك',
  save: 'حفظ هذه القواعد',
  name: 'اسم هذه القواعد',
  keep: 'حفظ',
  replace: 'استبدال',
  replaces: 'لديك قواعد بهذا الاسم. الحفظ يستبدلها.',
  cancel: 'إلغاء',
  remove: (name) => `حذف ${iso(name)}`,
  removed: 'تم الحذف.',
  undo: 'تراجع',
  fault: {
    emptyName: 'أدخل اسمًا.',
    longName: '24 حرفًا على الأكثر.',
    tooMany: 'الحد ثلاثون مجموعة. احذف واحدة أولًا.',
  },
};
