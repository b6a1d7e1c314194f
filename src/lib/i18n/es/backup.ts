import type { Words } from '../wording.ts';
import type { backup as english } from '../en/backup.ts';
import { formatBytes } from '../measures.ts';
import { amount, list, pick } from './forms.ts';

const hands = (count: number) => amount(count, 'mano', 'manos').replace(' ', '\u00a0');
const matches = (count: number) => amount(count, 'partida', 'partidas').replace(' ', '\u00a0');

export const backup: Words<typeof english> = {
  amount: (hand, match) => `${hands(hand)}, ${matches(match)}`,
  title: 'Restaurar una copia',
  titleOf: (when) => `¿Restaurar la copia del ${when.replace(',\u00a0', ', ')}?`,
  choose: 'Elige una copia de seguridad de Two Dozen, de este dispositivo o de otro.',
  action: {
    choose: 'Elegir archivo',
    other: 'Elegir otro archivo',
    restore: 'Restaurar',
    replace: 'Reemplazar todo',
    done: 'Listo',
  },
  reading: 'Leyendo el archivo…',
  here: (hand, match) =>
    hand + match === 0
      ? 'Este dispositivo todavía no tiene partidas.'
      : `Este dispositivo tiene ${hands(hand)}, ${matches(match)}.`,
  how: 'Cómo restaurar',
  hows: { merge: 'Combinar', replace: 'Reemplazar' },
  about: {
    merge: 'Al combinar se conserva todo y se quitan los duplicados. Tus ajustes no cambian.',
    replace:
      'Esto borra todo lo que hay en este dispositivo y pone la copia en su lugar. No se puede deshacer.',
    empty:
      'Se restauran tus manos, tus partidas y tus ajustes. Podrás continuar las partidas que tenías abiertas.',
  },
  saveFirst: 'Guardar antes una copia de este dispositivo',
  saved: 'Copia guardada',
  working: 'Restaurando… No cierres la app.',
  done: (hand, match, longer) => {
    const parts = [
      ...(hand > 0 ? [hands(hand)] : []),
      ...(match > 0 ? [matches(match)] : []),
      ...(longer > 0 ? [`el resto de ${matches(longer)}`] : []),
    ];
    return parts.length === 0
      ? 'Nada nuevo: ya tenías todo lo que hay en esta copia.'
      : `Restaurado: ${list(parts)}.`;
  },
  unchanged: 'No cambió nada en este dispositivo.',
  tooLarge: (size, most) =>
    `Este archivo tiene ${formatBytes(size)}, y una copia tiene como máximo ${formatBytes(most)}. Elige una copia de Two Dozen.`,
  fault: {
    empty: 'Este archivo está vacío. Cópialo otra vez o guarda una copia nueva.',
    tooMany: 'Este archivo tiene demasiados datos para ser una copia.',
    tooDeep: 'Este archivo no tiene la forma de una copia de Two Dozen.',
    foreign: 'Esto no es una copia de Two Dozen.',
    oneMatch: 'Esto es una sola partida. Ábrela en Progreso, Partidas.',
    cutOff: 'El archivo está incompleto. Intenta copiarlo otra vez.',
    newer: 'Esta copia es de una versión más nueva de Two Dozen. Primero actualiza la app.',
    forbidden: 'Este archivo no es una copia válida.',
    altered: 'El archivo se modificó o se dañó.',
    malformed: 'Una parte del archivo no se puede leer.',
    double: 'El archivo tiene dos veces la misma mano o partida.',
    unlawful: 'Una partida del archivo no cumple las reglas de su juego.',
    unreadable: 'No se pudo leer el archivo.',
  },
  remind: {
    title: '¿Guardar una copia?',
    text: (hand, match) => {
      const parts = [...(hand > 0 ? [hands(hand)] : []), ...(match > 0 ? [matches(match)] : [])];
      return `Tienes ${list(parts.length > 0 ? parts : [hands(0)])} sin copia de seguridad.`;
    },
    action: 'Guardar copia',
  },
  unsaved: (hand) =>
    pick(hand, {
      one: 'Hay 1 mano sin copia de seguridad.',
      other: `Hay ${hands(hand)} sin copia de seguridad.`,
    }),
  saveBefore: 'Guardar copia antes',
};
