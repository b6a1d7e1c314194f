import type { Words } from '../wording.ts';
import type { matchList as english } from '../en/match-list.ts';
import { formatScore } from '../format.ts';

const SEVERAL: Readonly<Record<number, string | undefined>> = {
  1: 'a solas',
  3: 'para tres',
  4: 'para cuatro',
};

export const matchList: Words<typeof english> = {
  list: 'Partidas',
  toList: 'Volver a las partidas',
  together: 'Totales',
  game: (name, players) => (players === 2 ? name : `${name} ${SEVERAL[players] ?? `para ${players}`}`),
  minutes: (minutes) => `${minutes} min`,
  stopped: 'terminada antes',
  goOn: 'Continuar',
  score: (name, score, won) => `${name} ${formatScore(score)}${won ? ', ganó' : ''}`,
  more: (match) => `Más sobre ${match}`,
  replay: 'Repetición',
  save: 'Guardar en un archivo',
  saveMore: 'para conservarla o abrirla en otro dispositivo',
  remove: 'Borrar',
  removed: 'Partida borrada.',
  undo: 'Deshacer',
  open: 'Abrir una partida de un archivo',
  opened: 'Agregada a tus partidas.',
  known: 'Ya tienes esta partida.',
  empty: {
    title: 'Todavía no hay partidas',
    text: 'Juega una en la mesa y mira aquí la repetición. Se queda en este dispositivo.',
    action: 'Ir a la mesa',
  },
  unopened: 'No se cambió nada.',
};
