import type { Words } from '../wording.ts';
import type { units as english } from '../en/units.ts';

export const units: Words<typeof english> = {
  point: ',',
  seconds: (tenths: string) => `${tenths} dtk`,
  milliseconds: (count) => `${count} ms`,
  speakSeconds: (tenths: string) => `${tenths} detik`,
  speakClock: (minutes: number, seconds: number) =>
    [...(minutes === 0 ? [] : [`${minutes} menit`]), `${seconds} detik`].join(' '),
};
