import type { slapFour as english } from '../en/slap-four.ts';
import type { Words } from '../wording.ts';
import { list, pick } from './forms.ts';
import { race } from './race.ts';

const spelled = (count: number): string =>
  ['ninguna', 'una', 'dos', 'tres', 'cuatro'][count] ?? String(count);
const left = (count: number) => pick(count, { one: 'queda 1', other: `quedan ${count}` });

export const slapFour: Words<typeof english> = {
  ...race,
  table: 'Mesa',
  cards: 'Cartas en la mesa',
  says: (name) => `La dice ${name}`,
  zone: (name, count, says) => [`${name}, ${left(count)}`, ...says.filter(Boolean)].join('. '),
  counts: 'Cuenta en un momento',
  nth: (place) => `${place}.º`,
  gaveUp: 'Se rindió',
  stuck: '¿Nada?',
  stuckMore: '¿Nada? Pide un cambio',
  allAgree: 'Todos de acuerdo. A cambiar.',
  swapMine: 'La cambio',
  keepMine: 'Me la quedo',
  swapYours: '¿Cambias tu carta?',
  giveUp: 'Me rindo',
  giveUpSure: 'Sí, me rindo',
  back: 'Volver',
  nothing: 'Sin solución. Cualquiera puede cambiar.',
  whom: '¿Quién la dice?',
  names: (name) => `${name} elige quién la dice.`,
  name: (name) => `Elegir a ${name}`,
  together: (names) => `Empate: ${list(names)}.`,
  byLot: (name) => `Muy parejo. ${name} perdió el sorteo.`,
  silentByLot: (name) => `Se acabó el tiempo. El sorteo decidió: elige ${name}.`,
  say: (name) => `${name}, dila`,
  enters: (name) => `${name} la escribe`,
  asSaid: (name) => `${name}, tal como la dijiste`,
  take: (count, all) => (count === all ? `Toma las ${spelled(all)}` : `Toma ${spelled(count)}`),
  youTake: (count, all) => (count === all ? `Te llevas las ${spelled(all)}` : `Te llevas ${spelled(count)}`),
  takeNow: (take, pile) => `${take} · ${pile}`,
  takes: (name, count, all) =>
    count === all ? `${name} se lleva las ${spelled(all)}.` : `${name} se lleva ${spelled(count)}.`,
  turnUp: 'Cada quien destapa una carta.',
  turnUpNew: 'La cambiada, bajo tu pila; destapa otra.',
  reshuffle: 'Barajen sus pilas',
  pick: 'Cambia una carta',
  keeps: 'Se la queda',
  swaps: 'La cambia',
  mustSwap: '¡Tiempo! Todos cambian.',
  set: (set) => `mano ${set + 1}`,
  won: (name) => `Gana ${name}`,
  shared: (names) => `Empate: ${list(names)}`,
  left,
  lie: (ranks, target) => `En la mesa: ${ranks}. Haz ${target}.`,
  open: 'Las cartas están boca arriba.',
};
