import type { Words } from '../wording.ts';
import type { patternLessons as english } from '../en/pattern-lessons.ts';
import { deals, iso, times } from './forms.ts';

export const patternLessons: Words<typeof english> = {
  title: 'كيف تنتهي التوزيعات: ثمانية دروس قصيرة',
  names: {
    threeEight: iso('3 × 8'),
    fourSix: iso('4 × 6'),
    twoTwelve: iso('2 × 12'),
    there: '24 جاهز: استهلك الباقي',
    sum: 'جمع وطرح فقط',
    near: 'حاصل ضرب قريب من 24',
    divide: 'ثلاثة عوامل أو قسمة',
    fraction: 'عبر كسر',
  },
  ideas: {
    threeEight: 'ابحث عن 3 أو 8. احتفظ به وكوّن الآخر من الباقي، أو كوّن الاثنين.',
    fourSix: 'ابحث عن 4 أو 6. احتفظ به وكوّن الآخر من الباقي، أو كوّن الاثنين.',
    twoTwelve: 'الـ2 يحتاج إلى 12، والبنت تحتاج إلى 2. أو كوّن الاثنين من ورقتين لكل منهما.',
    there: 'إذا كوّنت بعض الأوراق 24 فدع الباقي يلغي بعضه بعضًا، أو اضرب في 1.',
    sum: 'الأوراق الكبيرة كثيرًا ما يكفي جمعها. اجمعها كلها ثم انظر أيها تطرح.',
    near: 'اضرب ورقتين لتقترب من 24، والورقتان الأخريان تسدان الفرق.',
    divide: `اضرب ثلاثة أعداد صغيرة. أو تجاوز 24 ثم اقسم: ${iso('48 ÷ 2')} أو ${iso('72 ÷ 3')}.`,
    fraction: `إذا لم ينفع شيء آخر فاقسم على كسر: ${iso('8 ÷ 1/3')} يساوي 24.`,
  },
  begin: 'جرّب',
  say: {
    step: (line, value) => `كوّن ${iso(value)}: ${iso(line)}.`,
    last: (line) => `الآن الخطوة الأخيرة: ${iso(line)}.`,
    yours: 'دورك: ابحث عن النهاية نفسها.',
    goOn: 'هذا ينفع أيضًا. أكمل من هنا.',
  },
  facts: { same: 'هذه هي النهاية التي يعلّمها هذا الدرس.', other: 'نهاية مختلفة، وجيدة مثلها.' },
  after: {
    make: (name, number) => `النهاية: ${name}، كوّن ${number}.`,
    both: (name) => `النهاية: ${name}، كوّن الاثنين.`,
    there: 'النهاية: 24 جاهز، استهلك الباقي.',
    sum: 'النهاية: جمع وطرح فقط.',
    near: 'النهاية: حاصل ضرب قريب من 24.',
    divide: 'النهاية: ثلاثة عوامل أو قسمة.',
    fraction: 'النهاية: عبر كسر.',
    seen: (count, pace) =>
      `مرت بك ${times.of(count)}${pace === null ? '' : { slower: '، أبطأ من معتادك', even: '، بسرعتك المعتادة', quicker: '، أسرع من معتادك' }[pace]}.`,
    lesson: 'الدرس',
  },
  sitting: {
    title: (solved, of) => `الآن: المحلولة ${solved} من ${of}`,
    typical: 'هذه المرة',
    usual: 'معتادك',
    fastest: 'الأسرع',
    well: 'جرت بسهولة',
    slow: 'بطيئة أو فائتة',
    goOn: 'متابعة',
    enough: 'التوقف هنا',
  },
  warmedUp: {
    title: 'انتهى الإحماء',
    solved: (solved, of) => `المحلولة: ${solved} من ${deals.of(of)}`,
    missed: 'فائتة',
  },
  end: 'انتهى الدرس.',
  next: 'الدرس التالي',
  unknown: 'لا يوجد درس كهذا. اختر درسًا من «طريقة اللعب».',
};
