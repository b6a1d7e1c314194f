import type { Words } from '../wording.ts';
import type { steps as english } from '../en/steps.ts';

export const steps: Words<typeof english> = {
  title: '計算の順番',
  open: (line: string, what = '') => `${line}${what && `、${what}`}。計算の順番を見る`,
  last: (step: string) => `最後に${step}`,
  say: (left: string, sign: string, right: string, made: string) => `${left} ${sign} ${right} は ${made}。`,
};
