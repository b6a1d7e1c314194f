import type { Words } from '../wording.ts';
import type { start as english } from '../en/start.ts';
import { iso, names } from './forms.ts';

export const start: Words<typeof english> = {
  lay: 'ضع الجهاز مسطّحًا في الوسط',
  prop: 'ثبّت الجهاز واقفًا حيث يراه الجميع',
  nothing: (players) => (players === 2 ? 'لا يبدأ شيء حتى يستعد كلاكما.' : 'لا يبدأ شيء حتى يستعد الجميع.'),
  where: (people) => `من يجلس أين: ${names(people)}`,
  flat: { name: 'مسطّح', more: 'كل حافة موجّهة إلى لاعبها.', go: 'الجهاز مسطّح' },
  standing: { name: 'واقف', more: 'كل الكلمات في اتجاه واحد.', go: 'الجهاز واقف' },
  ready: 'مستعد',
  isReady: 'أنت مستعد',
  readyOf: (ready, all) => `استعد ${ready} من ${all}`,
  screen: 'الشاشة',
  tryIt: 'جرّب. لا شيء يُحسب بعد.',
  say: `الآن تقول: ${iso('6 + 6 + 6 + 6')}.`,
  keep: 'احتفظ بالحل لنفسك.',
  skip: 'تخطٍّ',
  label: (name, says) => `${says}، ${iso(name)}`,
  sixes: 'للتجربة: 6، 6، 6، 6',
  begins: (name) => `البداية لـ${iso(name)}`,
  begin: 'ابدأ',
};
