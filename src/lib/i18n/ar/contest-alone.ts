import type { Words } from '../wording.ts';
import type { contestAlone as english } from '../en/contest-alone.ts';
import { formatDecimal, formatTime, speakTime } from '../format.ts';
import { iso, rounds, score } from './forms.ts';

type Alone = Parameters<typeof english.rounds>[0];

const missedOf = ({ missed }: Alone) => (missed === 0 ? [] : [`الفائت ${missed}`]);
const percent = (near: number | null) => iso(`${formatDecimal((near ?? 0) / 10)}%`);
const away = (near: number | null) =>
  near === null
    ? 'لم يُثبت شيء'
    : near === 0
      ? 'الأقرب دائمًا'
      : `على بُعد ${iso(formatDecimal(near / 100))} من الأقرب`;

export const contestAlone: Words<typeof english> = {
  title: 'فردي',
  made: (family, { points: made, near }) => {
    if (family === 'classic') return score(made);
    if (family === 'tony') return near === 1000 ? 'كل x كان الأفضل' : `${percent(near)} من أفضل x`;
    return near === 0 || near === null ? away(near) : `${away(near)}، في المتوسط`;
  },
  rounds: ({ rounds: count, missed }) => `${rounds(count)}، ${missed === 0 ? 'بلا فائت' : `الفائت ${missed}`}`,
  time: ({ thought }) => formatTime(thought),
  speakTime: ({ thought }) => speakTime(thought),
  thought: 'وقت التفكير',
  line: (family, result) =>
    [
      ...(family === 'classic'
        ? [score(result.points), ...missedOf(result)]
        : family === 'tony'
          ? [`${percent(result.near)} من أفضل x`]
          : [...missedOf(result), away(result.near)]),
      iso(formatTime(result.thought)),
    ].join('، '),
  place: {
    first: 'نتيجتك الأولى بهذه القواعد، فتفوّق عليها.',
    best: 'أفضل نتيجة لك بهذه القواعد حتى الآن',
    before: (line) => `السابقة: ${line}`,
    behind: (line) => `أفضل نتيجة لك بهذه القواعد: ${line}`,
    known: 'سبق أن رأيت بعض هذه الأعداد، فلا تُحسب هذه بين أفضل النتائج.',
  },
  bests: 'المسابقة الفردية: أفضل النتائج',
  note: 'المباريات الفردية المكتملة، لكل مجموعة قواعد. لا تُحسب الجولات المعادة.',
  by: (name, date, matches) => `${iso(name)}، ${iso(date)}${matches === 1 ? '' : ` · الأفضل من ${matches}`}`,
};
