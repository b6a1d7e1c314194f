import type { Words } from '../wording.ts';
import type { diagnostics as english } from '../en/diagnostics.ts';
import { deals, events, figure, files, iso, lines, list, matches, times } from './forms.ts';

const amount = (hands: number, games: number): string => {
  if (hands === 0) return matches(games);
  return games === 0 ? deals(hands) : list([deals(hands), matches(games)]);
};

export const diagnostics: Words<typeof english> = {
  recovered: (hands, games, unread) =>
    [
      ...(hands + games > 0 ? [`استُرجع ما يلي: ${amount(hands, games)}.`] : []),
      ...(unread > 0 ? [`تعذّرت قراءة ${lines.of(unread)} من النسخة الثانية.`] : []),
    ].join(' '),
  saveCopy: 'حفظ النسخة',
  title: 'التشخيص',
  version: 'الإصدار',
  store: 'الألعاب',
  onDisk: (hands, games, count) =>
    `محفوظ على هذا الجهاز: ${deals(hands)} و${matches(games)} مع ${events.of(count)}`,
  inMemory: {
    unavailable: 'غير محفوظة: هذا المتصفح لا يحفظ شيئًا',
    blocked: 'غير محفوظة: Two Dozen مفتوح في نافذة أخرى',
    timeout: 'غير محفوظة: الذاكرة لا تستجيب',
    quota: 'غير محفوظة: لا مساحة',
    newer: 'غير محفوظة: حُفظت الألعاب هنا بإصدار أحدث',
    broken: 'غير محفوظة: الذاكرة لا تعمل',
  },
  copy: 'النسخة الثانية',
  copyState: {
    off: 'متوقفة مؤقتًا',
    starting: 'جارٍ الفحص…',
    live: 'كاملة',
    elsewhere: 'تتولاها نافذة أخرى',
    none: 'غير ممكنة في هذا المتصفح',
    hung: 'لا تستجيب؛ تُعاد المحاولة',
    full: 'لا مساحة كافية؛ تُعاد المحاولة',
    broken: 'لا تعمل؛ تُعاد المحاولة',
  },
  copyMore: (count, size, isCached) =>
    `${files(count)}${isCached ? ' في الذاكرة المؤقتة' : ''}، الأحدث ${iso(size)}`,
  rebuilt: (count, damaged) => `إعادة البناء: ${times(count)}، الأسطر المتضرّرة: ${figure(damaged)}`,
  kept: 'محفوظة دائمًا',
  persistence: {
    kept: 'نعم',
    'best-effort': 'ما دامت هناك مساحة',
    unknown: 'المتصفح لا يذكر ذلك',
  },
  used: 'المساحة المستعملة',
  ofSpace: (used, most) => `${iso(used)} من ${iso(most)}`,
  unknown: 'غير معروف',
  saved: 'آخر نسخة احتياطية',
  never: 'لا توجد',
  recoveredEver: 'ما استُرجع حتى الآن',
  recoveredAmount: (hands, games) => (hands + games === 0 ? 'لم يضِع شيء قط' : amount(hands, games)),
  setAside: 'سجلات متضرّرة',
  setAsideRows: (rows) => (rows === 0 ? 'لا شيء' : `تُرك منها ${figure(rows)}`),
  fault: 'آخر مشكلة',
  browser: 'المتصفح',
  copyReport: 'نسخ التقرير',
  copied: 'تم النسخ. ليس في التقرير شيء من ألعابك.',
  notCopied: 'هذا المتصفح لا يسمح بالنسخ.',
};
