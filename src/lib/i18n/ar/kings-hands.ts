import type { Words } from '../wording.ts';
import type { kingsHands as english } from '../en/kings-hands.ts';
import { iso, list } from './forms.ts';

/** Castles come as "الأولى", "الثانية". */
export const kingsHands: Words<typeof english> = {
  title: 'التشكيلات والقواعد',
  all: 'كل التشكيلات',
  six: 'ست أوراق',
  any: 'من أي نوع',
  now: (ranks, formula) => `${iso(ranks)} · ${formula}`,
  oneSuit: (castle) => `كلها من نوع القلعة ${castle}`,
  twoSuits: (castles) => `ثلاث من نوع كلٍّ من القلعتين ${list(castles)}`,
  halfIn: (castles) =>
    castles.length === 1
      ? `ثلاث قيم متتالية، من نوع القلعة ${castles[0] ?? ''}`
      : `ثلاث أوراق من القيمتين، من نوعي القلعتين ${list(castles)}`,
  halfRun: 'ثلاث قيم متتالية، من أي نوع',
  halfAny: 'ثلاث أوراق من القيمتين، من أي نوع',
  k: `من ${iso('K₁')} إلى ${iso('K₄')} قيم القلاع الأولى والثانية والثالثة والرابعة.`,
  distance: 'اطرح قيمة القلعة الأصغر من قيمة الأكبر.',
  strictness: {
    quick: 'سريعة: الأنصاف من أي نوع.',
    standard: 'عادية: الأنصاف من أنواع تشكيلتها الكبرى.',
    elders: 'الشيوخ: لا تُحسب الأنصاف.',
    timeSink: 'بلا عجلة: لا تُحسب إلا الكبرى.',
  },
  options: {
    subjects: 'الأتباع يُحسبون: قيمة التابع تُضاف إلى قلعته.',
    noHarm: 'لا ضرر ولا ضرار: الأوراق المفردة لا تكلّف شيئًا.',
    oneShuffle: 'خلطة واحدة: إذا فرغت كومة السحب حُسبت أوراق الجميع.',
    faceUpStays: 'المكشوف لا يعود: ما رُمي مكشوفًا لا يعود إلى اللعب.',
    staticCastles: 'قلاع ثابتة: تحتفظ القلعة بقيمتها الأولى، أيًّا كان الملك عليها.',
    anyKing: 'فرص متكافئة: الملك يذهب إلى أي قلعة.',
    ghoulRaiser: 'إيقاظ الغول: بعد الملك لك أن تسحب من الأوراق المكشوفة.',
  },
  staticBefore: 'قلاع ثابتة: لا يمكن إلا التخلّص من الملوك.',
};
