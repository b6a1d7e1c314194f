import type { Words } from '../wording.ts';
import type { typedNumbers as english } from '../en/typed-numbers.ts';
import { formatCount } from '../format.ts';

const number = (value: number) => (value < 0 ? `−${formatCount(-value)}` : formatCount(value));

export const typedNumbers: Words<typeof english> = {
  range: (least, most) => `de ${number(least)} a ${number(most)}`,
  seconds: (least, most, means) =>
    `de segundos, de ${number(least)} a ${number(most)}; ${number(least)} significa “${means}”`,
  fault: {
    empty: (range) => `Escribe un número entero ${range}.`,
    noNumber: (range) => `Eso no es un número entero. Escribe un número entero ${range}.`,
    range: (range) => `Está fuera de los límites. Escribe un número entero ${range}.`,
  },
};
