import type { pads as english } from '../en/pads.ts';
import type { Words } from '../wording.ts';
import { pick } from './forms.ts';

/** In words, as they count: numbers are masculine, cards feminine; only "one" differs. */
const SPELLED = ['ningún', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho'];
const spelled = (count: number) => SPELLED[count] ?? String(count);

export const pads: Words<typeof english> = {
  keypad: 'Teclado',
  line: 'Tu solución',
  nothing: 'nada todavía',
  numbers: 'Números',
  signs: 'Signos y paréntesis',
  open: 'abre paréntesis',
  close: 'cierra paréntesis',
  delete: 'Borrar',
  rule: 'Comprobar',
  another: 'Otra solución',
  first: 'Primera solución',
  second: 'Segunda solución, distinta',
  cancel: 'Cancelar',
  cards: 'Corregir cartas',
  left: (count) =>
    count === 0
      ? 'todos usados'
      : pick(count, { one: 'queda un número', other: `quedan ${spelled(count)} números` }),
  useAll: (count) =>
    pick(count, {
      one: 'Queda un número. Úsalos todos.',
      other: `Quedan ${spelled(count)} números. Úsalos todos.`,
    }),
  fault: {
    empty: 'Primero toca un número.',
    tooLong: 'Es demasiado largo para una solución.',
    unexpectedCharacter: 'Eso no va en una solución.',
    numberTooLarge: 'Ese número es demasiado grande.',
    missingOperand: 'Falta un número junto a un signo.',
    missingOperator: 'Falta un signo entre dos números.',
    unaryMinus: 'El signo menos necesita un número delante.',
    emptyBrackets: 'Estos paréntesis están vacíos.',
    unclosedBracket: 'Falta cerrar un paréntesis.',
    unopenedBracket: 'Falta abrir un paréntesis.',
    mismatchedBracket: 'Hay dos paréntesis de distinto tipo.',
  },
  which: (count) => (count === 8 ? '¿Qué ocho cartas?' : '¿Qué cuatro cartas?'),
  asSaid: (name) => `${name}, tal como la dijiste`,
  ranks: 'Valores',
  slots: 'Cartas ingresadas',
  slot: (place, rank) => `Carta ${place + 1}: ${rank ?? 'vacía'}`,
  more: (count, isFirst) =>
    `${pick(count, { one: 'Falta una.', other: `Faltan ${spelled(count)}.` })}${isFirst ? '' : ' Toca una carta para cambiarla.'}`,
  tapOne: 'Primero toca la carta que quieres cambiar.',
  notInDeck: (rank) => `Esta baraja no tiene ${rank}.`,
  noFifth: (rank) => `Una baraja solo tiene cuatro cartas de valor ${rank}.`,
};
