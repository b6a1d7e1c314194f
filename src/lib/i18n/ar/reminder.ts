import type { Words } from '../wording.ts';
import type { reminder as english } from '../en/reminder.ts';

export const reminder: Words<typeof english> = {
  title: 'تذكير يومي',
  time: 'الوقت',
  how: 'تحصل على ملف تقويم لكل يوم في هذا الوقت. افتحه بتقويمك. لا يُرسَل شيء.',
  save: 'حفظ ملف التقويم',
  saved: 'افتح الملف بتقويمك.',
  event: 'توزيعة اليوم في Two Dozen',
  eventMore: 'كوّن 24 من أربع أوراق.',
  badge: 'وضع علامة على أيقونة التطبيق',
  badgeMore: 'ما دامت توزيعة اليوم مفتوحة. تتغير عندما تستخدم التطبيق.',
};
