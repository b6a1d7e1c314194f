import type { Words } from '../wording.ts';
import type { memory as english } from '../en/memory.ts';
import { changes, iso, times } from './forms.ts';

export const memory: Words<typeof english> = {
  reason: {
    unavailable: 'لا يُحفظ شيء. هذا طبيعي في نافذة خاصة.',
    blocked: `${iso('Two Dozen')} مفتوح في نافذة أخرى. أغلق تلك النافذة وحاول مجددًا.`,
    timeout: 'ذاكرة الجهاز لا تستجيب.',
    quota: 'لا مساحة كافية على الجهاز.',
    newer: 'حُفظت هذه الألعاب بإصدار أحدث. حدّث التطبيق لتراها. لم يُحذف شيء.',
    broken: 'تعذّر الحفظ.',
  },
  risk: (count) =>
    count === 0
      ? 'ستضيع التوزيعات الجديدة عند إغلاق التطبيق.'
      : `لم يُحفظ بعد: ${changes(count)}. احفظ نسخة احتياطية أو حاول مجددًا.`,
  lost: {
    fact: 'ضاعت ألعابك المحفوظة.',
    text: 'تضرّرت ذاكرة المتصفح وأُعيد ضبطها. ستُحفظ التوزيعات الجديدة.',
    action: 'حسنًا',
  },
  tryAgain: 'حاول مجددًا',
  trying: 'جارٍ المحاولة…',
  inVain: (count) => (count === 1 ? 'ما زال لا يعمل.' : `حاولنا ${times.of(count)}، وما زال لا يعمل.`),
  saveFile: 'حفظ نسخة احتياطية',
};
