import type { Words } from '../wording.ts';
import type { units as english } from '../en/units.ts';

export const units: Words<typeof english> = {
  point: '.',
  seconds: (tenths: string) => `${tenths}\u00a0秒`,
  milliseconds: (count) => `${count} 毫秒`,
  speakSeconds: (tenths: string) => `${tenths} 秒`,
  speakClock: (minutes: number, seconds: number) =>
    minutes === 0 ? `${seconds} 秒` : `${minutes} 分 ${seconds} 秒`,
};
