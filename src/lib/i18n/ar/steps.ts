import type { Words } from '../wording.ts';
import type { steps as english } from '../en/steps.ts';
import { iso } from './forms.ts';

export const steps: Words<typeof english> = {
  title: 'خطوة بخطوة',
  open: (line, what = '') => `${iso(line)}${what && `؛ ${what}`}. خطوة بخطوة`,
  last: (step) => `وأخيرًا ${step}`,
  // What is said stays in the order in which it is worked out.
  say: (left, sign, right, made) => `${left} ${sign} ${right} يعطي ${made}.`,
};
