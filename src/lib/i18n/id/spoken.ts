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
    '=': 'sama dengan',
    '▢': 'celah',
  },
  open: 'kurung buka',
  close: 'kurung tutup',
  pause: ', ',
  stop: '. ',
  sentences: (all: readonly string[]) => all.filter((each) => each !== '').join(' '),
  negative: 'minus',
  // Every fraction is said in one way.
  named: 1000,
  fraction: (above: string, below: string) => `${above} per ${below}`,
};
