import type { Words } from '../wording.ts';
import type { houseRules as english } from '../en/house-rules.ts';
import { signed as inPrint } from '../format.ts';
import { iso, legs, numbers, pick, rounds, sets, signed } from './forms.ts';
import { spans } from './spans.ts';

const NONE = 'بلا حد';
const { seconds, minutes } = spans;

const STRICTNESS = {
  quick: { name: 'سريعة', more: 'تُحسب أنصاف التشكيلات من أي نوع' },
  standard: { name: 'عادية', more: 'تُحسب أنصاف التشكيلات من أنواع قلاعها' },
  elders: { name: 'الشيوخ', more: 'بلا أنصاف تشكيلات' },
  timeSink: { name: 'بلا عجلة', more: 'التشكيلات الكبرى فقط' },
};
const DIRECTION = {
  right: { name: 'إلى اليمين', line: 'الدور إلى اليمين', more: 'عكس عقارب الساعة' },
  left: { name: 'إلى اليسار', line: 'الدور إلى اليسار', more: 'مع عقارب الساعة' },
};

export const houseRules: Words<typeof english> = {
  claimTime: {
    name: 'وقت قول الحل',
    say: (ms) => (ms === 0 ? NONE : seconds(ms)),
    line: (ms) => (ms === 0 ? 'قول الحل بلا عجلة' : `${seconds(ms)} لقول الحل`),
  },
  setTime: {
    name: 'وقت التوزيعة',
    say: (ms) => (ms === 0 ? NONE : minutes(ms)),
    line: (ms) => (ms === 0 ? 'بلا حد للوقت' : `${minutes(ms)} للتوزيعة`),
  },
  rounds: {
    name: 'الجولات',
    say: String,
    line: (count) => rounds(count),
  },
  redraw: {
    name: 'إعادة السحب إذا صعب الهدف',
    more: 'إذا كان لأقل من نصف التوزيعات حل',
    on: 'يُعاد السحب إذا صعب الهدف',
  },
  faces: {
    name: 'أوراق الصور',
    more: `${iso('J Q K')} هي ${iso('11 12 13')}`,
    on: 'أوراق الصور',
  },
  dealer: { name: 'من يوزّع أولًا', drawn: 'أعلى ورقة', mark: 'التوزيع أولًا', choose: 'اختيار للتوزيع أولًا' },
  slapSayNone: {
    name: 'التنبيه إذا لم يوجد حل',
    more: 'عندها لأي لاعب أن يبدّل الأوراق',
    on: 'تنبيه إذا لم يوجد حل',
  },
  knockSayNone: {
    name: 'التنبيه إذا لم يوجد حل',
    more: 'عندها لأي لاعب أن يضعها جانبًا',
    on: 'تنبيه إذا لم يوجد حل',
  },
  called: { name: 'النداء بدل اللمس', more: 'أي لاعب يضغط على من كان أولًا', on: 'بالنداء' },
  implied: {
    name: 'ضرب ضمني',
    more: `القوس بلا إشارة يعني الضرب: ${iso('4(4\u00a0+\u00a04)')} هو 32`,
    on: 'الأقواس تضرب',
  },
  negation: {
    name: 'السالب',
    more: `يجوز ناقص قبل 4 أو قبل قوس: ${iso('4\u00a0×\u00a0(−4)')}`,
    on: 'ناقص للسالب',
  },
  extended: {
    name: 'جولات أكثر',
    more: 'أربعتان متجاورتان تصيران 44؛ الجولات من 1 إلى 10 ثم 12 و15 و16 و17 و20',
    on: 'خمس عشرة جولة',
    off: 'تسع جولات',
  },
  swapAtTurn: {
    name: 'تبديل الأوراق في أول دور لك',
    more: 'بدل تمرير الجهاز على الجميع قبل كل جولة',
    on: 'التبديل في أول دور',
  },
  contestType: { name: 'نوع اللعبة' },
  contestTarget: {
    name: 'الهدف',
    say: inPrint,
    line: (target) => `الهدف ${signed(target)}`,
  },
  numbers: { name: 'الأعداد في المجموعة', say: String, line: (count) => numbers(count) },
  sets: { name: 'المجموعات', say: String, line: (count) => sets(count) },
  range: { name: 'الأعداد حتى', say: String, line: (most) => `حتى ${most}` },
  endScore: { name: 'اللعب حتى', say: String, line: (score) => `اللعب حتى ${score}` },
  roundTime: {
    name: 'وقت الجولة',
    say: (ms) => (ms === 0 ? NONE : seconds(ms)),
    line: (ms) => `${seconds(ms)} للجولة`,
  },
  proofTime: { name: 'وقت كل إثبات', line: (ms) => `${seconds(ms)} لكل إثبات` },
  betweenTime: {
    name: 'بين الجولات',
    say: (ms) => (ms < 0 ? 'عند الاستعداد' : seconds(ms)),
    line: (ms) => `${seconds(ms)} بين الجولات`,
  },
  answerTime: {
    name: 'وقت الجواب',
    say: (ms) => (ms === 0 ? NONE : seconds(ms)),
    line: (ms) => (ms === 0 ? 'الجواب بلا عجلة' : `${seconds(ms)} للجواب`),
  },
  entryTime: {
    name: 'وقت الإدخال',
    say: (ms) => (ms === 0 ? NONE : seconds(ms)),
    line: (ms) => (ms === 0 ? 'الإدخال بلا عجلة' : `${seconds(ms)} للإدخال`),
  },
  sharedRounds: { name: 'مشاركة هذه الجولات', more: 'جهاز آخر يوزّع الأعداد نفسها' },
  presets: {
    basic: '24 الأساسية',
    practice: 'تدريب',
    solvable: 'لها حل دائمًا',
    tony: 'توني فور',
    closest: 'الأقرب إلى',
    big: 'أعداد كبيرة',
    kids: 'للأطفال',
  },
  presetsMore: {
    basic: 'أربعة أعداد من 1 إلى 10 تكوّن 24. اللعب حتى 10 نقاط.',
    practice: 'كالسابقة بلا نهاية: توقفوا متى شئتم.',
    solvable: 'كالسابقة، لكن لكل توزيعة حلًا.',
    tony: 'مجموعتان وعدد سري واحد. اللعب حتى 5 نقاط.',
    closest: 'قرب 24، لا 24 نفسه. اللعب حتى 5 نقاط.',
    big: 'خمسة أعداد من 1 إلى 25 تكوّن 100.',
    kids: 'ثلاثة أعداد من 1 إلى 6 تكوّن 10، بلا ساعة عند شرح الحل.',
  },
  games: {
    name: 'الأشواط',
    say: (count) => (count === 1 ? 'واحد' : String(count)),
    line: (count) => (count === 1 ? 'شوط واحد' : `بطولة من ${legs.of(count)}`),
  },
  strictness: {
    name: 'الصرامة',
    of: (value) => STRICTNESS[value],
  },
  theTurn: {
    name: 'الفاتح',
    mark: 'الفاتح',
    choose: 'اختيار ليكون الفاتح',
    lot: { ask: 'سحب أوراق للفاتح', title: 'الأعلى هو الفاتح', says: (name) => `الفاتح: ${iso(name)}.` },
  },
  direction: {
    name: 'اتجاه الدور',
    of: (value) => DIRECTION[value],
  },
  live: {
    name: 'قيمة أوراقي',
    more: 'ترى كم نقطة لأوراقك لو أعلنت الآن',
    on: 'قيمة الأوراق ظاهرة',
    off: 'قيمة الأوراق مخفية',
  },
  subjects: {
    name: 'الأتباع يُحسبون',
    more: 'الورقة تحت الملك تضيف قيمتها إلى القلعة',
    on: 'الأتباع يُحسبون',
  },
  noHarm: { name: 'لا ضرر ولا ضرار', more: 'الأوراق المفردة لا تكلّف شيئًا', on: 'لا ضرر ولا ضرار' },
  oneShuffle: {
    name: 'خلطة واحدة',
    more: 'لا خلط بعدها: إذا فرغت كومة السحب حُسبت أوراق الجميع',
    on: 'خلطة واحدة',
  },
  reshuffles: {
    name: 'إعادات الخلط',
    say: (count) => (count === 0 ? NONE : String(count)),
    line: (count) =>
      pick(count, {
        zero: 'إعادة الخلط بلا حد',
        one: 'إعادة خلط واحدة',
        two: 'إعادتا خلط',
        few: `${count} إعادات خلط`,
        many: `${count} إعادة خلط`,
        other: `${count} إعادة خلط`,
      }),
  },
  faceUpStays: {
    name: 'المكشوف لا يعود',
    more: 'ما رُمي مكشوفًا لا يعود إلى اللعب',
    on: 'المكشوف لا يعود',
  },
  staticCastles: {
    name: 'قلاع ثابتة',
    more: 'تحتفظ القلعة بقيمتها الأولى، أيًّا كان الملك عليها',
    on: 'قلاع ثابتة',
  },
  anyKing: {
    name: 'فرص متكافئة',
    more: 'الملك من أي نوع يُلعب على أي قلعة',
    on: 'فرص متكافئة',
  },
  ghoulRaiser: {
    name: 'إيقاظ الغول',
    more: 'بعد الملك لك أن تسحب من الأوراق المكشوفة',
    on: 'إيقاظ الغول',
  },
  first: {
    name: 'من يبدأ',
    mark: 'البداية',
    choose: 'اختيار للبداية',
    lot: { ask: 'سحب أوراق للبداية', title: 'الأعلى يبدأ', says: (name) => `البداية لـ${iso(name)}.` },
  },
};
