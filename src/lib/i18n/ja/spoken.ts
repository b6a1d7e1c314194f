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
    '=': 'イコール',
    '▢': 'すき間',
  } satisfies Record<string, string>,
  open: 'かっこ',
  close: 'かっこ閉じ',
  stop: '。',
  sentences: (all: readonly string[]) => all.filter((each) => each !== '').join(''),
  negative: 'マイナス',
  pause: '、',
  named: 1000,
  fraction: (above: string, below: string) => `${below}分の${above}`,
};
