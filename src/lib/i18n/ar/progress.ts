import type { progress as english } from '../en/progress.ts';
import { speakClock } from '../format.ts';
import type { Words } from '../wording.ts';
import { deals, figure, hints, iso, minutes, pick, seconds, signed } from './forms.ts';

/** A clock after a preposition: "دقيقتين". */
const clockOf = (ms: number): string => {
  const all = Math.floor(ms / 1000);
  const [whole, rest] = [Math.floor(all / 60), all % 60];
  return [
    ...(whole === 0 ? [] : [minutes.of(whole)]),
    ...(whole > 0 && rest === 0 ? [] : [seconds.of(rest)]),
  ].join(' و');
};

/** The last so many that were solved, after "أوقات". */
const lastSolved = (count: number) =>
  pick(count, {
    zero: 'التوزيعات المحلولة',
    one: 'آخر توزيعة محلولة',
    two: 'آخر توزيعتين محلولتين',
    few: `آخر ${count} توزيعات محلولة`,
    many: `آخر ${count} توزيعة محلولة`,
    other: `آخر ${count} توزيعة محلولة`,
  });

export const progress: Words<typeof english> = {
  title: 'التقدّم',
  tabs: {
    label: 'ما الذي يُعرض',
    overview: 'نظرة عامة',
    patterns: 'الأنماط',
    hands: 'التوزيعات',
    matches: 'المباريات',
  },
  export: 'نسخ احتياطي',
  solved: (count) =>
    pick(count, {
      zero: 'توزيعة محلولة',
      one: 'توزيعة محلولة',
      two: 'توزيعتان محلولتان',
      few: 'توزيعات محلولة',
      many: 'توزيعة محلولة',
      other: 'توزيعة محلولة',
    }),
  share: 'نسبة النجاح',
  percent: (share) => iso(`${share}%`),
  usual: 'الوقت المعتاد',
  streak: 'أيام متتالية',
  times: 'أوقات الحل',
  time: 'الوقت',
  span: (from, to) =>
    to === null ? `${speakClock(from)} أو أكثر` : `من ${clockOf(from)} إلى ${clockOf(to)}`,
  timesNote: (count) =>
    `${pick(count, {
      zero: deals(count),
      one: 'آخر توزيعة',
      two: 'آخر توزيعتين',
      few: `آخر ${deals(count)}`,
      many: `آخر ${deals(count)}`,
      other: `آخر ${deals(count)}`,
    })} · الأحمر = المعتاد`,
  timesText: (usual, count) =>
    usual === null ? `أوقات ${lastSolved(count)}` : `أوقات ${lastSolved(count)}. وقتك المعتاد ${iso(usual)}.`,
  empty: {
    title: 'لا شيء هنا بعد',
    text: 'تظهر هنا التوزيعات التي تلعبها، وتبقى على هذا الجهاز.',
    action: 'تدرّب',
  },
  history: 'السجل',
  filter: 'أي توزيعات',
  filters: {
    all: 'الكل',
    solved: 'المحلولة',
    missed: 'الفائتة',
    shown: 'عُرض الحل',
    none: 'لا حل',
    day: 'توزيعة اليوم',
  },
  asTable: 'كجدول',
  asChart: 'كرسم بياني',
  level: {
    title: 'المستوى',
    week: 'أسبوع',
    missing: (count) => `بقي عليك حل ${deals.of(count)} ليظهر رقم هنا.`,
    change: (points, weeks) =>
      `${iso(points)} خلال ${pick(weeks, {
        zero: `${weeks} أسبوع`,
        one: 'أسبوع واحد',
        two: 'أسبوعين',
        few: `${weeks} أسابيع`,
        many: `${weeks} أسبوعًا`,
        other: `${weeks} أسبوع`,
      })}.`,
    scale: 'ضعف السرعة يعني زيادة 300.',
    chart: (from, to) => `المستوى أسبوعًا بأسبوع، من ${from} إلى ${to}`,
  },
  weeks: {
    title: 'خمسة عشر أسبوعًا',
    chart: (solved, days) => `توزيعة اليوم محلولة في ${solved} من أصل ${days} من الأيام`,
    stamps: { solved: 'توزيعة اليوم', helped: 'بمساعدة', played: 'لُعبت', nothing: 'لا شيء' },
  },
  bests: {
    title: 'أفضل النتائج',
    fastest: 'أسرع توزيعة',
    ten: 'عشر متتالية، لكل واحدة',
    hardest: 'مستوى أصعب توزيعة محلولة',
    days: 'أطول سلسلة أيام',
  },
  patterns: {
    intro: 'كيف تنتهي توزيعاتك. ما بعد الخط: أبطأ من معتادك.',
    early: 'من المبكر أن نقارن. هكذا انتهت توزيعاتك حتى الآن.',
    none: 'بعد أن تلعب توزيعات من أربع أوراق تكوّن 24، يظهر هنا كيف تنتهي.',
    make: (factor) => `كوّن ${factor}`,
    both: 'كوّن الاثنين',
    names: {
      spend: '24 من أوراق أقل',
      dealt: 'العاملان حاضران',
      ratio: 'اضرب ثم اقسم',
      big: 'اقسم عددًا كبيرًا',
      'three factors': 'ثلاثة عوامل',
      'just over': 'من 25 إلى 29، ناقص الباقي',
      over: 'من 30 إلى 36، ناقص الباقي',
      'far over': 'أكثر من 36، ناقص الباقي',
      'just under': 'من 18 إلى 23، زائد الباقي',
      under: 'من 12 إلى 17، زائد الباقي',
      'far under': 'أقل من 12، زائد الباقي',
      'product − product': 'حاصل ضرب ناقص آخر',
      'product + product': 'حاصل ضرب زائد آخر',
      'rest − product': 'أوراق ناقص حاصل ضرب',
    },
    sure: { shaky: 'متذبذب', coming: 'يتحسّن', steady: 'ثابت' },
    usual: (time) => `توزيعات كهذه تستغرق منك عادة ${iso(time)}.`,
    last: 'أحدث التوزيعات',
    next: 'في إحمائك القادم',
    kind: (count) => `${deals(count)} من هذا النوع`,
  },
  hard: 'الصعوبة',
  families: 'كيف تنتهي التوزيعات',
  find: 'البحث بالأوراق',
  findLike: 'أوراق، مثل 3 8 8',
  noneFound: 'لا توزيعات كهذه.',
  hands: (count) => deals(count),
  found: (count, solved, usual) =>
    `${deals(count)}، المحلولة: ${figure(solved)}${usual === null ? '' : `، الوقت المعتاد: ${iso(usual)}`}`,
  more: 'جارٍ تحميل المزيد…',
  outcome: {
    solved: 'محلولة',
    none: '«لا حل»، وهذا صحيح',
    shown: 'عُرض الحل',
    skipped: 'متخطّاة',
  },
  today: 'توزيعة اليوم',
  makes: (target) => `كوّن ${signed(target)}`,
  hints: (count) => hints(count),
  retry: (cards) => `أعد محاولة ${iso(cards)}`,
  remove: (cards) => `حذف ${iso(cards)}`,
  removed: 'حُذفت توزيعة واحدة.',
  removedAll: (count) => `حُذفت ${deals(count)}.`,
  undo: 'تراجع',
  restoring: 'جارٍ الاستعادة…',
};
