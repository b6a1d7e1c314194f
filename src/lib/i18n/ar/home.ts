import type { Words } from '../wording.ts';
import type { home as english } from '../en/home.ts';
import { cards, days, deals, iso, signed } from './forms.ts';

export const home: Words<typeof english> = {
  description: 'ألعاب الورق مع العدد 24، بلا إنترنت، على جهاز واحد.',
  first: {
    say: `كوّن 24 من الأوراق الأربع. استعمل كلًا منها مرة واحدة، مع ${iso('+\u00a0−\u00a0×\u00a0÷')} والأقواس.`,
    begin: 'ابدأ',
    known: 'أعرف اللعبة',
    language: 'اللغة',
    restore: 'استعادة ألعابي',
  },
  today: 'توزيعة اليوم',
  number: (number) => `رقم ${number}`,
  solvedIn: (clock) => `حُلّت في ${iso(clock)}`,
  solvedWithHelp: 'حُلّت بتلميحات',
  shown: 'عُرض الحل',
  begun: 'بدأتها',
  make: 'كوّن 24',
  goOn: 'متابعة',
  ways: 'كل الحلول',
  rule: `استعمل كل عدد مرة واحدة، مع ${iso('+\u00a0−\u00a0×\u00a0÷')} والأقواس. كوّن 24 لتنال الختم الأحمر.`,
  loading: 'نكشف أوراق اليوم…',
  faceDown: 'ورقة مقلوبة',
  week: (solved, streak) =>
    `حللت هذا الأسبوع ${deals.of(solved)}. ${
      streak === 0 ? 'لا سلسلة أيام بعد.' : `سلسلة الأيام: ${days(streak)}.`
    }`,
  pastDays: 'الأيام الماضية',
  weekday: ['ن', 'ث', 'ر', 'خ', 'ج', 'س', 'ح'],
  practise: 'تدرّب',
  practiseSub: {
    first: 'توزيعات بلا حدود، على مهلك',
    open: 'تابع من حيث توقفت',
    spec: (count, lowest, highest, target) =>
      `${cards(count)}، من ${lowest} إلى ${highest}، كوّن\u00a0${signed(target)}`,
  },
  ready: 'جاهز بلا إنترنت',
  offline: 'لا اتصال بالإنترنت. كل شيء يعمل كالمعتاد.',
  update: { text: 'إصدار جديد جاهز. ألعابك بأمان.', action: 'تحديث' },
};
