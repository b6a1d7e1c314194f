import type { Words } from '../wording.ts';
import type { lesson as english } from '../en/lesson.ts';
import { iso } from './forms.ts';

export const lesson: Words<typeof english> = {
  title: 'توزيعاتك الأولى',
  skip: 'تخطٍّ',
  handOf: (hand, all) => `التوزيعة ${hand} من ${all}`,
  say: {
    ace: `${iso('A')} تساوي 1: اضغط عليها.`,
    plus: `اضغط الآن على ${iso('+')}.`,
    two: 'ثم اضغط على 2.',
    addThree: 'معك 3: أضف إليها الـ3 الأخرى.',
    whichSign: 'أي إشارة تكوّن 24 من 6 و4؟',
    anyWay: 'هذا ينفع أيضًا. اضغط على إشارة ثم على ورقة أخرى.',
    tenByFive: `ابدأ بـ${iso('10 ÷ 5')}.`,
    half: `${iso('5 ÷ 10')} هو نصف: تراجع، واضغط على 10 أولًا.`,
    yours: 'الباقي عليك.',
    idea: 'لا حاجة إلى الأقواس: كوّن 12، ثم كوّن 2.',
    leave: 'اترك 12 مكانها واضغط على 3.',
    makeTwo: 'كوّن الآن 2 من الورقتين الأخريين.',
    together: 'استعمل الاثنتين معًا.',
    deadEnd: 'لا يمكن الوصول إلى 24 من هنا: اضغط «تراجع».',
    astray: (value) => `${iso(value)} ليس 24: اضغط «تراجع».`,
  },
  facts: ['الختم الأحمر يعني أنك كوّنت 24.', 'لا بأس بالكسور في الطريق.', 'الأقواس تُكتب وحدها.'],
  next: 'التوزيعة التالية',
  goOn: 'متابعة',
  end: 'هذا كل ما في الأمر.',
};
