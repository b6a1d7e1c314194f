import type { kingsCalculus as english } from '../en/kings-calculus.ts';
import { formatScore } from '../format.ts';
import type { Words } from '../wording.ts';
import { iso } from './forms.ts';

type Name = Parameters<typeof english.formation>[0];
type Kind = Parameters<typeof english.formation>[1];
type Formula = Parameters<typeof english.measured>[0];

const NAMES: Readonly<Record<Name, Readonly<Record<Kind, string>>>> = {
  kingdom: { full: 'المملكة', super: 'المملكة الكبرى', half: 'نصف المملكة' },
  southie: { full: 'الجنوبية', super: 'الجنوبية الكبرى', half: 'نصف الجنوبية' },
  evenSteven: { full: 'ستيفن الزوجي', super: 'ستيفن الأكبر', half: 'نصف ستيفن' },
  oddTodd: { full: 'تود الفردي', super: 'تود الأكبر', half: 'نصف تود' },
  acesHigh: { full: 'الآسات العالية', super: 'الآسات الكبرى', half: 'نصف الآسات' },
  specialCase: { full: 'الحالة الخاصة', super: 'الخاصة الكبرى', half: 'نصف الخاصة' },
  luckySevens: { full: 'سبعات الحظ', super: 'السبعات الكبرى', half: 'نصف السبعات' },
  royalty: { full: 'البلاط الملكي', super: 'البلاط الأكبر', half: 'نصف البلاط' },
};

const castle = (index: number): string => `K${'₁₂₃₄'[index] ?? ''}`;
const FACTORS: Readonly<Record<number, string>> = { 1: '½', 2: '', 4: '2', 6: '3' };

function written({ measure, factor }: Formula, [one = '', other = '']: readonly string[], times: string) {
  const taken = FACTORS[factor] ?? '';
  if (measure === 'one') return taken === '' ? one : `${taken}${times}${one}`;
  const both = [one, measure === 'sum' ? '+' : '−', other].join('\u00a0');
  return taken === '' ? both : `${taken}${times}(${both})`;
}

export const kingsCalculus: Words<typeof english> = {
  castle,
  formation: (name, kind) => NAMES[name][kind],
  measured: (formula) => iso(written(formula, formula.castles.map(castle), '\u00a0')),
  formula: (formula) =>
    iso(
      `${written(formula, formula.castles.map(castle), '\u00a0')} = ${written(formula, formula.worths.map(String), '\u00a0×\u00a0')}`,
    ),

  called: (name) => `الإعلان لـ${iso(name)}.`,
  calledWrong: (name) => `إعلان خاطئ من ${iso(name)}.`,
  plain: (name) => `حساب أوراق ${iso(name)}.`,
  best: 'أفضل ترتيب:',
  own: 'ترتيبك:',
  then: 'بقيم القلاع كما كانت حينها.',
  ownSame: 'مثل الأفضل تمامًا',
  ownSum: 'ترتيبك يعطي',
  ownLess: 'يُحسب الأفضل',

  pointer: 'المؤشّر',
  loose: 'أوراق مفردة',
  spared: 'معفاة',
  why: {
    noHarm: 'لا ضرر ولا ضرار',
    twoKings: 'ملكان يُعفيان الكل',
    oneKing: 'ملك يُعفي واحدة',
  },
  kings: 'الملوك',
  free: 'لا تكلّف شيئًا',
  sum: (ranks) => (ranks.length === 1 ? '' : iso(ranks.join(' + '))),
  noLoose: 'لا أوراق مفردة',
  worked: (points) =>
    iso(
      points
        .map(
          (each, at) =>
            `${at === 0 ? '' : each < 0 ? ' − ' : ' + '}${formatScore(at === 0 ? each : Math.abs(each))}`,
        )
        .join(''),
    ),
  worths: 'قيم القلاع',
  points: (points) => iso(formatScore(points)),
  line: (title, points, cards) => `${title}، ${points}: ${cards.join('، ')}`,

  arrange: 'ترتيب باليد',
  tap: 'اضغط على أوراق تكوّن تشكيلة، أو على ورقة للمؤشّر.',
  hand: 'أوراقك',
  together: (name, points) => `معًا: ${name}، ${points}`,
  nothing: (count) => (count < 3 ? 'ورقتان لا تكوّنان تشكيلة.' : 'هذه الأوراق لا تكوّن تشكيلة هنا.'),
  point: (points) => `المؤشّر: ${points}`,
  apart: (name) => `تفريق ${name}`,
  keep: (points) => `اعتماد هذا: ${points}`,
  bestOne: 'استعمال الأفضل',
  next: (name) => `التالي: ${iso(name)}`,
  sheet: 'جدول النقاط',
  seats: 'من تُحسب أوراقه',

  after: (game, games) => (games === 1 ? 'النقاط' : `بعد الشوط ${game} من ${games}`),
  table: 'نقاط كل الأشواط',
  game: (game) => `الشوط ${game}`,
  total: 'المجموع',
  notYet: 'قادم',
  travel: 'تُجمع نقاط كل الأشواط.',
  amend: 'اضغط على رقم لتصحيحه.',
  amendOne: (name, game, points) => `${iso(name)}، الشوط ${game}: ${points}. تصحيح`,
  amendTitle: (name, game) => `${iso(name)}، الشوط ${game}`,
  amendLabel: 'النقاط',
  amendHint: `استعمل ${iso('½')} أو ${iso('.5')} للنصف، وناقص لما دون الصفر.`,
  amendFault: 'أدخل عددًا صحيحًا أو نصفًا، 1000 على الأكثر.',
  half: '½',
  minus: '−',
  minusLabel: 'زائد أو ناقص',
  save: 'حفظ',
  turn: (name) => `الفاتح: ${iso(name)}`,
  turnText: (game) => `اكشف الآن قلاع الشوط ${game}.`,
  playGame: (game) => `الشوط ${game}`,
  end: 'عرض النتيجة',
};
