import type { Words } from '../wording.ts';
import type { reminder as english } from '../en/reminder.ts';

export const reminder: Words<typeof english> = {
  title: 'تذكير يومي',
  time: 'الوقت',
  how: 'يحفظ ملف تقويم يذكّرك كل يوم في هذا الوقت. افتحه بتطبيق التقويم، ولإيقاف التذكير احذف الحدث منه. لا يُرسَل شيء.',
  save: 'حفظ ملف التقويم',
  saved: 'افتح الملف بتطبيق التقويم.',
  event: 'توزيعة اليوم في Two Dozen',
  eventMore: 'كوّن 24 من أربع أوراق.',
  badge: 'وضع علامة على أيقونة التطبيق',
  badgeMore: 'ما دامت توزيعة اليوم لم تُلعب. تُحدَّث عند استعمال التطبيق.',
  badgeRefused: 'لا يسمح هذا الجهاز بوضع علامة على الأيقونة.',
};
