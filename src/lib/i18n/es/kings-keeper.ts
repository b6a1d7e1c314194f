import type { Words } from '../wording.ts';
import type { kingsKeeper as english } from '../en/kings-keeper.ts';
import { pick } from './forms.ts';

const NAMES = ['ninguna', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete'];
const spelled = (count: number): string => NAMES[count] ?? String(count);
/** "Primer castillo": before its noun, "primero" is shorter. */
const full = (castle: string) => `${castle.replace(/ero$/, 'er')} castillo`;
const missing = (count: number) => pick(count, { one: 'Falta una', other: `Faltan ${spelled(count)}` });

/** `castle`: the name of a castle as it stands alone, "Primero". */
export const kingsKeeper: Words<typeof english> = {
  turn: (name) =>
    `${name} es la Banca y destapa los castillos. Toca palo y valor, o desliza del uno al otro.`,
  stands: 'La segunda de un palo va boca arriba.',
  ask: (castle) => `${full(castle)}: ¿palo y valor?`,
  askRank: (castle, suit) => `${full(castle)}, ${suit}: ¿qué valor?`,
  askSuit: (castle, rank) => `${full(castle)}, ${rank}: ¿qué palo?`,
  toFound: (count) => pick(count, { one: 'Falta uno', other: `Faltan ${spelled(count)}` }),
  each: 'Ingresa cada rey cuando se use. Quien lo usa roba dos cartas y descarta una.',

  suits: 'Palos',
  ranks: 'Valores',
  delete: 'Borrar',

  did: {
    crowned: (castle) => `en el ${castle}`,
    doubled: (castle) => `dobla el ${castle}`,
    dethroned: (castle) => `destrona el ${castle}`,
    dumped: 'tirado',
    wrongCall: 'cantó mal',
  },
  change: (from, to) => (from === to ? `sigue en ${to}` : `${from} → ${to}`),
  changeSpoken: (from, to) => (from === to ? `sigue en ${to}` : `de ${from} a ${to}`),
  log: 'Ingresado hasta ahora',

  undo: 'Deshacer',
  king: 'Un rey',
  call: 'Cantar',
  who: '¿Quién tiene un rey?',
  which: '¿Qué palo?',
  what: '¿Qué pasa?',
  play: (castle) => `Jugar en el ${castle}`,
  dethroneOn: (castle) => `Destronar el ${castle}`,
  dump: 'Tirarlo',
  becomes: (from, to) => (from === to ? `sigue en ${to}` : `${from} pasa a ${to}`),
  why: {
    noSuchCastle: 'aún sin castillo',
    notAKing: 'no hay rey',
    wrongCastle: 'otro palo',
    castlesStand: 'castillos fijos',
    doubleKing: 'ahí mandan dos reyes',
    noSubject: 'ahí no hay Súbdito',
  },
  faceUp: 'ningún castillo cambia',
  cancel: 'Cancelar',
  write: 'Guardar',

  callWho: '¿Quién canta “Mano”?',
  callText: 'Quien canta muestra sus siete cartas y tú las ingresas.',
  nobody: 'Nadie: puntúan todos',
  nobodyAsk: 'Si se acabó el mazo o todos están de acuerdo, puntúan todos sin que nadie cante.',
  all: 'Todos de acuerdo',
  alone: (name) => `${name} sigue a solas.`,
  scoreOne: (name) => `Puntuar a ${name} ahora`,
  scoreOneAsk: (name) => `${name} puntúa sin cantar y el juego termina.`,
  enter: (name) => `Canta ${name}`,

  cards: (name) => `Las siete cartas de ${name}`,
  how: 'Valor y luego palo, o desliza. Toca una carta para cambiarla.',
  slots: 'Cartas ingresadas',
  slot: (place, card) => `Carta ${place + 1}: ${card ?? 'vacía'}`,
  missing,
  done: 'Estas siete',
  noCall: 'Cancelar este canto',
  whose: '¿De quién son?',
  tapOne: 'Primero toca la carta que quieres cambiar.',

  right: 'Cantó bien.',
  wrong: (name) => `Cantó mal. ${name} queda fuera de este juego.`,
  nextCards: (name) => `Siguen las cartas de ${name}`,
  goOn: 'Continuar',
};
