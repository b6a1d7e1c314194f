import type { Words } from '../wording.ts';
import type { setup as english } from '../en/setup.ts';
import { formatDecimal, formatScore } from '../format.ts';
import { deals, either, iso, minutes, names, pick, players, rounds, turns } from './forms.ts';
import { gameNames } from './games.ts';
import { spans } from './spans.ts';

const ORDINALS = ['الأول', 'الثاني', 'الثالث', 'الرابع', 'الخامس', 'السادس'];
const START = 'ابدأ';
const BOARD = 'افرش اللوحة';
const JUDGE = 'أنتم توزّعون، ونحن نعدّ ونحكم.';

/** "لاعبين" of so many, after a preposition: "2 أو 4 لاعبين". */
const among = (counts: readonly number[]) => {
  const most = counts.at(-1) ?? 0;
  if (counts.length === 1) return players.of(most);
  return `${either(counts)} ${pick(most, {
    zero: 'لاعب',
    one: 'لاعب',
    two: 'لاعبين',
    few: 'لاعبين',
    many: 'لاعبًا',
    other: 'لاعب',
  })}`;
};

export const setup: Words<typeof english> = {
  title: 'على الطاولة',
  rulesPage: 'القواعد',
  game: 'اللعبة',
  family: 'أي لعبة منها',
  games: gameNames,
  shapes: { moon: 'قمر', hill: 'تلّ', gate: 'بوابة', star: 'نجمة', leaf: 'ورقة شجر', drop: 'قطرة' },
  who: { edges: 'من يجلس أين', ring: 'من يمرّر إلى من', side: 'من يلعب', alone: 'من يلعب' },
  players: 'اللاعبون',
  playersCount: (count) => players(count),
  playersShort: (count, of) => (count === 1 && of < 5 ? 'فردي' : String(count)),
  places: {
    near: 'الطرف القريب',
    left: 'الجانب الأيسر',
    far: 'الطرف البعيد',
    right: 'الجانب الأيمن',
  },
  seat: (name, shape, about) => [...(name === shape ? [iso(name)] : [iso(name), shape]), ...about].join('، '),
  inTurn: (turn) => `${ORDINALS[turn - 1] ?? turn} في الدور`,
  turnRound: 'عكس اتجاه الدور',
  turns: { back: 'الدور عكس عقارب الساعة.', round: 'الدور مع عقارب الساعة.' },
  delayed: (ms) => `${iso(`+${formatDecimal(ms / 1000)}`)} ث`,
  second: 'حلّان',
  draw: 'سحب أوراق للأماكن',
  deck: 'الرزمة',
  decks: {
    physical: 'ورق حقيقي',
    dealt: 'على الشاشة',
    dealtMore: 'نحن نخلط ونوزّع.',
  },
  rules: {
    title: 'قواعد الطاولة',
    make: (target) => (target === 'dynamic' ? 'هدف مسحوب' : `كوّن ${target}`),
    handicaps: 'بفرص أعدل',
    published: 'القواعد المعتادة',
    ready: 'جاهزة',
  },
  seconds: (ms) => (ms === 0 ? 'بلا تأخير' : spans.seconds(ms)),
  less: (what) => `${what}: أقل`,
  more: (what) => `${what}: أكثر`,
  reset: 'القواعد المعتادة',
  done: 'تم',
  of: {
    slap: { real: JUDGE, start: START },
    knock: { real: JUDGE, start: START, alone: 'شغّل الساعة' },
    kings: {
      real: 'رزمتان من 52 ورقة. أنتم توزّعون، ونحن نسجّل النقاط.',
      start: 'اكشف القلاع',
      author: `لعبة من ابتكار ${iso('Ryan Matthew Thurman')}.`,
    },
    contest: { real: JUDGE, start: START },
    fours: {
      real: `20 ورقة من كلٍّ من ${iso('+\u00a0−\u00a0×\u00a0÷')} و${iso('( )')}. وزّعوا خمسًا خمسًا، ونحن نحكم.`,
      start: BOARD,
    },
  },
  guided: { name: 'الشوط الأول خطوة بخطوة', more: 'ست خطوات، دقيقتان' },
  length: {
    turns: (least, most) => `عادةً من ${least} إلى ${turns.of(most)}.`,
    deals: (count, least, most) => `نحو ${deals.of(count)}، وعادةً من ${least} إلى ${minutes.of(most)}.`,
    rounds: (count, least, most) => `نحو ${rounds.of(count)}، وعادةً من ${least} إلى ${minutes.of(most)}.`,
  },
  starting: 'جارٍ البدء…',
  again: 'كالمرة السابقة',
  againWho: (game, people) => `${iso(game)} · ${names(people)}`,
  person: {
    title: (place) => `من يجلس عند ${place}؟`,
    inTurn: (place) => `من ${place}؟`,
    alone: 'من يلعب؟',
  },
  hint: {
    ipad: `على ${iso('iPad')}، أوقف إيماءات الأصابع المتعددة في الإعدادات، ليلمس الجميع في وقت واحد.`,
    android: 'بعض الهواتف تلتقط صورة للشاشة عند تمرير ثلاث أصابع. أوقف ذلك في الإعدادات.',
  },
  fault: {
    emptyName: 'لا بدّ لكل لاعب من اسم ظاهر.',
    longName: 'الاسم 24 حرفًا على الأكثر.',
    sameName: 'لشخصين الاسم نفسه. غيّر أحدهما.',
    players: (game, counts, asked) => `عدد اللاعبين في ${iso(game)}: ${either(counts)}، لا ${asked}.`,
    notBegun: 'تعذّر بدء المباراة. حاول مجددًا.',
    closest: '«الأقرب إلى» تُلعب بمجموعة واحدة.',
    undealt: `وزّعنا ${iso('2\u00a0000')} مجموعة ولم نجد لأيٍّ منها حلًا. اختر هدفًا آخر أو أعدادًا أكبر.`,
    target: 'الهدف لا يناسب بقية قواعد الطاولة. اختر غيره.',
    setting: 'لا تسمح هذه اللعبة بإحدى قواعد الطاولة هذه. اخترها من جديد.',
  },
  home: {
    warmUp: 'إحماء',
    warmUpMore: (hands, minutes) => `عدد التوزيعات: ${hands} · حوالي ${minutes} د`,
    title: 'على الطاولة',
    how: 'طريقة اللعب',
    howTo: (game) => `طريقة لعب ${iso(game)}`,
    people: (fewest, most) => `شاشة واحدة، من ${fewest} إلى ${most} أشخاص`,
    players: (counts) =>
      counts.length > 2 ? `من ${counts[0] ?? 0} إلى ${players.of(counts.at(-1) ?? 0)}` : among(counts),
    what: {
      slap: 'كن أول من يرى 24 واخبط.',
      knock: 'اطرق ثم قل الحل.',
      contest: 'جِد الحل ثم أثبته.',
      fours: 'كوّنوا من 1 إلى 9 معًا.',
      kings: 'قلاع من ورق.',
    },
    goOn: (game) => `متابعة: ${iso(game)}`,
    real: 'ورق حقيقي',
    score: (name, score) => `${iso(name)}: ${iso(formatScore(score))}`,
    all: (count) => `كل المباريات المفتوحة (${count})`,
    played: (people, moment) => `${names(people)} · ${iso(moment)}`,
  },
};
