import type { Words } from '../wording.ts';
import type { languages as english } from '../en/languages.ts';
import { iso } from './forms.ts';

export const languages: Words<typeof english> = {
  title: 'اللغة',
  once: `تُنزَّل كل لغة مرة واحدة، نحو ${iso('40 KB')}، ثم تعمل بلا إنترنت.`,
  checked: 'راجعها إنسان',
  unchecked: 'لم يراجعها إنسان بعد: قد تجد كلمات غريبة',
  partly: (said, of) => `الجمل المترجمة: ${said} من ${of}، والباقي بالإنجليزية`,
  fetching: 'جارٍ التنزيل…',
  needsNetwork: 'تحتاج إلى الإنترنت',
  offline: 'لا اتصال بالإنترنت. يمكنك اختيار لغة موجودة على هذا الجهاز.',
  failed: 'تعذّر تنزيل اللغة. تأكّد من الاتصال ثم حاول مجددًا.',
  refused: 'لا يسمح هذا المتصفح بحفظ اختيارك.',
  wrong: 'وجدت كلمة خاطئة؟',
  wrongMore: 'ينسخ سطرًا تملؤه وترسله إلينا',
  line: (version, name) => `${iso(`Two Dozen ${version}`)}، ${iso(name)}: «…» والصواب «…»`,
  copied: 'تم النسخ.',
  notCopied: 'تعذّر نسخ السطر.',
  keeps: 'تبقى توزيعتك المفتوحة ومبارياتك كما هي.',
};
