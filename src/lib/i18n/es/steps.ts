import type { Words } from '../wording.ts';
import type { steps as english } from '../en/steps.ts';

export const steps: Words<typeof english> = {
  title: 'Paso a paso',
  open: (line, what = '') => `${line}${what && `; ${what}`}. Paso a paso`,
  last: (step) => `por último, ${step}`,
  say: (left, sign, right, made) => `${left} ${sign} ${right} da ${made}.`,
};
