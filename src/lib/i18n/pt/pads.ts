import type { pads as english } from '../en/pads.ts';
import type { Words } from '../wording.ts';
import { pick } from './forms.ts';

/** Masculine for numbers, feminine for cards. */
const NUMBERS = ['nenhum', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito'];
const CARDS = ['nenhuma', 'uma', 'duas', ...NUMBERS.slice(3)];
const numbers = (count: number) => NUMBERS[count] ?? String(count);
const cards = (count: number) => CARDS[count] ?? String(count);

export const pads: Words<typeof english> = {
  keypad: 'Teclado',
  line: 'Sua solução',
  nothing: 'nada ainda',
  numbers: 'Números',
  signs: 'Sinais e parênteses',
  open: 'abre parêntese',
  close: 'fecha parêntese',
  delete: 'Apagar',
  rule: 'Conferir',
  another: 'Outra solução',
  first: 'Primeira solução',
  second: 'Segunda solução, diferente',
  cancel: 'Cancelar',
  cards: 'Mudar as cartas',
  left: (count) =>
    count === 0
      ? 'todos usados'
      : pick(count, { one: 'resta um número', other: `restam ${numbers(count)} números` }),
  useAll: (count) =>
    pick(count, {
      one: 'Resta um número. Use todos.',
      other: `Restam ${numbers(count)} números. Use todos.`,
    }),
  fault: {
    empty: 'Primeiro toque em um número.',
    tooLong: 'É longo demais para uma solução.',
    unexpectedCharacter: 'Isso não cabe em uma solução.',
    numberTooLarge: 'Esse número é grande demais.',
    missingOperand: 'Falta um número ao lado de um sinal.',
    missingOperator: 'Falta um sinal entre dois números.',
    unaryMinus: 'O sinal de menos precisa de um número antes dele.',
    emptyBrackets: 'Estes parênteses estão vazios.',
    unclosedBracket: 'Falta fechar um parêntese.',
    unopenedBracket: 'Falta abrir um parêntese.',
    mismatchedBracket: 'Dois parênteses não combinam.',
  },
  which: (count) => (count === 8 ? 'Quais oito cartas?' : 'Quais quatro cartas?'),
  asSaid: (name) => `${name}, como você disse`,
  ranks: 'Valores',
  slots: 'Cartas anotadas',
  slot: (place, rank) => `Carta ${place + 1}: ${rank ?? 'vazia'}`,
  more: (count, isFirst) =>
    `${pick(count, { one: 'Falta uma.', other: `Faltam ${cards(count)}.` })}${isFirst ? '' : ' Toque em uma carta para trocá-la.'}`,
  tapOne: 'Primeiro toque na carta que quer trocar.',
  notInDeck: (rank) => `Este baralho não tem ${rank}.`,
  noFifth: (rank) => `Um baralho só tem quatro cartas de valor ${rank}.`,
};
