import type { Words } from '../wording.ts';
import type { steps as english } from '../en/steps.ts';

export const steps: Words<typeof english> = {
  title: 'Passo a passo',
  open: (line, what = '') => `${line}${what && `; ${what}`}. Passo a passo`,
  last: (step) => `por último, ${step}`,
  say: (left, sign, right, made) => `${left} ${sign} ${right} dá ${made}.`,
};
