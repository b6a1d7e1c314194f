import type { Words } from '../wording.ts';
import type { units as english } from '../en/units.ts';

export const units: Words<typeof english> = {
  point: '.',
  seconds: (tenths: string) => `${tenths}秒`,
  milliseconds: (count) => `${count} ms`,
  speakSeconds: (tenths: string) => `${tenths}秒`,
  speakClock: (minutes: number, seconds: number) => `${minutes === 0 ? '' : `${minutes}分`}${seconds}秒`,
};
