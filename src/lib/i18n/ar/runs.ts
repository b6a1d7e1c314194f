import type { Words } from '../wording.ts';
import type { runs as english } from '../en/runs.ts';
import { deals, iso, seconds as spans, steps as stepsOf } from './forms.ts';

export const runs: Words<typeof english> = {
  title: 'التحديات',
  kinds: 'العاصفة والصعود وسباق مع نفسك',
  storm: 'العاصفة',
  streak: 'الصعود',
  daily: 'صعود اليوم',
  ghost: 'سابق ظلّك',
  untimed: '20 توزيعة',
  what: {
    storm: 'أكبر عدد ممكن في 3 دقائق',
    untimed: '20 توزيعة، تُحسب بالخطوات',
    streak: 'حتى الخطأ الثاني، بلا وقت',
    ghost: '20 توزيعة ضد سرعتك أنت',
    daily: 'التوزيعات نفسها للجميع اليوم',
  },
  first: {
    storm: 'تبدأ سهلة ثم تصعب',
    untimed: 'بأقل عدد من الخطوات',
    streak: 'يبدأ من مستواك',
    ghost: 'العب العاصفة مرة لتسابقها',
    daily: 'صعود جديد كل يوم',
  },
  bestAndLast: (best, last) => `الأفضل ${iso(best)} · الأخير ${iso(last)}`,
  against: {
    title: 'السباق ضد',
    best: 'الأفضل',
    last: 'الأخير',
    mean: 'متوسط عشر',
    pace: 'سرعة ثابتة',
    seconds: 'الثواني لكل توزيعة',
    error: (least, most) => `عدد صحيح من ${least} إلى ${most}.`,
  },
  clockOff: 'بلا وقت',
  decoys: 'مع توزيعات مستحيلة',
  decoysMore: 'واحدة من كل ثمانٍ لا حل لها',
  stopped: {
    storm: (clock) => `توقفت العاصفة عند ${iso(clock)}`,
    untimed: '20 توزيعة، متوقفة',
    streak: 'الصعود متوقف',
    ghost: 'السباق متوقف',
  },
  solved: (count) => `المحلولة: ${deals(count)}`,
  tenMinutes: 'يمكنك المتابعة خلال 10 دقائق.',
  endIt: 'إنهاء',
  goOn: 'متابعة',
  begin: 'ابدأ',
  sent: 'تحدٍّ أُرسل إليك',
  sentBy: (name, result) =>
    name === null
      ? `نتيجة المرسل: ${iso(result ?? '')}`
      : result === null
        ? `من ${iso(name)}`
        : `${iso(name)}: ${iso(result)}`,
  raceSent: (name) => (name === null ? 'سباق مع المرسل' : `سباق مع ${iso(name)}`),
  by: {
    name: 'اسمك في الروابط',
    more: 'يراه الأصدقاء بجانب نتيجتك. اتركه فارغًا لإرسال الرابط بلا اسم.',
    error: (longest) => `${longest} حرفًا على الأكثر، وبعضها ظاهر.`,
  },
  damaged: 'هذا الرابط ليس لتحدٍّ. اختر واحدًا من هنا.',
  newer: 'يحتاج هذا الرابط إلى إصدار أحدث من التطبيق. اختر تحديًا من هنا.',

  back: 'توقّف وارجع',
  pause: 'إيقاف مؤقت',
  left: (spoken) => `الوقت المتبقي: ${spoken}`,
  combo: (row, next) => `${row} على التوالي، والمكافأة التالية عند ${next}`,
  plus: (seconds) => iso(`+${seconds} ث`),
  won: (seconds, row) => `زيادة ${spans.of(seconds)} لـ${row} على التوالي`,
  lost: (seconds) => `ليست 24: نقص ${spans.of(seconds)}`,
  lostNone: (seconds) => `كان لها حل: نقص ${spans.of(seconds)}`,
  level: (level) => `مستوى التوزيعة ${level}`,
  handOf: (hand, all) => `التوزيعة ${hand} من ${all}`,
  steps: (steps, least) => `${stepsOf(steps)}، والأقل ${least}`,
  hint: 'تلميح (+1 خطوة)',
  skip: 'تخطٍّ',
  skips: (left) => `تخطٍّ (بقي ${left})`,
  show: 'عرض الحل',
  inRow: (count) => `${count} على التوالي`,
  ahead: (hands) =>
    hands === 0 ? 'تعادل' : hands > 0 ? `متقدم بـ ${iso(hands)}` : `متأخر بـ ${iso(-hands)}`,
  rail: (own, ghost, all) => `لك ${own} من ${all}، ولظلّك ${ghost}`,
  railSent: (own, theirs, all, name) =>
    name === null
      ? `لك ${own} من ${all}، وللمرسل ${theirs}`
      : `لك ${own} من ${all}، ولـ${iso(name)} ${theirs}`,

  end: {
    best: 'أفضل نتيجة لك',
    bestBy: (by) => `أفضل نتيجة لك بفارق ${by}`,
    noBest: (best) => `أفضل نتيجة لك ${iso(best)}`,
    won: (time) => `الفوز لك بفارق ${iso(time)}`,
    lost: (time) => `سبقك ظلّك بفارق ${iso(time)}`,
    lostTo: (name, time) =>
      name === null ? `الفوز للمرسل بفارق ${iso(time)}` : `الفوز لـ${iso(name)} بفارق ${iso(time)}`,
    left: 'لم تكتمل',
    storm: (count, clock, longest) => `${deals(count)} في ${iso(clock)} · الأطول ${longest} على التوالي`,
    ghost: (clock) => `استغرق ظلّك ${iso(clock)}`,
    took: (name, clock) => (name === null ? `وقت المرسل ${iso(clock)}` : `وقت ${iso(name)}: ${iso(clock)}`),
    untimed: (solved, skipped) => `المحلولة ${solved}، والمتخطّاة ${skipped}`,
    was: 'كان لها حل.',
    hands: 'التوزيعات',
    all: 'الكل',
    wrong: 'خطأ',
    slow: 'بطيئة',
    skipped: 'متخطّاة',
    slowMore: 'بطيئة: أكثر من مرة ونصف من وقتك المعتاد.',
    none: 'لا توزيعات هنا.',
    usual: (time) => `المعتاد ${iso(time)}`,
    noSolution: 'لا حل',
    practise: (count) => `تدرّب عليها (${count})`,
    again: 'مجددًا',
    newClimb: 'صعود جديد',
    race: 'سابق هذا التحدي',
    raceMore: 'توزيعات جديدة بالسرعة التي لعبت بها',
    share: 'شارك هذا التحدي',
    shared: (name, result) => `${name} في Two Dozen: ${iso(result)}. التوزيعات نفسها هنا:`,
    copied: 'نُسخ.',
    failed: 'تعذّرت المشاركة.',
  },
};
