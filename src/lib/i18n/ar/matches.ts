import type { Words } from '../wording.ts';
import type { matches as english } from '../en/matches.ts';
import { formatBytes } from '../measures.ts';
import { figure, iso, players } from './forms.ts';

const AGAIN = 'احفظ المباراة في ملف من جديد، ثم افتح ذلك الملف.';
const OTHER = 'اختر ملف مباراة آخر.';
const UPDATE = 'حدّث التطبيق، ثم افتحه من جديد.';

export const matches: Words<typeof english> = {
  fileFault: {
    tooLarge: ({ size, most }) =>
      `حجم هذا الملف ${iso(formatBytes(size))}، وملف المباراة لا يتجاوز ${iso(formatBytes(most))}. ${OTHER}`,
    empty: () => `هذا الملف فارغ. ${AGAIN}`,
    unreadable: () => 'تعذّرت قراءة الملف. احفظه على هذا الجهاز أولًا، ثم افتحه من هناك.',
    tooDeep: () => `هذا الملف ليس بصيغة مباراة من Two Dozen. ${OTHER}`,
    tooMany: () => `في هذا الملف أكثر مما تتسع له مباراة. ${OTHER}`,
    notJson: () => `هذا الملف متضرّر. ${AGAIN}`,
    notMatch: () => 'هذا ليس ملف مباراة من Two Dozen. اختر ملفًا حُفظ من قائمة المباريات.',
    newerFile: () => `حُفظ هذا الملف بإصدار أحدث. ${UPDATE}`,
    header: () => `بداية هذا الملف متضرّرة. ${AGAIN}`,
    tooLong: () => `في هذا الملف خطوات أكثر مما يمكن في مباراة. ${OTHER}`,
    cutOff: () => `هذا الملف غير مكتمل: تنقصه خطوات. ${AGAIN}`,
    unknownGame: () => `ليست لعبة هذه المباراة في هذا الإصدار. ${UPDATE}`,
    newerRules: () => `تستعمل هذه المباراة قواعد إصدار أحدث. ${UPDATE}`,
    olderRules: () => 'تستعمل هذه المباراة قواعد قديمة لم يعد هذا الإصدار يدعمها.',
    config: () => `قواعد الطاولة في هذا الملف لا تعمل. ${AGAIN}`,
    players: ({ expected, found }) =>
      `تحتاج هذه اللعبة إلى ${players.of(expected)}، وفي الملف ${figure(found)}. ${AGAIN}`,
    names: ({ why }) =>
      `اسم اللاعب ${figure(why.seat + 1)} ${
        { emptyName: 'فارغ', longName: 'طويل جدًا', sameName: 'مكرر' }[why.code]
      }. ${AGAIN}`,
    event: ({ seq }) => `تعذّرت قراءة الخطوة ${figure(seq + 1)} في هذا الملف. ${AGAIN}`,
    refused: ({ seq }) => `الخطوة ${figure(seq + 1)} في هذا الملف تخالف القواعد. ${AGAIN}`,
  },
};
