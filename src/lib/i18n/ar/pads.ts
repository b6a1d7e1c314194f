import type { pads as english } from '../en/pads.ts';
import type { Words } from '../wording.ts';
import { iso, pick } from './forms.ts';

export const pads: Words<typeof english> = {
  keypad: 'لوحة المفاتيح',
  line: 'حلّك',
  nothing: 'لا شيء بعد',
  numbers: 'الأعداد',
  signs: 'الإشارات والأقواس',
  open: 'فتح قوس',
  close: 'إغلاق قوس',
  delete: 'حذف',
  rule: 'تحقّق',
  another: 'الحل التالي',
  first: 'الحل الأول',
  second: 'حل ثانٍ مختلف',
  cancel: 'إلغاء',
  cards: 'تغيير الأوراق',
  left: (count) =>
    pick(count, {
      zero: 'استُعملت كلها',
      one: 'بقي عدد واحد',
      two: 'بقي عددان',
      few: `بقيت ${count} أعداد`,
      many: `بقي ${count} عددًا`,
      other: `بقي ${count} عدد`,
    }),
  useAll: (count) =>
    `${pick(count, {
      zero: 'لم يبقَ عدد',
      one: 'بقي عدد واحد',
      two: 'بقي عددان',
      few: `بقيت ${count} أعداد`,
      many: `بقي ${count} عددًا`,
      other: `بقي ${count} عدد`,
    })}. استعمل الأعداد كلها.`,
  fault: {
    empty: 'اضغط على عدد أولًا.',
    tooLong: 'هذا أطول من أن يكون حلًا.',
    unexpectedCharacter: 'هذا ليس جزءًا من حل.',
    numberTooLarge: 'هذا العدد كبير جدًا.',
    missingOperand: 'ينقص عدد بجانب إشارة.',
    missingOperator: 'تنقص إشارة بين عددين.',
    unaryMinus: 'إشارة ناقص تحتاج إلى عدد قبلها.',
    emptyBrackets: 'هذان القوسان فارغان.',
    unclosedBracket: 'قوس لم يُغلق.',
    unopenedBracket: 'قوس لم يُفتح.',
    mismatchedBracket: 'قوسان لا يتطابقان.',
  },
  which: (count) => (count === 8 ? 'ما الأوراق الثماني؟' : 'ما الأوراق الأربع؟'),
  asSaid: (name) => `${iso(name)}، كما قلته`,
  ranks: 'القيم',
  slots: 'الأوراق المُدخلة',
  slot: (place, rank) => `الورقة ${place + 1}: ${rank ?? 'فارغة'}`,
  more: (count, isFirst) =>
    `${pick(count, {
      zero: 'لا أوراق باقية',
      one: 'بقيت ورقة',
      two: 'بقيت ورقتان',
      few: `بقيت ${count} أوراق`,
      many: `بقيت ${count} ورقة`,
      other: `بقيت ${count} ورقة`,
    })}.${isFirst ? '' : ' اضغط على ورقة لتغييرها.'}`,
  tapOne: 'اضغط أولًا على الورقة التي تريد تغييرها.',
  notInDeck: (rank) => `ليس في هذه الرزمة ${iso(rank)}.`,
  noFifth: (rank) => `ليس في الرزمة إلا أربع من ${iso(rank)}.`,
};
