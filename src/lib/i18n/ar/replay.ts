import { formatLead } from '../measures.ts';
import type { Words } from '../wording.ts';
import type { replay as english } from '../en/replay.ts';
import { cards, iso, names, pick } from './forms.ts';

export const replay: Words<typeof english> = {
  title: 'إعادة العرض',
  opening: 'جارٍ فتح إعادة العرض…',
  of: (game, date) => `${iso(game)}، ${iso(date)}`,
  save: 'حفظ في ملف',
  notOver: 'يمكنك مشاهدة إعادة العرض بعد انتهاء المباراة.',
  goOn: 'متابعة المباراة',
  noSets: 'لم تُوزَّع أوراق في هذه المباراة.',
  set: (set, sets) => `التوزيعة ${set} من ${sets}`,
  inRound: (round, set, sets) => `الجولة ${round} · التوزيعة ${set} من ${sets}`,
  end: 'النهاية',
  make: (target) => `كوّن ${target}`,
  cards: 'الأوراق',
  laid: (rank, name) => `${rank}، من ${iso(name)}`,
  laidByTable: (rank) => `${rank}، من الطاولة`,
  notEntered: 'لم تُدخل',
  card: 'ورقة',
  stands: (name, count) => `${iso(name)} ${count}`,
  before: 'السابق',
  after: 'التالي',
  chosen: 'التوزيعة',

  firstBy: (ms) => `أولًا بفارق ${iso(formatLead(ms))}`,
  afterTime: (time) => `بعد ${iso(time)}`,
  byLot: 'بالقرعة',
  named: (claimant) => `الاختيار: ${iso(claimant)}`,
  gaveUpAndNamed: (claimant) => `انسحاب، والاختيار: ${iso(claimant)}`,
  touches: 'من لمس ومتى',
  touch: {
    inTime: (time) => iso(time),
    late: (time, late) => `${iso(time)}، متأخرة بـ${iso(late)}`,
    falseStart: (early) => `قبل الأوان بـ${iso(early)}`,
    voided: (time) => `${iso(time)}، لم تُحسب (غير مقصودة)`,
  },
  delayed: (time) => `حُسبت عند ${iso(time)}`,
  gaveUp: (time) => `انسحاب بعد ${iso(time)}`,
  heat: (people, p) =>
    `في اللحظة نفسها: ${names(people)}، بفارق لا يتجاوز ${iso(formatLead(p))}، فأجرينا القرعة.`,

  unsaid: {
    agreed: 'تمت الموافقة.',
    stood: 'لم يتحقّق منه أحد.',
    conceded: 'لا جواب.',
    expired: 'انتهى الوقت.',
  },
  right: 'صحيح.',
  wrong: 'خطأ.',
  makes: (value) => `الناتج ${iso(value)}.`,
  dividesByZero: 'هذه قسمة على صفر.',
  otherCards: 'ليس بهذه الأوراق الأربع.',
  notDifferent: 'الاثنان حل واحد.',
  takes: (name, count, all) =>
    count === all
      ? `${all === 4 ? 'الأوراق الأربع' : 'الأوراق كلها'} لـ${iso(name)}.`
      : `لـ${iso(name)}: ${cards(count)}.`,
  out: (name) => `خارج هذه التوزيعة: ${iso(name)}.`,
  ruled: (reason) => (reason === '' ? 'غيّرت الطاولة الحكم.' : `غيّرت الطاولة الحكم: «${iso(reason)}».`),
  recounted: 'صحّحت الطاولة العدد.',
  otherWays: (count) =>
    `${pick(count, {
      zero: 'لا حلول أخرى',
      one: 'حل آخر',
      two: 'حلّان آخران',
      few: `${count} حلول أخرى`,
      many: `${count} حلًا آخر`,
      other: `${count} حل آخر`,
    })}.`,
  works: 'حل',
  worksNone: 'لم يكن هناك حل.',
  looking: 'جارٍ البحث…',
  missing: 'لم يُنزَّل الحلّال بعد. اتصل بالإنترنت وافتح هذه التوزيعة من جديد.',

  left: {
    open: 'انتهت المباراة قبل أوانها.',
    swapped: 'تم تبديل أوراق.',
    passed: 'لم يجد أحد حلًا.',
    timedOut: 'لم يجد أحد حلًا في الوقت.',
    barred: 'أخطأ الجميع.',
    reshuffled: 'بعد عشرة تبديلات خُلطت الكومات.',
  },
  aside: 'وُضعت الأربع جانبًا.',
  earlier: 'قبل ذلك',

  all: 'كل التوزيعات',
  keyTwo: 'أعلى أو أسفل: من ربح · الطول: الوقت',
  keyGiven: 'ممتلئ: أعطى ورقة · مفرّغ: أخذ أوراقًا',
  keyWon: 'ممتلئ: ربح الأربع',
  spokenSet: (set, sets, won) => `التوزيعة ${set} من ${sets}، ${won}`,
  spokenWon: (name) => `الربح لـ${iso(name)}`,
  spokenNobody: 'لم يربحها أحد',
};
