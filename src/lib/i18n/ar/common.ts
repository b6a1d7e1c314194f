import type { Words } from '../wording.ts';
import type { common as english } from '../en/common.ts';
import { courtOf, printRank } from '../ranks.ts';

const COURTS: Readonly<Record<string, string | undefined>> = {
  A: 'آس',
  J: 'ولد',
  Q: 'بنت',
  K: 'ملك',
};
const speakRank = (label: string): string => COURTS[courtOf(label)] ?? label;

export const common: Words<typeof english> = {
  app: 'Two Dozen',
  between: ' ',
  back: 'العودة إلى الرئيسية',
  toward: (place) => `العودة إلى ${place}`,
  mainTabs: 'الأقسام',
  tabs: { home: 'الرئيسية', solver: 'الحلّال', progress: 'التقدّم', settings: 'الإعدادات' },
  sign: { '+': '+', '-': '−', '*': '×', '/': '÷' },
  // "في" and "على" are said too, but are also prepositions: "على" stays for fractions.
  speakSign: { '+': 'زائد', '-': 'ناقص', '*': 'ضرب', '/': 'تقسيم' },
  suit: { spade: 'بستوني', heart: 'كبة', diamond: 'ديناري', club: 'سباتي' },
  rank: printRank,
  speakRank,
  speakCard: (rank, suit) => `${speakRank(rank)} ${suit}`,
  dots: {
    1: 'الصعوبة 1 من 3: سهلة',
    2: 'الصعوبة 2 من 3: متوسطة',
    3: 'الصعوبة 3 من 3: صعبة',
  },
  cancel: 'إلغاء',
  notNow: 'ليس الآن',
  close: 'إغلاق',
  saving: 'جارٍ الحفظ…',
  undo: 'تراجع',
  noScript: 'يحتاج Two Dozen إلى JavaScript. يُرجى تفعيله.',
  repair: {
    title: 'جزء من Two Dozen مفقود',
    text: 'اتصل بالإنترنت ثم اضغط «إصلاح». ألعابك بأمان.',
    action: 'إصلاح',
  },
  tooOld:
    'هذا المتصفح أقدم من أن يشغّل Two Dozen. تحتاج إلى Chrome 111 أو Safari 16.4 أو Firefox 115 أو أحدث.',
  unworded: 'تعذّر تحميل لغتك، ولهذا تظهر النصوص بالإنجليزية. اتصل بالإنترنت أو اختر لغة من الإعدادات.',
  missing: { title: 'الصفحة غير موجودة', text: 'لا شيء في هذا العنوان.', home: 'إلى الرئيسية' },
  broken: { title: 'حدث خطأ ما', text: 'ألعابك بأمان. عُد إلى الرئيسية وحاول مجددًا.' },
};
