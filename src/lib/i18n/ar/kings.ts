import type { kings as english } from '../en/kings.ts';
import { formatScore } from '../format.ts';
import { common } from './common.ts';
import type { Words } from '../wording.ts';
import { cards, iso, legs, names, points as whole, score } from './forms.ts';

/** As a card has them, and as a suit is spoken of. */
const SUITS: typeof english.suits = common.suit;
const THE_SUITS: typeof english.suits = {
  spade: 'البستوني',
  heart: 'الكبة',
  diamond: 'الديناري',
  club: 'السباتي',
};
const CASTLES = ['الأولى', 'الثانية', 'الثالثة', 'الرابعة'] as const;

const castleName = (castle: number): string => String(CASTLES[castle]);
const theCastle = (castle: number): string => `القلعة ${castleName(castle)}`;
const points = (count: number): string =>
  count % 1 === 0 ? (count < 0 ? score(count) : whole(count)) : `${iso(formatScore(count))} نقطة`;

/** So many cards are missing for a hand. */
const short = (count: number): string => `تنقص ${cards(count)}`;

export const kings: Words<typeof english> = {
  opening: [
    'اجمع سبع أوراق تكوّن التشكيلة الأعلى قيمة.',
    'في دورك: ارمِ ورقة واسحب ورقة. وأعلِن «هاند» حين تصير ست منها تشكيلة.',
  ],
  title: 'الملوك',
  keeper: 'تسجيل النقاط',
  gameOf: (game, games) => (games === 1 ? '' : `الشوط ${game} من ${games}`),
  card: (rank, suit) => common.speakCard(common.rank(rank, 13), SUITS[suit]),
  points,
  suits: SUITS,

  castles: 'القلاع',
  castle: castleName,
  castleSpoken: (castle, suit, worth, kings, subject) =>
    [
      theCastle(castle),
      SUITS[suit],
      `قيمتها ${worth}`,
      ...(kings > 0 ? [kings > 1 ? 'ملكان' : 'ملك'] : []),
      ...(subject === null ? [] : [`على ${subject}`]),
    ].join('، '),
  unfounded: (castle) => `${theCastle(castle)}، لم تؤسَّس`,
  over: (subject) => `على ${subject}`,
  becomes: (worth) => `تصير ${worth}`,
  stays: (worth) => `تبقى ${worth}`,
  becomesOr: (worth, before) => `${worth} أو تعود ${before}`,
  pile: (count) => `كومة السحب، ${cards(count)}`,
  faceUp: 'مكشوفة',
  faceUpPile: (top, count) =>
    top === null ? 'كومة الرمي المكشوفة، فارغة' : `كومة الرمي المكشوفة، ${cards(count)}، أعلاها ${top}`,
  faceUpTitle: 'الأوراق المكشوفة',
  faceUpLine: 'الأحدث أولًا.',

  founding: {
    begin: (name) => `الفاتح: ${iso(name)}`,
    beginText: 'اكشف أوراقًا حتى يكون لكل نوع من الأربعة قلعة.',
    founds: (castle, suit, worth) => `${THE_SUITS[suit]}: ${theCastle(castle)}، وقيمتها ${worth}.`,
    stands: (suit) => `لنوع ${THE_SUITS[suit]} قلعة من قبل، فتذهب الورقة إلى الكومة المكشوفة.`,
    next: 'سحب التالية',
    all: 'سحب الباقي',
    done: 'تأسست القلاع الأربع.',
    doneText: (faceUp) =>
      faceUp === 0 ? 'والآن سبع أوراق لكل لاعب.' : `ذهب إلى المكشوف: ${cards(faceUp)}. والآن سبع أوراق لكل لاعب.`,
    deal: 'توزيع سبع لكل لاعب',
    soFar: 'ما رُمي حتى الآن',
  },

  passTo: (name) => `الجهاز إلى ${iso(name)}`,
  iAm: (name) => `أنا ${iso(name)}`,
  headphones: 'مع قارئ الشاشة، ضع سماعات أولًا: ستُقرأ الأوراق بصوت عالٍ.',
  starts: (name) => `البداية لـ${iso(name)}.`,
  hidden: 'الأوراق مخفية.',
  oneGoesBack: (name) => `مع ${iso(name)} ثماني أوراق، تُرمى منها واحدة.`,
  draws: (name) => `السحب لـ${iso(name)}.`,
  areOut: (people) => `حُسبت أوراق ${names(people)}.`,
  reshuffled: 'فرغت كومة السحب، فخُلطت فيها الأوراق المرمية.',
  playsAlone: (name) => `لم يبقَ في اللعب إلا ${iso(name)}.`,
  ring: (name, next) =>
    name === next ? `لم يبقَ في اللعب إلا ${iso(name)}` : `الدور لـ${iso(name)}، ثم ${iso(next)}`,

  did: {
    faceDown: (name) => `${iso(name)}: رمي ورقة مقلوبة.`,
    faceUp: (name, card) => `${iso(name)}: رمي ${card} على المكشوف.`,
    dumped: (name, card) => `${iso(name)}: تخلّص من ${card}.`,
    crowned: (name, card, castle, worth) =>
      `${iso(name)}: ${card} على ${theCastle(castle)}، وقيمتها الآن ${worth}.`,
    dethroned: (name, castle, worth) => `${iso(name)}: خلع ملك ${theCastle(castle)}، فعادت قيمتها ${worth}.`,
    crownedStill: (name, card, castle, worth) =>
      `${iso(name)}: ${card} على ${theCastle(castle)}، وقيمتها تبقى ${worth}.`,
    dethronedStill: (name, castle, worth) =>
      `${iso(name)}: خلع ملك ${theCastle(castle)}، وقيمتها تبقى ${worth}.`,
    raised: (name, card) => `${iso(name)}: أخذ ${card} من المكشوف.`,
    wrongCall: (name, count) => `${iso(name)}: إعلان خاطئ، والحساب ${points(count)}.`,
    scoreMe: (name) => `${iso(name)}: طلب الحساب.`,
  },

  agree: 'حساب أوراق الجميع الآن',
  agreeAsk: 'هل يوافق الجميع؟ تُحسب كل الأوراق الآن، بلا إعلان.',
  agreeAll: 'الكل موافق',

  hand: 'أوراقك',
  eight: 'أوراقك الثماني',
  fresh: (card) => `${card}، جديدة`,
  tap: 'اضغط على ورقة لتلعبها، أو أعلِن.',
  tapEight: 'اضغط على ورقة لترميها.',
  down: 'مقلوبة',
  up: 'مكشوفة',
  discardDown: 'رمي مقلوبة',
  discardUp: 'رمي مكشوفة',
  playOn: (castle) => `على ${castleName(castle)}`,
  double: 'ملك مزدوج',
  dethrone: 'خلع الملك',
  dump: 'التخلّص من الملك',
  keepIt: 'إبقاء الورقة',
  whichCastle: 'اضغط على قلعة للملك، أو:',
  sortSuit: 'ترتيب بالنوع',
  sortRank: 'ترتيب بالقيمة',
  call: 'أعلِن «هاند»',
  callAsk: 'هل تعلن؟',
  callText: 'الإعلان الخاطئ تُحسب به أوراقك فورًا وتخرج من الشوط.',
  notYet: 'ليس بعد',
  tapAlone: 'لم يبقَ في اللعب غيرك. اضغط على ورقة لتلعبها، أو:',
  scoreMe: 'احسب أوراقي الآن',
  scoreAsk: 'حساب أوراقك الآن؟',
  scoreText: 'تُحسب أوراقك كما هي، وينتهي الشوط.',
  scoreTo: (mine, name, theirs) => `سيكون لك ${iso(mine)} ولـ${iso(name)} ${iso(theirs)}، وينتهي الشوط.`,
  goOnAlone: 'متابعة اللعب',
  drew: 'سحبت',
  pass: (name) => `الجهاز إلى ${iso(name)}`,

  now: 'لو أعلنت الآن',
  nowRight: 'إعلان صحيح',
  nowWrong: 'إعلان خاطئ',
  nowRightMore: 'ست أوراق تشكيلة واحدة أو نصفا تشكيلتين، وتبقى ورقة للمؤشّر.',
  nowWrongMore: 'الإعلان الصحيح يحتاج إلى تشكيلة من ست أوراق أو نصفي تشكيلتين، وورقة للمؤشّر.',
  nearest: 'أقرب التشكيلات',
  hold: 'معك',
  short: (count, all) => {
    if (all) return `${short(count)}:`;
    return count === 1 ? 'تنقص ورقة واحدة، أي من هذه:' : `${short(count)}. وأي من هذه تقرّبها:`;
  },
  moreCards: (count) => `و${count} غيرها`,

  raise: {
    title: 'اسحب، أو خذ ورقة مكشوفة',
    left: (owed) => (owed === 2 ? 'بقي سحب ورقتين' : 'بقي سحب ورقة'),
    draw: 'سحب من الكومة',
    take: (card) => `أخذ ${card}`,
    list: 'الأوراق المكشوفة',
  },

  calculus: {
    title: 'الحساب',
    called: (name) => `الإعلان لـ${iso(name)}.`,
    lastLeft: 'بقي لاعب واحد، وتُحسب أوراقه أيضًا.',
    noneLeft: 'لم يبقَ أحد: كل الإعلانات خاطئة.',
    drawnOut: 'لم يبقَ ما يُسحب.',
    agreed: 'وافق الجميع على الحساب.',
  },

  wins: (name) => `الفوز لـ${iso(name)}`,
  share: (people) => `تعادل بين ${names(people)}`,
  stopped: 'انتهت قبل أوانها',
  final: 'النقاط النهائية',
  games: (won) => `الأفضل في ${legs.of(won)}`,
  again: 'العب مجددًا',
  replay: 'إعادة العرض',
  home: 'الرئيسية',
  backGame: 'شوط للوراء',
  help: 'التشكيلات والقواعد',

  refused: {
    kingFaceUp: 'لا يُرمى الملك مكشوفًا إلا للتخلّص منه: عندها تسحب ورقتين.',
    wrongCastle: 'الملك لا يذهب إلا إلى قلعة نوعه.',
    castlesStand: 'القلاع ثابتة في هذه المباراة: لا يمكن إلا التخلّص من الملك.',
    doubleKing: 'يحكم هناك ملكان: لا يمكنك اللعب عليهما.',
    noSubject: 'لا تابع تحت ذلك الملك، فلا يمكنك خلعه.',
    notAKing: 'لا يذهب إلى القلعة إلا ملك.',
    notRaisable: 'رُميت تلك الورقة في هذا الدور: تبقى هناك.',
    nothingToDraw: 'كومة السحب فارغة: خذ ورقة مكشوفة.',
    notSeven: 'مع كل لاعب سبع أوراق: أدخلها كلها.',
    threeOfOne: 'في الرزمتين اثنتان فقط من كل ورقة: هذه ثالثة.',
    suitTaken: 'لهذا النوع قلعة من قبل.',
  },
};
