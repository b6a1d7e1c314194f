import type { Words } from '../wording.ts';
import type { spoken as english } from '../en/spoken.ts';
import { common } from './common.ts';

const { speakSign } = common;

export const spoken: Words<typeof english> = {
  signs: {
    '+': speakSign['+'],
    '−': speakSign['-'],
    '×': speakSign['*'],
    '÷': speakSign['/'],
    '=': '等于',
    '▢': '空位',
  },
  open: '左括号',
  close: '右括号',
  stop: '。',
  sentences: (all: readonly string[]) => all.filter((each) => each !== '').join(''),
  negative: '负',
  pause: '，',
  // Every fraction is said in the same way.
  named: 1000,
  fraction: (above: string, below: string) => `${below} 分之 ${above}`,
};
