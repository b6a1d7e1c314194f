import { formatDecimal } from '../format.ts';
import type { Words } from '../wording.ts';
import type { contest as english } from '../en/contest.ts';
import { iso, list, names, rounds, score, sets, signed } from './forms.ts';

const FAMILIES: typeof english.families = {
  classic: 'الكلاسيكية',
  tony: 'توني فور',
  closest: 'الأقرب إلى',
};
/** What the one who is ready says. */
const have = (sets: number) =>
  sets === 1 ? 'عندي الحل' : sets === 2 ? 'عندي كلاهما' : `عندي الـ${sets} كلها`;

export const contest: Words<typeof english> = {
  families: FAMILIES,
  title: (family, target) =>
    family === 'closest' ? `${FAMILIES.closest} ${signed(target)}` : FAMILIES[family],
  roundOf: (round) => `الجولة ${round}`,
  scores: 'النقاط',
  score: (name, count) => `${iso(name)}، ${score(count)}`,
  points: score,
  sets: 'الأوراق',
  set: (index) => `المجموعة ${index}`,
  goal: {
    classic: (target) => `كوّن ${signed(target)}`,
    tony: 'أكبر x يفوز',
    closest: (target) => `البُعد عن ${signed(target)}، لا صفر`,
  },
  use: ({ sets, numbers }, players) => {
    if (sets > 1) return sets === 2 ? 'كلتا المجموعتين' : `المجموعات الـ${sets} كلها`;
    if (players === 1) return 'حل واحد';
    return numbers > 4 ? `الأعداد الـ${numbers} كلها، أول حل يفوز` : 'أول حل يفوز';
  },
  allSets: have,
  claim: (name, sets) => `${iso(name)}: ${have(sets)}`,
  impossible: 'مستحيل؟',
  skip: 'تخطٍّ؟',
  says: 'مستحيل',
  skips: 'تخطٍّ',
  impossibleOf: (name) => `${iso(name)}: مستحيل`,
  skipOf: (name) => `${iso(name)}: تخطٍّ`,
  finish: 'إنهاء المباراة',

  has: (name, sets) => `${sets === 1 ? 'الحل' : sets === 2 ? 'الحلّان' : `الحلول الـ${sets}`} عند ${iso(name)}`,
  lots: (people) => `في اللحظة نفسها: ${names(people)}. أجرينا القرعة.`,
  worth: (value) => `المطلوب ${iso(value)}`,
  /** An x that is a distance. */
  distance: (x) => `بُعد ${iso(x)}`,
  beside: (x, target) => `على بُعد ${iso(x)} من ${signed(target)}`,
  nothing: 'بلا ناتج',
  cannot: 'لا أستطيع',
  rule: 'تحقّق',
  nextSet: 'المجموعة التالية',

  secret: `${iso('x')} سري`,
  open: `${iso('x')} الخاص بك`,
  raise: 'عندي x',
  raiseOf: (name) => `${iso(name)}: عندي x`,
  another: `${iso('x')} آخر`,
  sealed: 'أُدخل',
  final: 'نهائي',
  mayChange: 'ما زال قابلًا للتغيير',
  entries: 'من عنده x',
  noX: 'بلا x',
  passTo: (name) => `الجهاز إلى ${iso(name)}`,
  slipText: 'اكتب x حيث لا يراه أحد. الساعة متوقفة.',
  iAm: (name) => `أنا ${iso(name)}`,
  headphones: 'مع قارئ الشاشة، ضع سماعات أولًا: سيُقرأ ما تكتبه بصوت عالٍ.',
  notNow: 'إلغاء',
  numbersCovered: 'الأعداد مخفية أثناء الكتابة.',
  slipEnds: 'الوقت الباقي للكتابة',
  rests: (seconds) => `انتظر ${seconds} ث`,
  missed: {
    expired: (name) => `${iso(name)}: انتهى الوقت ولم يُدخل x.`,
    final: (name) => `${iso('x')} الخاص بـ${iso(name)} صار نهائيًا: أدخل لاعب آخر عدده.`,
  },
  shield: {
    behind: 'خلف يدي',
    look: 'اضغط مطوّلًا لترى',
    covered: 'مخفي؛ اضغط مطوّلًا لتسمعه',
  },
  yours: { tony: 'أكبر x لديك', closest: (target) => `البُعد عن ${signed(target)}` },
  empty: 'لا شيء بعد',
  over: (top, bottom) => `${top} على ${bottom}`,
  fraction: 'خط الكسر',
  minus: 'ناقص',
  keys: 'مفاتيح الأرقام',
  clear: 'مسح',
  seal: 'إدخال',
  noneAt: 'مستحيل',
  fault: {
    empty: 'اكتب عددًا أولًا.',
    long: 'خمسة عشر رقمًا على الأكثر.',
    byZero: 'لا تجوز القسمة على صفر.',
    notAway: 'يجب أن يكون أكبر من 0: الهدف نفسه لا يُحسب.',
  },

  reveal: {
    sealed: 'عند كل لاعب x',
    opened: { tony: 'مكشوفة، الأكبر أولًا', closest: 'مكشوفة، الأقرب أولًا' },
    where: 'ضع الجهاز حيث يراه الجميع. تُكشف بعد لحظة.',
    soon: 'تُكشف بعد لحظة.',
    open: 'كشف',
    role: {
      proves: 'الإثبات أولًا',
      now: 'الإثبات الآن',
      next: 'التالي إن لم ينجح',
      failed: 'لم يُثبت',
      impossible: 'الفوز هنا إن لم يُثبت أي عدد',
    },
    prove: (name, x) => `الجهاز إلى ${iso(name)}: إثبات ${iso(x)}`,
    proveHere: (name, x) => `${iso(name)}: إثبات ${iso(x)}`,
  },
  either: (low, high) => `عليك أن تكوّن ${iso(low)} أو ${iso(high)}.`,

  proof: 'الإثباتات',
  otherWays: 'حلول أخرى',
  looking: 'جارٍ البحث عنها…',
  noOther: 'لا حل غيره.',
  noWays: 'تعذّر عرضها.',
  moreWays: (count) => `و${count} غيرها`,
  bestFirst: 'أفضل x أولًا',
  proves: (name) => `الإثبات لـ${iso(name)}`,
  comparing: 'جارٍ البحث عن أفضل x…',
  noAnswer: 'تعذّر العثور على أفضل x.',
  tryAgain: 'حاول مجددًا',

  begin: 'ابدأ',
  starts: 'تبدأ الجولة بعد',
  next: 'الجولة التالية',

  wins: (name) => `الفوز بالجولة لـ${iso(name)}`,
  came: (name, what) => `${iso(name)}: ${what}`,
  draw: 'تعادل: قال الجميع «مستحيل»',
  skipped: 'تخطٍّ: بلا نقاط',
  timedOut: 'تعادل: انتهى الوقت',
  nobody: 'لا فائز في الجولة',
  notBest: 'صحيح، لكنه ليس الأفضل',
  declared: (name) => `الفوز بالجولة لـ${iso(name)}: أول من قال «مستحيل»`,
  why: { wrong: 'خطأ', conceded: 'استسلام', expired: 'انتهى الوقت' },
  bestWas: {
    tony: (x) => `كان الأكبر ${iso(x)}`,
    closest: (x) => `كان الأقرب على بُعد ${iso(x)}`,
  },
  line: (target, entries, best) =>
    `حول ${signed(target)}: ${list(entries)}${best === null ? '' : `؛ والأقرب على بُعد ${iso(best)}`}`,
  away: (name, x) => `${iso(name)} على بُعد ${iso(x)}`,
  none: 'كان مستحيلًا',
  works: 'كان هناك حل',
  notAll: 'كان مستحيلًا',
  short: (away, share) =>
    `على بُعد ${iso(away)} من الأفضل${share === null ? '' : ` · ${iso(`${formatDecimal(share / 10)}%`)} منه`}`,
  reached: 'أفضل ما يمكن',
  unproved: 'لم يُثبت',
  unmade: 'لا يمكن تكوينه',

  stopped: 'انتهت قبل أوانها',
  winner: (name) => `الفوز لـ${iso(name)}`,
  share: (people) => `تعادل بين ${names(people)}`,
  right: 'صحيح',
  wrong: 'خطأ',
  fastest: 'الأسرع',
  pointsRow: 'النقاط',
  table: 'النتائج',
  played: (count, draws) => `${rounds(count)}، التعادل: ${draws}`,
  unfit: (count) =>
    `لها حل ولا تصلح للتدريب: ${sets(count)}. يوزّع التدريب أربعة أعداد حتى 13، وأهدافًا حتى 99.`,
  shareRounds: 'مشاركة هذه الجولات',
  again: 'العب مجددًا',
  replay: 'إعادة العرض',
  home: 'الرئيسية',
  backRound: 'جولة للوراء',
};
