import type { Words } from '../wording.ts';
import type { backup as english } from '../en/backup.ts';
import { formatBytes } from '../measures.ts';
import { deals, iso, list, matches } from './forms.ts';

export const backup: Words<typeof english> = {
  amount: (hand, match) => `${deals(hand)} و${matches(match)}`,
  title: 'استعادة نسخة احتياطية',
  titleOf: (when) => `استعادة النسخة الاحتياطية بتاريخ ${iso(when.replaceAll('\u00a0', ' '))}؟`,
  choose: 'اختر ملف نسخة احتياطية من Two Dozen، من هذا الجهاز أو من غيره.',
  action: {
    choose: 'اختيار ملف',
    other: 'اختيار ملف آخر',
    restore: 'استعادة',
    replace: 'استبدال الكل',
    done: 'تم',
  },
  reading: 'جارٍ قراءة الملف…',
  here: (hand, match) =>
    hand + match === 0 ? 'لا ألعاب على هذا الجهاز بعد.' : `على هذا الجهاز: ${deals(hand)} و${matches(match)}.`,
  how: 'طريقة الاستعادة',
  hows: { merge: 'دمج', replace: 'استبدال' },
  about: {
    merge: 'الدمج يُبقي كل شيء ويزيل المكرر. إعداداتك تبقى كما هي.',
    replace: 'يُحذف كل ما على هذا الجهاز وتحل محله النسخة الاحتياطية. لا يمكن التراجع عن ذلك.',
    empty: 'تُستعاد توزيعاتك ومبارياتك وإعداداتك. ويمكنك متابعة المباريات التي كانت مفتوحة.',
  },
  saveFirst: 'نسخ احتياطي أولًا',
  saved: 'تم النسخ الاحتياطي',
  working: 'جارٍ الاستعادة… أبقِ التطبيق مفتوحًا.',
  done: (hand, match, longer) => {
    const parts = [
      ...(hand > 0 ? [deals(hand)] : []),
      ...(match > 0 ? [matches(match)] : []),
      ...(longer > 0 ? [`بقية ${matches.of(longer)}`] : []),
    ];
    return parts.length === 0 ? 'لا جديد: كل ما في هذه النسخة موجود لديك.' : `استُعيد ما يلي: ${list(parts)}.`;
  },
  unchanged: 'لم يتغيّر شيء على هذا الجهاز.',
  tooLarge: (size, most) =>
    `حجم هذا الملف ${iso(formatBytes(size))}، والنسخة الاحتياطية لا تتجاوز ${iso(formatBytes(most))}. اختر نسخة احتياطية من Two Dozen.`,
  fault: {
    empty: 'هذا الملف فارغ. انسخه مجددًا أو أنشئ نسخة احتياطية جديدة.',
    tooMany: 'في هذا الملف أكثر مما تتسع له نسخة احتياطية.',
    tooDeep: 'هذا الملف ليس بصيغة نسخة احتياطية من Two Dozen.',
    foreign: 'هذه ليست نسخة احتياطية من Two Dozen.',
    oneMatch: 'هذه مباراة واحدة. افتحها من «التقدّم»، «المباريات».',
    cutOff: 'الملف غير مكتمل. جرّب نسخه مجددًا.',
    newer: 'هذه النسخة الاحتياطية من إصدار أحدث من Two Dozen. حدّث التطبيق أولًا.',
    forbidden: 'هذا الملف ليس نسخة احتياطية صالحة.',
    altered: 'الملف معدَّل أو متضرّر.',
    malformed: 'تعذّرت قراءة جزء من الملف.',
    double: 'في الملف توزيعة أو مباراة مكررة.',
    unlawful: 'في الملف مباراة تخالف قواعد لعبتها.',
    unreadable: 'تعذّرت قراءة الملف.',
  },
  remind: {
    title: 'نسخ ألعابك احتياطيًا؟',
    text: (hand, match) => {
      const parts = [...(hand > 0 ? [deals(hand)] : []), ...(match > 0 ? [matches(match)] : [])];
      return `بلا نسخة احتياطية حتى الآن: ${list(parts.length > 0 ? parts : [deals(0)])}.`;
    },
    action: 'نسخ احتياطي',
  },
  unsaved: (hand) => `بلا نسخة احتياطية: ${deals(hand)}.`,
  saveBefore: 'نسخ احتياطي أولًا',
};
