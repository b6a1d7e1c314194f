import type { Words } from '../wording.ts';
import type { units as english } from '../en/units.ts';
import { amount } from './forms.ts';

export const units: Words<typeof english> = {
  point: ',',
  seconds: (tenths) => `${tenths} s`,
  milliseconds: (count) => `${count} ms`,
  speakSeconds: (tenths) => `${tenths} segundos`,
  speakClock: (minutes, seconds) =>
    [
      ...(minutes === 0 ? [] : [amount(minutes, 'minuto', 'minutos')]),
      amount(seconds, 'segundo', 'segundos'),
    ].join(' '),
};
