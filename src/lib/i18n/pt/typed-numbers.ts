import type { Words } from '../wording.ts';
import type { typedNumbers as english } from '../en/typed-numbers.ts';
import { formatCount } from '../format.ts';

const number = (value: number) => (value < 0 ? `−${formatCount(-value)}` : formatCount(value));

export const typedNumbers: Words<typeof english> = {
  range: (least, most) => `de ${number(least)} a ${number(most)}`,
  seconds: (least, most, means) =>
    `de segundos, de ${number(least)} a ${number(most)}; ${number(least)} quer dizer “${means}”`,
  fault: {
    empty: (range) => `Digite um número inteiro ${range}.`,
    noNumber: (range) => `Isso não é um número inteiro. Digite um número inteiro ${range}.`,
    range: (range) => `Está fora dos limites. Digite um número inteiro ${range}.`,
  },
};
