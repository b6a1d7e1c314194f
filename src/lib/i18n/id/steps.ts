import type { Words } from '../wording.ts';
import type { steps as english } from '../en/steps.ts';

export const steps: Words<typeof english> = {
  title: 'Langkah-langkah',
  open: (line: string, what = '') => `${line}${what && `; ${what}`}. Langkah-langkah`,
  last: (step: string) => `terakhir ${step}`,
  say: (left: string, sign: string, right: string, made: string) =>
    `${left} ${sign} ${right} sama dengan ${made}.`,
};
