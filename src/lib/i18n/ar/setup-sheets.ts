import type { Words } from '../wording.ts';
import type { setupSheets as english } from '../en/setup-sheets.ts';
import { iso, names } from './forms.ts';

export const setupSheets: Words<typeof english> = {
  row: {
    target: 'كوّن',
    dynamic: 'سحب الهدف',
    dynamicMore: 'مجموع أربع أوراق',
    sound: 'أصوات الطاولة',
    awake: 'إبقاء الشاشة مضاءة',
  },
  share: (of100) => `${of100} من 100 توزيعة لها حل`,
  rare: 'أقل من نصف التوزيعات لها حل.',
  targetFault: (most) => `أدخل عددًا صحيحًا من 1 إلى ${most}.`,
  person: {
    name: 'الاسم',
    shape: 'الشكل',
    change: 'تبديل المكان مع',
    handicap: 'فرص أعدل',
    delay: 'تُحسب اللمسة متأخرة بـ',
    second: 'مطلوب حلّان مختلفان',
    secondMore: 'أو حل واحد إن لم يوجد غيره',
    save: 'حفظ',
  },
  drawn: {
    title: 'الأعلى يختار أولًا',
    alike: (people) => `تعادل بين ${names(people)}، فيُعاد السحب.`,
    picks: (name) => `${iso(name)}: اختيار المكان`,
    redraw: 'إعادة السحب',
    card: (name, rank, suit) => `${iso(name)}: ${rank} ${suit}`,
  },
};
