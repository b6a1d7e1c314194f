import type { Words } from '../wording.ts';
import type { table as english } from '../en/table.ts';
import { cards, iso } from './forms.ts';

export const table: Words<typeof english> = {
  turnRound: 'أدِر إلى الجهة الأخرى',
  tell: 'كيف نلعب',
  pause: {
    open: 'إيقاف مؤقت',
    title: 'توقف مؤقت',
    go: 'متابعة',
    step: 'خطوة للوراء',
    set: 'توزيعة للوراء',
    redo: 'إعادة',
    verdict: 'تغيير الحكم',
    stray: (name) => `تجاهل لمسة ${iso(name)} (غير مقصودة)`,
    count: 'تصحيح العدد',
    how: 'طريقة اللعب',
    rules: 'القواعد',
    keys: 'المفاتيح',
    mute: 'كتم الصوت',
    unmute: 'تشغيل الصوت',
    lies: 'الشاشة',
    full: 'ملء الشاشة',
    stop: 'إنهاء المباراة',
    stopMore: 'إذا اتفق الجميع',
    stopTitle: 'إنهاء المباراة؟',
    stopText: 'تبقى النتيجة كما هي الآن. لا يمكن متابعة المباراة لاحقًا.',
    across: {
      title: 'الرجوع إلى الوراء؟',
      text: 'رأى أحدكم أوراقًا جديدة بعد ذلك. ارجعوا فقط إذا اتفق الجميع.',
      real: 'أعيدوا الأوراق الحقيقية إلى مكانها أيضًا.',
      not: 'لا ترجعوا',
    },
    stopNot: 'ليس بعد',
    stopAll: 'كلنا موافقون',
    leave: 'مغادرة الطاولة',
    leaveMore: 'تتابعون لاحقًا من الرئيسية',
    dark: 'قد تنطفئ شاشتك.',
  },
  lies: {
    auto: 'تلقائي',
    flat: 'مسطّح على الطاولة',
    standing: 'واقف',
  },
  count: {
    title: 'تصحيح العدد',
    less: (name) => `${iso(name)}، أقل بواحدة`,
    more: (name) => `${iso(name)}، أكثر بواحدة`,
    onTable: 'على الطاولة',
    keep: 'حفظ',
    explain: (all, off, players) => {
      if (off > 0) return `الزائد: ${cards(off)}. أنقصوا العدد.`;
      if (off < 0) return `الناقص: ${cards(-off)}. زيدوا العدد.`;
      return players === 2
        ? `المجموع ${cards(all)}. ما يزيد عند أحدكما ينقص عند الآخر.`
        : `المجموع ${cards(all)}. تنتقل الأوراق بين اللاعبين فقط.`;
    },
  },
  verdict: {
    title: 'تغيير الحكم',
    was: {
      right: (name) => `حُسب حل ${iso(name)} صحيحًا.`,
      wrong: (name) => `حُسب حل ${iso(name)} خطأ.`,
    },
    follow: 'الأوراق تتبع الحكم الجديد.',
    reason: 'السبب',
    usual: ['خطأ في السمع', 'خطأ في الكتابة', 'اتفاق الجميع'],
    now: { right: 'كان صحيحًا', wrong: 'كان خطأ' },
  },
  cover: {
    title: 'المباراة متوقفة',
    text: 'هل الجميع في أماكنهم؟',
    turn: (name) => `الدور لـ${iso(name)}.`,
    more: 'المزيد',
  },
  keys: {
    title: 'المفاتيح',
    text: 'مفتاح لكل مقعد. اضغط على مقعد، ثم على مفتاحه الجديد.',
    press: 'اضغط مفتاحًا',
    refused: 'استعمل حرفًا أو رقمًا ليس لمقعد آخر.',
    usual: 'إعادة ضبط المفاتيح',
    of: (name, key) => `${iso(name)}: ${iso(key)}`,
  },
  target: {
    title: 'هدف جديد',
    eight: 'ثماني أوراق مكشوفة.',
    takeAway: 'إزالة أربع',
    stay: 'تبقى الأربع الوسطى',
    leave: 'تذهب أعلى اثنتين وأدنى اثنتين.',
    add: 'جمع القيم',
    set: 'تحديد الهدف',
    make: (target) => `كوّن ${target}`,
    share: (of100) => `${of100} من 100 توزيعة لها حل`,
    fewDeals: 'أقل من نصف التوزيعات لها حل.',
    deal: 'خلط وتوزيع',
    play: (target) => `العبوا والهدف ${target}`,
    what: 'ما الذي تُدخله',
    all: 'الثماني كلها',
    four: 'الأربع الباقية',
    change: 'تغيير ورقة',
    impossible: 'لا يمكن أن تظهر هذه الأوراق. غيّر واحدة.',
    leftOut: 'نستبعد أعلى اثنتين وأدنى اثنتين.',
    leftOutFour: 'استبعدت بالفعل أعلى اثنتين وأدنى اثنتين.',
    stays: (rank) => `${rank}، تبقى`,
    leaves: (rank) => `${rank}، تذهب`,
  },
};
