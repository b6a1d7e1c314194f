import type { Words } from '../wording.ts';
import type { units as english } from '../en/units.ts';
import { amount, decimal } from './forms.ts';

export const units: Words<typeof english> = {
  seconds: (tenths) => `${decimal(tenths)} s`,
  speakSeconds: (tenths) => `${decimal(tenths)} segundos`,
  speakClock: (minutes, seconds) =>
    [
      ...(minutes === 0 ? [] : [amount(minutes, 'minuto', 'minutos')]),
      amount(seconds, 'segundo', 'segundos'),
    ].join(' '),
};
