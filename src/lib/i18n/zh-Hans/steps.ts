import type { Words } from '../wording.ts';
import type { steps as english } from '../en/steps.ts';

export const steps: Words<typeof english> = {
  title: '分步讲解',
  open: (line: string, what = '') => `${line}${what && `；${what}`}。分步讲解`,
  last: (step: string) => `最后：${step}`,
  say: (left: string, sign: string, right: string, made: string) => `${left} ${sign} ${right} 得 ${made}。`,
};
