import type { Words } from '../wording.ts';
import type { fours as english } from '../en/fours.ts';
import { brackets, cards, figure, gaps, iso, list, names, points, rounds, turns } from './forms.ts';

type Sign = keyof typeof english.spoken;

const SPOKEN: typeof english.spoken = {
  '+': 'زائد',
  '−': 'ناقص',
  '×': 'ضرب',
  '÷': 'تقسيم',
  '()': 'قوس',
};

const isEnd = (place: number) => place === 0 || place === 4;
const placeName = (place: number) =>
  place === 0 ? 'قبل أول 4' : place === 4 ? 'بعد آخر 4' : `الفراغ ${place}`;
/** The same as where something is or goes. */
const at = (place: number) => (isEnd(place) ? placeName(place) : `في ${placeName(place)}`);
const signList = (signs: readonly string[]) => list(signs.map(iso));
const PAR = 'المعيار';
const FOURS = iso('4\u{A0}4\u{A0}4\u{A0}4');

export const fours: Words<typeof english> = {
  opening: [
    'يبني الجميع على صف واحد من أربع أربعات. كوّن عدد الجولة قبل غيرك.',
    'في دورك: حتى ثلاث أوراق، كلٌّ منها إشارة أو قوس، ثم مرّر الجهاز.',
  ],
  title: 'أربع أربعات',
  alone: 'أربع أربعات، فردي',
  real: 'أربع أربعات، ورق حقيقي',
  roundOf: (round, all) => `الجولة ${round} من ${all}`,
  score: (name, score, turn) => `${iso(name)}، ${points(score)}${turn ? '، الدور الآن' : ''}`,
  scores: 'النقاط',
  make: 'كوّن',
  makes: (target) => `كوّن ${target}`,
  board: 'اللوحة',
  hand: 'أوراقك',
  signs: 'الإشارات',
  spoken: SPOKEN,
  bracket: { '(': 'فتح قوس', ')': 'إغلاق قوس' },
  place: (place, pile) => {
    const [top, ...under] = pile.map((sign: Sign) => SPOKEN[sign]);
    if (top === undefined) return isEnd(place) ? placeName(place) : `${placeName(place)}، فارغ`;
    return [placeName(place), top, ...under.map((sign) => `فوق ${sign}`)].join('، ');
  },
  lies: (what, place, nth) => `${what}${nth > 1 ? ` ${nth}` : ''}، ${at(place)}`,
  sign: 'إشارة السالب',
  fits: (name) => `${name}، مكان مناسب`,
  slot: (place, nth) => `${placeName(place)}، المكان ${nth}، مناسب`,
  chosen: (name) => `${name}، مختارة`,
  covered: (count) => cards(count),
  incomplete: (empty, open, closed) => {
    const missing = [
      ...(open > 0 ? [`${brackets(open)} بلا إغلاق`] : []),
      ...(closed > 0 ? [`${brackets(closed)} بلا فتح`] : []),
      ...(empty > 0 ? [gaps(empty)] : []),
    ].join('، ');
    if (missing === '') return 'غير مكتملة';
    return open + closed === 0 ? `غير مكتملة: ${missing}` : missing;
  },
  byZero: 'قسمة على صفر',
  not: (target) => `لا تساوي ${target}`,
  points: (count) => points(count),

  playAs: 'العبها على أنها',
  faces: { '(': iso('('), ')': iso(')'), operator: iso('−'), sign: 'سالب' },
  faceNames: { '(': 'فتح قوس', ')': 'إغلاق قوس', operator: 'ناقص', sign: 'إشارة السالب' },
  putBack: 'إعادة',
  tapLit: 'اضغط على مكان مضيء.',
  bracketNew: `جديد: قوس. العبه ${iso('(')} أو ${iso(')')} بجانب إشارة. ما بين القوسين يُحسب أولًا.`,
  bracketPicked: `اختر ${iso('(')} أو ${iso(')')} في الأسفل، ثم مكانًا مضيئًا. وإذا وضعته على قوس آخر أُزيل الاثنان.`,
  pickFirst: 'اضغط على ورقة أولًا.',
  begins: 'اضغط على ورقة، ثم على مكان.',
  whatHere: (place) => `ماذا يوضع ${at(place)}؟`,
  endOrBack: 'أنهِ دورك أو تراجع.',
  whereThen: (name) => `${iso(name)}: اضغط على المكان، ثم على الورقة.`,
  goesLit: (sign) => `اضغط على مكان مضيء لـ${iso(sign)}.`,
  nowhere: (sign) => `لا مكان الآن لـ${iso(sign)}. أعِدها.`,
  pass: 'تمرير الدور',
  passNone: 'تمرير الدور · 0 من 3',
  end: (played) => `إنهاء الدور · ${played} من 3`,
  endAndWin: 'إنهاء الدور والفوز',
  giveUpNone: 'استسلام · 0 من 3',
  giveUp: 'الاستسلام في الجولة',
  giveUpAsk: 'إنهاء الدور بلا لعب ورقة يعني خسارة الجولة.',

  passTo: (name) => `الجهاز إلى ${iso(name)}`,
  swapsFirst: (name) => `لـ${iso(name)} تبديل ثلاث أوراق على الأكثر أولًا.`,
  swapsNext: (name, target) => `لـ${iso(name)} تبديل ثلاث أوراق على الأكثر. التالي: كوّن ${target}.`,
  starts: (name, target) => `البداية لـ${iso(name)}. كوّن ${target}.`,
  iAm: (name) => `أنا ${iso(name)}`,
  headphones: 'مع قارئ الشاشة، ضع سماعات أولًا: ستُقرأ أوراقك بصوت عالٍ.',
  played: (name, signs) =>
    signs.length === 0 ? `${iso(name)}: تمرير الدور.` : `${iso(name)}: لعب ${signList(signs)}.`,
  hidden: 'الأوراق مخفية.',
  now: (line, says) => `على اللوحة: ${iso(line)}، ${says}.`,
  playedAt: (sign, place, off) =>
    [iso(sign), ...(off === null ? [] : [off === 'sign' ? 'فوق إشارة السالب' : 'فوق القوس']), at(place)].join(
      ' ',
    ),

  made: (name, target) => `العدد ${target} من نصيب ${iso(name)}`,
  youMade: (target) => `كوّنت ${target}`,
  onBoard: (count) => `على اللوحة ${cards(count)}، ${points(count)}`,
  inTurns: (count, par) => `في ${turns.of(count)}${par === null ? '' : `، ${PAR} ${par}`}`,
  nobody: (target) => `لم يكوّن أحد ${target}`,
  notMade: (target) => `لم تكوّن ${target}`,
  allPassed: (next) => `مرّر الجميع أدوارهم، فلا نقاط لأحد. تليها الجولة ${next}.`,
  givenUp: 'استسلمت في الجولة.',
  byHand: 'ليبدّل كل لاعب ثلاث أوراق على الأكثر.',
  next: (round, target) => `الجولة ${round}: كوّن ${target}`,
  swap: 'تبديل الأوراق أولًا',
  swapAll: 'تمرير الجهاز للتبديل',
  swapWhat: 'لكل لاعب أن يبدّل ثلاث أوراق على الأكثر قبل الجولة التالية.',
  swapWhatAtTurn: 'لكل لاعب أن يبدّل ثلاث أوراق على الأكثر في بداية أول دور له.',
  swapWhatAlone: 'لك أن تبدّل ثلاث أوراق على الأكثر قبل الجولة التالية.',
  swapTitle: 'بدّل ثلاثًا على الأكثر',
  swapNone: 'إبقاء الخمس',
  swapSome: (count) => `تبديل ${cards.of(count)}`,
  swapText: (round, target) => `الجولة ${round}: كوّن ${target}. اضغط على الأوراق التي تريد تبديلها.`,
  goes: (name) => `${name}، ستُبدَّل`,
  drew: (count) => `سحبت ${cards.of(count)}`,
  drewText: (name) => `لا يراها إلا ${iso(name)}. الأوراق الجديدة بارزة.`,
  isNew: (name) => `${name}، جديدة`,

  backRound: 'جولة للوراء',

  wins: (name) => `الفوز لـ${iso(name)}`,
  share: (people) => `تعادل بين ${names(people)}`,
  stopped: 'انتهت قبل أوانها',
  final: 'النقاط النهائية',
  rounds: (count) => `الفوز في ${rounds.of(count)}`,
  again: 'العب مجددًا',
  replay: 'إعادة العرض',
  home: 'الرئيسية',

  solo: {
    standing: (turn, par) => `الدور ${turn}${par === null ? '' : ` · ${PAR} ${par}`}`,
    bars: (turn, par) => `الدور ${turn}${par === null ? '' : `، ${PAR} ${par}`}`,
    under: (count) => `أقل بـ${count}`,
    over: (count) => `أكثر بـ${count}`,
    onPar: PAR,
    void: 'لاغية',
    unknown: (count) => turns(count),
    sum: (difference) =>
      difference === null
        ? 'لُعبت كل الجولات'
        : difference === 0
          ? 'مطابق للمعيار'
          : difference < 0
            ? `أقل من ${PAR} بـ${-difference}`
            : `أكثر من ${PAR} بـ${difference}`,
    turnsFor: (count, made) => (made === 0 ? 'لم تنجح أي جولة' : `${turns(count)} في ${rounds.of(made)}`),
    round: (target, what) => `${target}: ${what}`,
    best: (difference, made) =>
      `الأفضل: ${
        difference === 0 ? 'مطابق للمعيار' : difference < 0 ? `أقل بـ${-difference}` : `أكثر بـ${difference}`
      }${made === null ? '' : `، في ${rounds.of(made)}`}`,
  },

  could: {
    ask: 'هل كان بإمكاني الفوز؟',
    leave: 'العودة إلى النتيجة',
    only: (name) => `لا يراها إلا ${iso(name)}`,
    yes: (name) => `نعم، في آخر دور لـ${iso(name)}`,
    no: 'لا، ليس في آخر دور',
    how: (plays) => `كان يكفي: ${list(plays)}.`,
    none: (tried, target) =>
      tried === 0
        ? 'كانت اللوحة ستبقى غير مكتملة.'
        : tried === 1
          ? `اللوحة الوحيدة الممكنة لا تكوّن ${target}.`
          : `اللوحات الممكنة ${figure(tried)}، ولا واحدة منها تكوّن ${target}.`,
    held: (name) => `أوراق ${iso(name)}`,
    used: (name) => `${name}، لُعبت`,
    looking: 'جارٍ البحث…',
    unanswered: 'لم نتمكن من معرفة ذلك. حاول لاحقًا.',
    back: 'إخفاء مجددًا',
  },

  help: {
    open: 'القواعد والمفاتيح',
    title: 'أربع أربعات',
    together: [
      `يلعب الجميع على لوحة واحدة: ${FOURS}. اجعل ناتجها عدد الجولة تفز بها، ولك نقطة عن كل ورقة على اللوحة، حتى المغطّاة.`,
      'في دورك العب حتى ثلاث من أوراقك الخمس، أو مرّر الدور. ثم تسحب حتى تعود أوراقك خمسًا، ويأتي دور التالي.',
    ],
    alone: [
      `اجعل ناتج اللوحة ${FOURS} عدد الجولة، في أقل عدد من الأدوار.`,
      'في كل دور العب حتى ثلاث من أوراقك الخمس، ثم تسحب حتى تعود خمسًا. وإنهاء الدور بلا لعب استسلام في الجولة.',
      'المعيار هو عدد الأدوار التي يحتاج إليها لاعب متأنٍّ بالأوراق نفسها.',
    ],
    board: [
      'توضع الإشارة في فراغ، أو فوق إشارة مختلفة. لا يمكنك تغطية ورقة لعبتها في هذا الدور.',
      'القوس يفتح أو يغلق، كما تختار. يوضع بجانب إشارة لا فوقها، وثلاثة من نوع واحد على الأكثر في مكان واحد. وإذا وُضع على قوس آخر أُزيل الاثنان.',
      'لا يلزم أن تتطابق الأقواس قبل تكوين العدد. الضرب والقسمة قبل الجمع والطرح.',
    ],
    rounds: [
      'قبل كل جولة جديدة لكل لاعب أن يبدّل ثلاث أوراق على الأكثر. وإذا مرّر الجميع أدوارهم فالجولة لاغية: لا نقاط لأحد، وتبدأ التالية.',
      'بعد الجولة الأخيرة يفوز من له أكثر النقاط.',
    ],
    real: 'بالورق الحقيقي وزّعوا خمسًا خمسًا، واسحبوا بأنفسكم حتى تعود أوراقكم خمسًا. واعرضوا هنا ما تلعبون.',
    keys: `الأرقام من 1 إلى 5 تختار ورقة، و${iso('+ − * / ( )')} تختار بحسب الإشارة، والأسهم تتحرك على اللوحة، و${iso('Enter')} يلعب الورقة. ${iso('U')} للتراجع، و${iso('E')} لإنهاء الدور، و${iso('Esc')} لإعادة الورقة.`,
  },

  refused: {
    notNow: 'لا يمكنك ذلك الآن. انتظر لحظة.',
    noSuchPlace: 'لا يمكنك اللعب هناك. اضغط على مكان مضيء.',
    notAGap: 'الإشارة توضع بين أربعتين. اضغط على فراغ.',
    sameSign: 'هذه الإشارة موجودة هناك. غطّها بغيرها.',
    freshCard: 'لعبت هذه الورقة في هذا الدور. تراجع عنها، أو غطِّ غيرها.',
    wrongEnd: 'تُفتح الأقواس قبل أول 4 وتُغلق بعد آخر 4. اقلبه، أو اضغط على مكان آخر.',
    fourth: 'المكان الواحد يتسع لثلاثة من نوع واحد فقط. اختر مكانًا آخر.',
    operatorOnBracket: 'لا يزيل القوسَ إلا قوس. ضع الإشارة في فراغ.',
    bracketOnOperator: 'القوس لا يغطي إشارة. ضعه بجانبها.',
    notASign: 'إشارة ناقص وحدها تجعل العدد سالبًا، إن سمحت قواعد الطاولة.',
    signPlace: 'إشارة السالب توضع قبل 4 أو قبل قوس مباشرة، لا بعد مثلها. اختر مكانًا آخر.',
    signDepends: 'إشارة السالب تحتاج إلى هذا القوس. غطِّ الإشارة أولًا.',
    noSuchSeat: 'لا أحد يجلس هناك.',
    notYours: 'الدور لغيرك. مرّر الجهاز.',
    notHeld: 'ليست هذه الورقة معك. اختر واحدة من أوراقك.',
    inUse: 'العشرون كلها على اللوحة. اختر ورقة أخرى.',
    threePlayed: 'يمكنك لعب ثلاث أوراق على الأكثر. أنهِ دورك أو تراجع عن واحدة.',
    fourDiscarded: 'يمكنك تبديل ثلاث أوراق على الأكثر. أبقِ واحدة منها.',
    dealtOnly: 'تلعبون بورق حقيقي. بدّلوا باليد.',
    badOrder: 'الأوراق لا تتطابق. اضغط «إيقاف مؤقت» ثم «خطوة للوراء».',
  },
};
