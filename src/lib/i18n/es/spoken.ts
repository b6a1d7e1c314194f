import type { Words } from '../wording.ts';
import type { spoken as english } from '../en/spoken.ts';
import { common } from './common.ts';

const { speakSign } = common;
const PARTS = ['medio', 'tercio', 'cuarto', 'quinto', 'sexto', 'séptimo', 'octavo', 'noveno', 'décimo'];

export const spoken: Words<typeof english> = {
  signs: {
    '+': speakSign['+'],
    '−': speakSign['-'],
    '×': speakSign['*'],
    '÷': speakSign['/'],
    '=': 'igual a',
    '▢': 'hueco',
  },
  open: 'abre paréntesis',
  close: 'cierra paréntesis',
  pause: ', ',
  stop: '. ',
  sentences: (all: readonly string[]) => all.filter((each) => each !== '').join(' '),
  negative: speakSign['-'],
  named: 10,
  /** "5 sextos"; beyond those, "8 sobre 13". */
  fraction: (above, below) => {
    const part = PARTS[Number(below) - 2];
    if (part === undefined) return `${above} sobre ${below}`;
    return above === '1' ? `un ${part}` : `${above} ${part}s`;
  },
};
