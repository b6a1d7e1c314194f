import { common } from './common.ts';

const { speakSign } = common;
const PARTS = ['half', 'third', 'quarter', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

/** The words of arithmetic, for those who hear it. */
export const spoken = {
  /** Each sign as it is printed. */
  signs: {
    '+': speakSign['+'],
    '−': speakSign['-'],
    '×': speakSign['*'],
    '÷': speakSign['/'],
    '=': 'equals',
    '▢': 'gap',
  } satisfies Record<string, string>,
  open: 'open bracket',
  close: 'close bracket',
  /** Where the voice rests, before and after a bracket. */
  pause: ', ',
  /** Between two things that are said one after the other, neither with a stop of its own. */
  stop: '. ',
  /** Sentences, one after the other; empty ones are left out. */
  sentences: (all: readonly string[]) => all.filter((each) => each !== '').join(' '),
  /** Before a number below zero, where that is not the word between two numbers. */
  negative: speakSign['-'],
  /** Up to which number a part has a name that everybody knows. */
  named: 10,
  /** "5 sixths"; beyond those, "8 over 13". */
  fraction: (above: string, below: string) => {
    const part = PARTS[Number(below) - 2];
    if (part === undefined) return `${above} over ${below}`;
    if (above === '1') return `1 ${part}`;
    return `${above} ${part === 'half' ? 'halves' : `${part}s`}`;
  },
};
