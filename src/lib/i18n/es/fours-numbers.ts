import type { foursNumbers as english } from '../en/fours-numbers.ts';
import { formatCount } from '../format.ts';
import type { Words } from '../wording.ts';
import { amount, pick } from './forms.ts';

const cards = (count: number) => amount(count, 'carta', 'cartas');

export const foursNumbers: Words<typeof english> = {
  title: 'Números con cuatro 4',
  link: { name: 'Haz del 1 al 20 con cuatro 4', more: 'Un reto a solas, sin turnos ni cartas' },
  rule: 'Pon +\u00a0−\u00a0×\u00a0÷ y paréntesis entre cuatro 4, todos los que hagan falta.',
  joined: 'Juntar cuatros: 44',
  sum: (made, possible) => `${made} de ${possible} logrados`,
  all: 'Todos logrados.',
  looking: 'Revisando todos los tableros…',
  list: 'Números',
  open: (target) => `${target}, todavía no`,
  made: (target, line) => `${target}, logrado: ${line}`,
  never: (target) => `${target}, no se puede`,
  target: (target) => `Haz ${target}`,
  back: 'Todos los números',
  another: 'Otro número',
  next: (target) => `Siguiente: ${target}`,
  clear: 'Limpiar',
  kept: 'Logrado, y guardado en la lista.',
  cards,
  legend: 'Borde punteado: no se puede hacer. Toca para ver la demostración.',
  which: '¿Cuáles no se pueden hacer?',
  leave: 'Volver a la preparación',
  best: (line, count) => `Tu récord: ${line}, ${cards(count)}. Con menos cartas lo superas.`,
  cannot: (target, joined) =>
    `No se puede hacer ${target}${joined ? ', ni siquiera juntando cuatros' : ' sin juntar cuatros'}.`,
  proof: (boards, defined, target) =>
    `Hay ${formatCount(boards)} tableros completos; ${formatCount(defined)} no dividen entre cero, y ninguno de esos da ${target}. Los tableros que solo se diferencian en las cartas tapadas cuentan una vez.`,
  withJoined: (target, ways) =>
    `Juntando cuatros sí se puede hacer ${target}, con ${amount(ways, 'solución', 'soluciones')}. Activa esa opción y prueba.`,
  ways: (count) =>
    pick(count, {
      one: 'Un tablero completo lo da.',
      other: `${formatCount(count)} tableros completos lo dan, contando los paréntesis que no cambian nada.`,
    }),
  unanswered: 'No pudimos revisar los tableros. Prueba más tarde.',
};
