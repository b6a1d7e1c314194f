import type { Words } from '../wording.ts';
import type { units as english } from '../en/units.ts';
import { decimal } from './forms.ts';

export const units: Words<typeof english> = {
  seconds: (tenths: string) => `${decimal(tenths)} dtk`,
  speakSeconds: (tenths: string) => `${decimal(tenths)} detik`,
  speakClock: (minutes: number, seconds: number) =>
    [...(minutes === 0 ? [] : [`${minutes} menit`]), `${seconds} detik`].join(' '),
};
