import type { Words } from '../wording.ts';
import type { practice as english } from '../en/practice.ts';
import { days, figure, hints, iso, list, pick, seconds, signed, solutions } from './forms.ts';

const field = {
  count: 'عدد الأوراق',
  highest: 'أعلى قيمة',
  target: 'الهدف',
};
const place = (position: number) => `عند الرمز ${position + 1}`;

export const practice: Words<typeof english> = {
  title: 'التدريب',
  todayTitle: 'توزيعة اليوم',
  againTitle: 'حاول مجددًا',
  givenTitle: (left) =>
    pick(left, {
      zero: '0 توزيعة فائتة',
      one: 'توزيعة فائتة',
      two: 'توزيعتان فائتتان',
      few: `${left} توزيعات فائتة`,
      many: `${left} توزيعة فائتة`,
      other: `${left} توزيعة فائتة`,
    }),
  warmUpTitle: (at, of) => `إحماء · ${at} من ${of}`,
  setTitle: (at, of) => `التوزيعة ${at} من ${of}`,
  time: (spoken) => `الوقت: ${spoken}`,
  streak: (count) => `سلسلة الأيام: ${days(count)}`,
  options: 'خيارات',
  how: 'اضغط على ورقة، ثم إشارة، ثم ورقة.',
  make: 'كوّن',
  makes: (target) => `الهدف ${signed(target)}`,
  mayHaveNone: 'قد تكون بلا حل',
  cards: 'الأوراق',
  signs: 'الإشارات',
  hole: 'فارغ',
  made: (value, expression) => `${iso(value)}، من ${iso(expression)}`,
  byZero: iso('÷ 0'),
  byZeroLabel: 'لا تجوز القسمة على 0',
  undo: 'تراجع',
  hint: 'تلميح',
  none: 'لا حل',
  restart: 'من البداية',
  enough: 'تم',
  dealt: (cards, target) => `أوراقك: ${cards}. كوّن ${signed(target)}.`,
  isNow: (value) => `الناتج ${iso(value)}.`,
  undone: 'تم التراجع.',
  restarted: 'عادت كل الأوراق.',
  pickFirst: 'اختر ورقة أولًا.',
  dropSign: 'أي إشارة؟',
  looking: 'جارٍ البحث…',
  missing: 'لم يُنزَّل الحلّال بعد.',
  missingNext: 'اتصل بالإنترنت وحاول مجددًا.',
  missingWait: 'سنحاول مجددًا عند عودة الاتصال.',
  miss: (value, target) => `هذا ${iso(value)}، لا ${signed(target)}.`,
  missNext: 'تراجع خطوة أو ابدأ من البداية.',
  missInClimb: 'خطأ آخر وينتهي الصعود.',
  wrongNone: 'يوجد حل.',
  wrongNoneNext: 'واصل البحث، بلا عقوبة.',
  wrongNoneDay: 'لكل توزيعة يومية حل. واصل البحث.',
  hintOf: (rung) => `التلميح ${rung} من 4`,
  rung: {
    yes: 'يوجد حل.',
    no: 'لا يوجد حل.',
    noMore: 'لا يوجد حل، فلا تلميحات أخرى.',
    sayNone: 'اضغط «لا حل».',
    lastSign: {
      '+': 'الخطوة الأخيرة جمع.',
      '-': 'الخطوة الأخيرة طرح.',
      '*': 'الخطوة الأخيرة ضرب.',
      '/': 'الخطوة الأخيرة قسمة.',
    },
    firstPair: (a, b) => `ابدأ بالعددين ${a} و${b}.`,
    deadEnd: (target) => `لا يمكن الوصول إلى ${signed(target)} من هنا.`,
    deadEndNext: 'تراجع خطوة واحدة.',
    still: (target) => `ما زال ممكنًا تكوين ${signed(target)}.`,
    lastSignHere: (sign, left) =>
      left === 2
        ? `مع هاتين الورقتين استعمل ${iso(sign)}.`
        : `مع هذه الأوراق ${left === 3 ? 'الثلاث' : 'الأربع'}، تأتي ${iso(sign)} أخيرًا.`,
    nextPair: 'التلميح التالي: العددان التاليان.',
    together: (a, b) => `استعمل الآن ${iso(a)} و${iso(b)} معًا.`,
    nextLastSign: 'التلميح التالي: الإشارة الأخيرة.',
    nextFirstPair: 'التلميح التالي: أول عددين.',
    nextWhole: 'التلميح التالي: الحل الكامل.',
    cost: 'إن أخذته فلن تُحسب هذه التوزيعة في سلسلة أيامك.',
  },
  right: 'صحيح',
  about: (count) =>
    count < 60 ? `يحتاج معظم اللاعبين إلى نحو ${seconds.of(count)}` : 'يحتاج معظم اللاعبين إلى دقيقة أو أكثر',
  forYou: (count) =>
    count < 60
      ? `تحتاج أنت إلى نحو ${seconds.of(count < 20 ? Math.round(count) : 5 * Math.round(count / 5))}`
      : 'تحتاج أنت إلى دقيقة أو أكثر',
  withHints: (count) => (count === 1 ? 'بتلميح واحد' : count === 2 ? 'بتلميحين' : `بـ${hints.of(count)}`),
  sameAs: (expression) => `سبق أن وجدت هذا الحل: ${iso(expression)}`,
  anotherWay: 'وجدت حلًا آخر.',
  rightNone: (target) => `صحيح: لا يمكن تكوين ${signed(target)} من هذه الأوراق.`,
  sure: (values) =>
    values === 1
      ? 'تحققنا من الناتج الوحيد الذي تعطيه هذه الأوراق.'
      : `تحققنا من كل النواتج التي تعطيها هذه الأوراق، وعددها ${figure(values)}.`,
  shownTitle: 'الحل',
  shownText: 'رأيت الحل، فلا ختم. تجد هذه التوزيعة لاحقًا ضمن «الفائتة».',
  explain: (hand: string) => `شرح ${iso(hand)}`,
  others: (count) =>
    pick(count, {
      zero: 'حلول أخرى',
      one: 'حل آخر',
      two: 'حلّان آخران',
      few: `${figure(count)} حلول أخرى`,
      many: `${figure(count)} حلًا آخر`,
      other: `${figure(count)} حل آخر`,
    }),
  onlyOne: 'وجدت الحل الوحيد.',
  allWays: (count) => (count === 1 ? 'الحل الوحيد' : solutions(count)),
  foundAll: 'وجدت كل الحلول.',
  sum: 'جمع',
  seal: (target) => `الختم: ${signed(target)}`,
  yours: 'حلولك',
  nearest: 'أقرب ما يمكن',
  equals: (value) => iso(`= ${value}`),
  again: 'حلّها مجددًا',
  next: 'التوزيعة التالية',
  toToday: 'توزيعة اليوم',
  toPractice: 'تدرّب',
  toProgress: 'العودة إلى القائمة',
  back: 'رجوع',
  backToProgress: 'العودة إلى التقدّم',
  loading: 'جارٍ توزيع الأوراق…',
  yesterdayTitle: 'توزيعة الأمس',
  pastDay: 'يوم مضى: تدريب فقط.',
  yesterday: 'بدأتها أمس، فهي ما زالت محسوبة.',
  sharing: {
    title: 'مشاركة نتيجة اليوم',
    name: (number) => `${iso('Two Dozen')} رقم ${number}`,
    solved: (time, count) =>
      count === 0
        ? `حُلّت في ${iso(time)}، بلا تلميحات`
        : count === 1
          ? `حُلّت في ${iso(time)}، بتلميح واحد`
          : count === 2
            ? `حُلّت في ${iso(time)}، بتلميحين`
            : `حُلّت في ${iso(time)}، بـ${hints.of(count)}`,
    safe: 'لا أوراق فيها ولا حل.',
    withStreak: 'مع سلسلة أيامي',
    copy: 'نسخ',
    share: 'مشاركة',
    outcome: { shared: 'تمت المشاركة.', copied: 'تم النسخ.', failed: 'هذا المتصفح لا يسمح بالنسخ.' },
  },
  menu: {
    title: 'هذه التوزيعة',
    type: 'كتابة الحل',
    skip: 'تخطّي هذه التوزيعة',
    skipMore: 'ستُحسب فائتة',
    deal: 'اختيار ما يُوزَّع',
    lastSign: 'الخطوة الأخيرة بلمسة واحدة',
    lastSignMore: 'عند بقاء ورقتين، تكفي لمسة على الإشارة',
    deadEnds: 'تنبيه عند الطريق المسدود',
    deadEndsMore: 'يخبرك حين لا يبقى حل بعد خطوة',
    runs: 'التحديات',
    howTo: 'طريقة اللعب',
    keys: 'اختصارات لوحة المفاتيح',
  },
  typed: {
    label: 'حلّك',
    placeholder: '8/(3-8/3)',
    check: 'تحقّق',
    wrongValue: (value, target) => `هذا يعطي ${iso(value)}، لا ${signed(target)}.`,
    undefined: 'هذه قسمة على صفر، فلا ناتج لها.',
    missing: (numbers) => `لم تستعمل ${list(numbers)}.`,
    extra: (numbers) =>
      numbers.length === 1
        ? `${list(numbers)} ليس بين الأوراق.`
        : numbers.length === 2
          ? `${list(numbers)} ليسا بين الأوراق.`
          : `${list(numbers)} ليست بين الأوراق.`,
    repeated: (numbers) => `استعملت ${list(numbers)} أكثر من اللازم.`,
    worth: (value) => `الناتج ${iso(value)}.`,
    error: {
      empty: () => `اكتب الحل أولًا، مثل ${iso('8/(3-8/3)')}.`,
      tooLong: ({ longest }) => `هذا طويل جدًا. الحد الأقصى للرموز هو ${longest}.`,
      unexpectedCharacter: ({ character, position }) =>
        `لا يمكن استعمال «${iso(character)}» ${place(position)}. استعمل الأعداد و${iso('+\u00a0−\u00a0×\u00a0÷')} والأقواس.`,
      numberTooLarge: ({ largest, position }) =>
        `العدد ${place(position)} كبير جدًا. أكبر عدد هو ${figure(largest)}.`,
      missingOperand: ({ position }) => `ينقص عدد ${place(position)}.`,
      missingOperator: ({ position }) => `تنقص إشارة ${place(position)}.`,
      unaryMinus: ({ position }) => `إشارة ناقص ${place(position)} تحتاج إلى عدد قبلها.`,
      emptyBrackets: ({ position }) => `القوسان ${place(position)} فارغان.`,
      unclosedBracket: ({ position }) => `القوس ${place(position)} لم يُغلق.`,
      unopenedBracket: ({ position }) => `القوس ${place(position)} لم يُفتح.`,
      mismatchedBracket: ({ position }) => `القوس ${place(position)} لا يطابق القوس الذي يغلقه.`,
    },
  },
  deal: {
    title: 'اختيار ما يُوزَّع',
    target: 'الهدف',
    ranks: 'القيم',
    ranksTo: (highest) => iso(`1–${highest}`),
    digits: iso('0–9'),
    digitsMore: 'أرقام فقط، كما على تذكرة. قد يتكرر الرقم نفسه.',
    ranksOther: 'أخرى',
    highest: 'أعلى قيمة',
    count: 'الأوراق',
    kind: 'نوع التوزيعة',
    kinds: {
      solvable: 'لها حل',
      mixed: 'عشوائية (بعضها بلا حل)',
      forYou: 'على قياسك',
      oneDot: 'سهلة',
      twoDots: 'متوسطة',
      threeDots: 'صعبة',
      fraction: 'تحتاج إلى كسر',
      oneWay: 'حل واحد فقط',
      none: 'بلا حل',
    },
    forYouMore: 'ستحل نحو أربع من كل خمس. وإلى أن تحل عشرًا تأتي سهلة.',
    early: 'ما زال الوقت مبكرًا لمعرفة ما يناسبك: توزيعات سهلة إلى أن تحل عشرًا.',
    save: 'توزيع',
    another: 'تغيير',
    error: (error) =>
      error.code === 'notWhole'
        ? `${field[error.field]}: أدخل عددًا صحيحًا.`
        : `${field[error.field]}: أدخل عددًا من ${signed(error.least)} إلى ${figure(error.most)}.`,
    refused: (draws, target) =>
      `سحبنا ${iso(draws)} توزيعة، ولا واحدة منها تكوّن ${signed(target)}. أعدنا إعدادك السابق. جرّب هدفًا آخر أو قيمًا أكثر.`,
    refusedKind: (draws, kind) =>
      `${
        draws === null
          ? `ليس لهذه الأعداد توزيعة من النوع «${kind}».`
          : `سحبنا ${iso(draws)} توزيعة، ولا واحدة منها من النوع «${kind}».`
      } أعدنا إعدادك السابق. جرّب نوعًا آخر أو قيمًا أكثر.`,
  },
};
