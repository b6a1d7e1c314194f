import type { Words } from '../wording.ts';
import type { typedNumbers as english } from '../en/typed-numbers.ts';
import { formatCount } from '../format.ts';

const number = (value: number) => (value < 0 ? `−${formatCount(-value)}` : formatCount(value));

export const typedNumbers: Words<typeof english> = {
  range: (least: number, most: number) => `dari ${number(least)} sampai ${number(most)}`,
  seconds: (least: number, most: number, means: string) =>
    `dalam detik, dari ${number(least)} sampai ${number(most)}; ${number(least)} berarti “${means}”`,
  fault: {
    empty: (range: string) => `Masukkan bilangan bulat ${range}.`,
    noNumber: (range: string) => `Itu bukan bilangan bulat. Masukkan bilangan bulat ${range}.`,
    range: (range: string) => `Itu di luar batas. Masukkan bilangan bulat ${range}.`,
  },
};
