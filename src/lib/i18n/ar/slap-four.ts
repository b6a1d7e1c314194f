import type { Words } from '../wording.ts';
import type { slapFour as english } from '../en/slap-four.ts';
import { cards, iso, names, pick } from './forms.ts';
import { race } from './race.ts';

/** So many of those on the table: "الأوراق الأربع" for all, else "ورقتين", or "ورقتان" as a subject. */
const some = (count: number, all: number, isSubject = false) =>
  count !== all
    ? (isSubject ? cards : cards.of)(count)
    : pick(all, {
        zero: 'الأوراق',
        one: 'الورقة',
        two: isSubject ? 'الورقتان' : 'الورقتين',
        few: { 3: 'الأوراق الثلاث', 4: 'الأوراق الأربع' }[all] ?? `الأوراق الـ${all}`,
        many: `الأوراق الـ${all}`,
        other: `الأوراق الـ${all}`,
      });

export const slapFour: Words<typeof english> = {
  ...race,
  table: 'الطاولة',
  cards: 'الأوراق على الطاولة',
  says: (name) => `الكلمة عند ${iso(name)}`,
  zone: (name, count, says) => [`${iso(name)}، بقي ${count}`, ...says.filter(Boolean)].join('. '),
  counts: 'تُحسب بعد لحظة',
  nth: (place) => (place === 2 ? 'الثاني' : 'الثالث'),
  gaveUp: 'انسحاب',
  stuck: 'لا تجده؟',
  stuckMore: 'لا تجده؟ اطلب التبديل',
  allAgree: 'اتفق الجميع. يجري التبديل.',
  swapMine: 'أبدّل ورقتي',
  keepMine: 'أحتفظ بورقتي',
  swapYours: 'تبديل ورقتك؟',
  giveUp: 'أنسحب',
  giveUpSure: 'نعم، أنسحب',
  back: 'رجوع',
  nothing: 'لا حل. لأي لاعب أن يبدّل.',
  whom: 'من يقوله؟',
  names: (name) => `لـ${iso(name)} اختيار من يقول الحل.`,
  name: (name) => `اختيار ${iso(name)}`,
  together: (people) => `في اللحظة نفسها: ${names(people)}.`,
  byLot: (name) => `فارق ضئيل. القرعة ضد ${iso(name)}.`,
  silentByLot: (name) => `انتهى الوقت. بالقرعة صار الاختيار لـ${iso(name)}.`,
  say: (name) => `${iso(name)}، الكلمة لك`,
  enters: (name) => `إدخال الحل: ${iso(name)}`,
  asSaid: (name) => `${iso(name)}، كما قلته`,
  take: (count, all) => `خذ ${some(count, all)}`,
  youTake: (count, all) => `لك ${some(count, all, true)}`,
  takeNow: (take, pile) => `${take} · ${pile}`,
  takes: (name, count, all) => `لـ${iso(name)}: ${some(count, all, true)}.`,
  turnUp: 'ليكشف كل لاعب ورقة.',
  turnUpNew: 'الورقة القديمة تحت كومتك، واكشف غيرها.',
  reshuffle: 'اخلطوا كوماتكم',
  pick: 'بدّل ورقة واحدة',
  keeps: 'تبقى',
  swaps: 'تُبدَّل',
  mustSwap: 'انتهى الوقت. يبدّل الجميع.',
  set: (set) => `التوزيعة ${set + 1}`,
  won: (name) => `الفوز لـ${iso(name)}`,
  shared: (people) => `تعادل بين ${names(people)}`,
  left: (count) => `بقي ${count}`,
  lie: (ranks, target) => `على الطاولة: ${ranks}. كوّن ${target}.`,
  open: 'الأوراق مكشوفة.',
};
