import type { Words } from '../wording.ts';
import type { typedNumbers as english } from '../en/typed-numbers.ts';
import { formatCount } from '../format.ts';
import { iso } from './forms.ts';

const number = (value: number) => iso(value < 0 ? `−${formatCount(-value)}` : formatCount(value));

/** `range` follows "عددًا صحيحًا". */
export const typedNumbers: Words<typeof english> = {
  range: (least, most) => `من ${number(least)} إلى ${number(most)}`,
  seconds: (least, most, means) =>
    `من الثواني، من ${number(least)} إلى ${number(most)}؛ و${number(least)} يعني «${means}»`,
  fault: {
    empty: (range) => `أدخل عددًا صحيحًا ${range}.`,
    noNumber: (range) => `هذا ليس عددًا صحيحًا. أدخل عددًا صحيحًا ${range}.`,
    range: (range) => `هذا خارج الحدود. أدخل عددًا صحيحًا ${range}.`,
  },
};
