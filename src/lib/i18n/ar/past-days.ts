import type { Words } from '../wording.ts';
import type { pastDays as english } from '../en/past-days.ts';

export const pastDays: Words<typeof english> = {
  title: 'الأيام الماضية',
  how: 'اختر يومًا لتلعب توزيعته. تُحسب تدريبًا ولا تغيّر سلسلة أيامك.',
  earlier: 'أربعة أسابيع أقدم',
  day: (day, mark) => `${day}: ${mark}`,
  marks: {
    solved: 'محلولة',
    helped: 'محلولة بمساعدة',
    later: 'محلولة لاحقًا',
    missed: 'غير محلولة',
    open: 'اليوم، ما زالت مفتوحة',
    ahead: 'لم يأتِ بعد',
  },
};
