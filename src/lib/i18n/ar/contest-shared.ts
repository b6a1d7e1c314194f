import type { Words } from '../wording.ts';
import type { contestShared as english } from '../en/contest-shared.ts';
import { formatBytes } from '../measures.ts';
import { iso, list, names, pick, rounds, score } from './forms.ts';

const PARAMETERS: Readonly<Record<string, string>> = {
  v: 'الإصدار',
  type: 'نوع اللعبة',
  target: 'الهدف',
  numbers: 'الأعداد في المجموعة',
  sets: 'عدد المجموعات',
  range: 'مدى الأعداد',
  end: 'نقاط النهاية',
  round: 'وقت الجولة',
  between: 'الوقت بين الجولات',
  answer: 'وقت الجواب',
  entry: 'وقت الإدخال',
  seed: 'رقم الجولات',
  by: 'اسم لاعب',
  r: 'نتيجة لاعب',
};
const about = (field: string) => PARAMETERS[field] ?? 'الرابط';

export const contestShared: Words<typeof english> = {
  title: 'الجولات نفسها',
  back: 'العودة إلى الإعداد',
  about: [
    'العب المسابقة نفسها مع صديق في مكان آخر: أرسل رابطًا أو ملفًا، فيوزّع جهازه الأعداد نفسها جولة بعد جولة.',
    'لا يُرسل غير ذلك. العبا متى شئتما، وقارنا بعدها.',
  ],
  setUp: 'إعداد مسابقة',
  open: 'فتح ملف',
  fault: {
    tooLong: () => 'هذا الرابط أطول من أن يكون من روابطنا.',
    newer: () => 'هذا الرابط من إصدار آخر من التطبيق. حدّثه وافتح الرابط من جديد.',
    noFile: () => 'هذا ليس ملف جولات مسابقة.',
    cutOff: () => 'هذا الملف غير مكتمل. اطلبه من جديد.',
    unreadable: () => 'تعذّرت قراءة الملف. احفظه على هذا الجهاز أولًا، ثم افتحه من هناك.',
    tooLarge: ({ size, most }) =>
      `حجم هذا الملف ${iso(formatBytes(size))}، والحد ${iso(formatBytes(most))}. اختر غيره.`,
    missing: ({ field }) => `هذا الرابط مقطوع، وينقصه: ${about(field)}. اطلبه من جديد.`,
    repeated: ({ field }) => `يتكرّر في هذا الرابط: ${about(field)}. اطلبه من جديد.`,
    setting: ({ field }) => `هذا الرابط لا يعمل. فيه قيمة غير مسموح بها: ${about(field)}.`,
    result: ({ field }) => `هذا الرابط لا يعمل. تعذّرت قراءة: ${about(field)}.`,
  },
  same: 'الأعداد واحدة على كل جهاز فيه هذا الرابط.',
  number: (seed) => `الجولات رقم ${iso(seed)}`,
  others: (people, count) => `نتائج ${names(people)}: ${rounds(count)}. العبها لتراها.`,
  who: 'من يلعب هنا',
  goesOn: 'بدأت هذه الجولات.',
  goOn: 'متابعة',
  share: 'مشاركة هذه الجولات',
  shareMore: 'رابط يوزّع الأعداد نفسها',
  tell: 'مشاركة نتيجتك',
  tellMore: 'الرابط مع نقاطك، للمقارنة',
  file: 'حفظ في ملف',
  fileMore: 'الجولات نفسها، للإرسال أو الحفظ',
  text: (game) => `${iso(game)}: العب جولاتي نفسها`,
  told: (game, people, scores) =>
    `${iso(game)}: ${list(people.map((name, at) => `${iso(name)} ${score(scores[at] ?? 0)}`))}. العب الجولات نفسها وقارن`,
  shared: {
    shared: 'تمت المشاركة.',
    copied: 'تم النسخ إلى الحافظة.',
    failed: 'متصفحك لا يشارك ولا ينسخ. انسخ عنوان هذه الصفحة بدلًا من ذلك.',
  },
  saved: 'تم الحفظ.',

  beside: 'جنبًا إلى جنب',
  alone: 'نتيجتك',
  nobodyYet: 'شارك نتيجتك. وعندما يرسل صديق نتيجته افتح رابطه للمقارنة.',
  overRounds: (count) =>
    pick(count, {
      zero: 'بلا جولات',
      one: 'في الجولة الأولى',
      two: 'في أول جولتين',
      few: `في أول ${count} جولات`,
      many: `في أول ${count} جولة`,
      other: `في أول ${count} جولة`,
    }),
  here: 'على هذا الجهاز',
  points: score,
  round: (number) => `الجولة ${number}`,
  roundOf: (name, said) => `${iso(name)}: ${said}`,
  won: 'نقطة',
  lost: 'ناقص نقطة',
  nothing: 'بلا نقطة',
  noX: 'بلا x',
  impossible: 'مستحيل',
  best: (x) => `الأفضل ${iso(x)}`,
  again: 'لعبها مجددًا',
  againMore: 'صرت تعرف الأعداد',
  replay: 'إعادة العرض',
};
