import { formatCount, signed as inPrint } from '../format.ts';
import { lists, plurals } from '../plurals.ts';

export const pick = plurals<'zero' | 'one' | 'two' | 'few' | 'many'>('ar');
export const list = lists('ar');

const alternatives = new Intl.ListFormat('ar', { type: 'disjunction' });
/** "2 أو 4". */
export const either = (parts: readonly (string | number)[]): string => alternatives.format(parts.map(String));

/** What fits any line, large words too. */
const SHORT = 10;
const unbroken = (value: string): string =>
  value.length > SHORT ? value : value.replaceAll(/ (?=[+−×÷=])|(?<=[+−×÷=]) /g, '\u00a0');
/** What stands in a sentence with a direction of its own: a name, a formula, which is not broken where it is short, a value with a sign or a unit. */
export const iso = (value: string | number): string => `\u2068${unbroken(String(value))}\u2069`;
/** Several names: "⁨Mei⁩ و⁨Jun⁩". */
export const names = (people: readonly string[]): string => list(people.map(iso));
/** A number that may be negative. */
export const signed = (value: string | number): string => iso(inPrint(value));
/** A count: its thin gaps, from a thousand on, would turn its groups about. */
export const figure = (count: number): string => (count < 1000 ? String(count) : iso(formatCount(count)));

interface Noun {
  /** As a subject or alone: "ورقتان". */
  (count: number): string;
  /** After a preposition, or as an object: "ورقتين". */
  readonly of: (count: number) => string;
}

/**
 * A thing that is counted: `dual` without its ending, `few` for 3 to 10, `many` for 11 to 99 where it differs (accusative).
 * Nouns in -ة take "واحدة".
 */
function noun(single: string, dual: string, few: string, many: string = single): Noun {
  const one = `${single} ${single.endsWith('ة') ? 'واحدة' : 'واحد'}`;
  const counted = (ending: string) => (count: number) =>
    pick(count, {
      zero: `0 ${single}`,
      one,
      two: `${dual}${ending}`,
      few: `${figure(count)} ${few}`,
      many: `${figure(count)} ${many}`,
      other: `${figure(count)} ${single}`,
    });
  return Object.assign(counted('ان'), { of: counted('ين') });
}

export const cards = noun('ورقة', 'ورقت', 'أوراق');
/** The four cards of practice and of a table alike. */
export const deals = noun('توزيعة', 'توزيعت', 'توزيعات');
export const matches = noun('مباراة', 'مبارات', 'مباريات');
export const rounds = noun('جولة', 'جولت', 'جولات');
/** A game of a match of Kings. */
export const legs = noun('شوط', 'شوط', 'أشواط', 'شوطًا');
export const turns = noun('دور', 'دور', 'أدوار', 'دورًا');
export const points = noun('نقطة', 'نقطت', 'نقاط');
export const days = noun('يوم', 'يوم', 'أيام', 'يومًا');
export const minutes = noun('دقيقة', 'دقيقت', 'دقائق');
export const seconds = noun('ثانية', 'ثانيت', 'ثوانٍ');
export const steps = noun('خطوة', 'خطوت', 'خطوات');
export const solutions = noun('حل', 'حلّ', 'حلول', 'حلًا');
export const hints = noun('تلميح', 'تلميح', 'تلميحات', 'تلميحًا');
export const sets = noun('مجموعة', 'مجموعت', 'مجموعات');
export const players = noun('لاعب', 'لاعب', 'لاعبين', 'لاعبًا');
export const numbers = noun('عدد', 'عدد', 'أعداد', 'عددًا');
export const gaps = noun('فراغ', 'فراغ', 'فراغات', 'فراغًا');
export const brackets = noun('قوس', 'قوس', 'أقواس', 'قوسًا');
export const files = noun('ملف', 'ملف', 'ملفات', 'ملفًا');
export const lines = noun('سطر', 'سطر', 'أسطر', 'سطرًا');
export const events = noun('حدث', 'حدث', 'أحداث', 'حدثًا');
export const times = noun('مرة', 'مرت', 'مرات');
export const changes = noun('تغيير', 'تغيير', 'تغييرات', 'تغييرًا');

/** Points that may be below zero: "⁨−3⁩ نقاط". */
export const score = (count: number): string =>
  count < 0
    ? `${signed(count)} ${pick(count, { zero: 'نقطة', one: 'نقطة', two: 'نقطة', few: 'نقاط', many: 'نقطة', other: 'نقطة' })}`
    : points(count);
