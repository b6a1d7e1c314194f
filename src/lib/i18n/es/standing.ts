import type { standing as english } from '../en/standing.ts';
import type { Words } from '../wording.ts';
import { amount, list, pick } from './forms.ts';

export const standing: Words<typeof english> = {
  title: 'Cómo terminó',
  won: (name) => `Gana ${name}`,
  shared: (names) => `Empate: ${list(names)}`,
  stopped: 'Terminada antes',
  table: 'Resultados',
  sets: 'Manos ganadas',
  fastest: 'Más rápida',
  none: '–',
  noneSpoken: 'ninguna',
  best: (name, set) => `El toque más rápido fue de ${name}, en la mano ${set}.`,
  missed: (count) =>
    pick(count, {
      one: '1 mano tenía solución y nadie la encontró.',
      other: `${amount(count, 'mano', 'manos')} tenían solución y nadie la encontró.`,
    }),
  practise: (count) => pick(count, { one: 'Practicarla', other: 'Practicarlas' }),
  again: 'Jugar otra vez',

  together: {
    matches: (count) => amount(count, 'partida', 'partidas'),
    table: (game) => `${game}, todas las partidas`,
    name: 'Nombre',
    played: 'Jugadas',
    won: 'Ganadas',
    best: (name, date) => `${name}, ${date}`,
    look: (what) => `${what}, repetición`,
    reading: 'Leyendo las partidas…',
    failed: 'No pudimos leer las partidas. Siguen guardadas.',
    retry: 'Reintentar',
    note: 'Partidas de dos o más, completas o terminadas antes. Un empate cuenta como victoria para cada quien.',
    empty: {
      title: 'Todavía no hay nada',
      text: 'Termina una partida de dos o más y aquí verás los totales de todos.',
      action: 'Ir a la mesa',
    },
  },
};
