import type { Words } from '../wording.ts';
import type { spoken as english } from '../en/spoken.ts';
import { common } from './common.ts';
import { pick } from './forms.ts';

const { speakSign } = common;
/** One, two, and more of each part, from the half on; of eleven and more: "11 ثلثًا". */
const PARTS: readonly (readonly [one: string, few: string])[] = [
  ['نصف', 'أنصاف'],
  ['ثلث', 'أثلاث'],
  ['ربع', 'أرباع'],
  ['خمس', 'أخماس'],
  ['سدس', 'أسداس'],
  ['سبع', 'أسباع'],
  ['ثمن', 'أثمان'],
  ['تسع', 'أتساع'],
  ['عشر', 'أعشار'],
];

export const spoken: Words<typeof english> = {
  signs: {
    '+': speakSign['+'],
    '−': speakSign['-'],
    '×': speakSign['*'],
    '÷': speakSign['/'],
    '=': 'يساوي',
    '▢': 'فراغ',
  },
  open: 'فتح قوس',
  close: 'إغلاق قوس',
  pause: '، ',
  stop: '. ',
  sentences: (all: readonly string[]) => all.filter((each) => each !== '').join(' '),
  // Not the word of subtraction: "سالب 3", but "5 ناقص 3".
  negative: 'سالب',
  named: 10,
  /** "5 أسداس"; beyond those, "8 على 13". */
  fraction: (above, below) => {
    const part = PARTS[Number(below) - 2];
    if (part === undefined) return `${above} على ${below}`;
    const [one, few] = part;
    return pick(Number(above), {
      zero: `0 ${one}`,
      one,
      two: `${one}ان`,
      few: `${above} ${few}`,
      many: `${above} ${one}ًا`,
      other: `${above} ${one}`,
    });
  },
};
