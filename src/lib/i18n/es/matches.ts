import type { Words } from '../wording.ts';
import type { matches as english } from '../en/matches.ts';
import { formatCount } from '../format.ts';
import { formatBytes } from '../measures.ts';
import { amount } from './forms.ts';

const AGAIN = 'Guarda otra vez la partida en un archivo y abre ese archivo.';
const OTHER = 'Elige otro archivo de partida.';
const UPDATE = 'Actualiza la app y abre otra vez el archivo.';

const fileFault: (typeof english)['fileFault'] = {
  tooLarge: ({ size, most }) =>
    `Este archivo tiene ${formatBytes(size)}, y un archivo de partida, como máximo ${formatBytes(most)}. ${OTHER}`,
  empty: () => `Este archivo está vacío. ${AGAIN}`,
  unreadable: () => 'No se pudo leer el archivo. Primero guárdalo en este dispositivo y ábrelo desde allí.',
  tooDeep: () => `Este archivo no tiene la forma de una partida de Two Dozen. ${OTHER}`,
  tooMany: () => `Este archivo tiene demasiados datos para ser una partida. ${OTHER}`,
  notJson: () => `Este archivo está dañado. ${AGAIN}`,
  notMatch: () =>
    'Esto no es una partida de Two Dozen. Elige un archivo guardado desde la lista de partidas.',
  newerFile: () => `Este archivo se guardó con una versión más nueva. ${UPDATE}`,
  header: () => `El comienzo de este archivo está dañado. ${AGAIN}`,
  tooLong: () => `Este archivo tiene más jugadas de las que caben en una partida. ${OTHER}`,
  cutOff: () => `Este archivo está incompleto: faltan jugadas. ${AGAIN}`,
  unknownGame: () => `Esta versión no tiene el juego de esta partida. ${UPDATE}`,
  newerRules: () => `Esta partida usa reglas de una versión más nueva. ${UPDATE}`,
  olderRules: () => 'Esta partida usa reglas antiguas que esta versión ya no juega.',
  config: () => `Las reglas de la casa de este archivo no sirven. ${AGAIN}`,
  players: ({ expected, found }) =>
    `Este juego es para ${amount(expected, 'jugador', 'jugadores')}, y el archivo tiene ${formatCount(found)}. ${AGAIN}`,
  names: ({ why }) =>
    `El nombre del jugador ${formatCount(why.seat + 1)} ${{ emptyName: 'está vacío', longName: 'es demasiado largo', sameName: 'está repetido' }[why.code]}. ${AGAIN}`,
  event: ({ seq }) => `La jugada ${formatCount(seq + 1)} de este archivo no se puede leer. ${AGAIN}`,
  refused: ({ seq }) => `La jugada ${formatCount(seq + 1)} de este archivo no cumple las reglas. ${AGAIN}`,
};

export const matches: Words<typeof english> = { fileFault };
