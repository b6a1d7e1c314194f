import type { Words } from '../wording.ts';
import type { units as english } from '../en/units.ts';
import { minutes, pick, seconds } from './forms.ts';

export const units: Words<typeof english> = {
  point: '.',
  seconds: (tenths) => `${tenths} ث`,
  milliseconds: (count) => `${count} ملي ث`,
  speakSeconds: (tenths) =>
    pick(Number(tenths), {
      zero: `${tenths} ثانية`,
      one: `${tenths} ثانية`,
      two: `${tenths} ثانية`,
      few: `${tenths} ثوانٍ`,
      many: `${tenths} ثانية`,
      other: `${tenths} ثانية`,
    }),
  speakClock: (whole, rest) =>
    [...(whole === 0 ? [] : [minutes(whole)]), ...(whole > 0 && rest === 0 ? [] : [seconds(rest)])].join(
      ' و',
    ),
};
