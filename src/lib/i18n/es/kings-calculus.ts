import type { FormationKind, FormationName } from '#lib/games/kings/calculus/formations.ts';
import type { kingsCalculus as english } from '../en/kings-calculus.ts';
import { formatScore } from '../format.ts';
import type { Words } from '../wording.ts';

/** Names of our own for the published ones; "Omar Par" and "Gaspar Impar" rhyme as "Even Steven" and "Odd Todd" do. */
const NAMES: Readonly<Record<FormationName, Readonly<Record<FormationKind, string>>>> = {
  kingdom: { full: 'Reino', super: 'Súper Reino', half: 'Medio Reino' },
  southie: { full: 'Sureño', super: 'Súper Sureño', half: 'Medio Sureño' },
  evenSteven: { full: 'Omar Par', super: 'Súper Omar', half: 'Medio Omar' },
  oddTodd: { full: 'Gaspar Impar', super: 'Súper Gaspar', half: 'Medio Gaspar' },
  acesHigh: { full: 'Ases Altos', super: 'Súper Ases', half: 'Medios Ases' },
  specialCase: { full: 'Caso Especial', super: 'Súper Caso', half: 'Medio Caso' },
  luckySevens: { full: '7 de la Suerte', super: 'Súper 7', half: 'Medios 7' },
  royalty: { full: 'Realeza Pura', super: 'Súper Realeza', half: 'Media Realeza' },
};

const castle = (index: number): string => `K${'₁₂₃₄'[index] ?? ''}`;
const FACTORS: Readonly<Record<number, string>> = { 1: '½', 2: '', 4: '2', 6: '3' };

type Formula = Parameters<(typeof english)['formula']>[0];

function written({ measure, factor }: Formula, [one = '', other = '']: readonly string[], times: string) {
  const taken = FACTORS[factor] ?? '';
  if (measure === 'one') return taken === '' ? one : `${taken}${times}${one}`;
  const both = [one, measure === 'sum' ? '+' : '−', other].join('\u00a0');
  return taken === '' ? both : `${taken}${times}(${both})`;
}

export const kingsCalculus: Words<typeof english> = {
  castle,
  formation: (name, kind) => NAMES[name][kind],
  measured: (formula) => written(formula, formula.castles.map(castle), '\u00a0'),
  formula: (formula) =>
    `${written(formula, formula.castles.map(castle), '\u00a0')} = ${written(formula, formula.worths.map(String), '\u00a0×\u00a0')}`,

  called: (name) => `Cantó ${name}.`,
  calledWrong: (name) => `${name} cantó mal.`,
  plain: (name) => `Puntúa ${name}.`,
  best: 'El mejor arreglo:',
  own: 'Tu propio arreglo:',
  then: 'Con los castillos como estaban entonces.',
  ownSame: 'tan bueno como el mejor',
  ownSum: 'El tuyo suma',
  ownLess: 'cuenta el mejor',

  pointer: 'Puntero',
  loose: 'Cartas sueltas',
  spared: 'Perdonadas',
  why: {
    noHarm: 'Sin daño no hay falta',
    twoKings: 'dos reyes perdonan todas',
    oneKing: 'un rey perdona una',
  },
  kings: 'Reyes',
  free: 'no restan',
  sum: (ranks) => (ranks.length === 1 ? '' : ranks.join(' + ')),
  noLoose: 'sin cartas sueltas',
  worked: (points) =>
    points
      .map(
        (each, at) =>
          `${at === 0 ? '' : each < 0 ? ' − ' : ' + '}${formatScore(at === 0 ? each : Math.abs(each))}`,
      )
      .join(''),
  worths: 'Lo que valen los castillos',
  points: formatScore,
  line: (title, points, cards) => `${title}, ${points}: ${cards.join(', ')}`,

  arrange: 'Ordenar a\u00a0mano',
  tap: 'Toca cartas que formen una mano, o una como Puntero.',
  hand: 'Tus cartas',
  together: (name, points) => `Juntar: ${name}, ${points}`,
  nothing: (count) =>
    count < 3 ? 'Dos cartas no forman una mano.' : 'Estas cartas no forman una mano aquí.',
  point: (points) => `Puntero: ${points}`,
  apart: (name) => `Separar ${name}`,
  keep: (points) => `Dejarlo así: ${points}`,
  bestOne: 'Usar el mejor',
  next: (name) => `Siguiente: ${name}`,
  sheet: 'Hoja de puntos',
  seats: 'Quiénes puntúan',

  after: (game, games) => (games === 1 ? 'Los puntos' : `Después del juego ${game} de ${games}`),
  table: 'Puntos de todos los juegos',
  game: (game) => `Juego ${game}`,
  total: 'Total',
  notYet: 'por jugar',
  travel: 'Los puntos se acumulan.',
  amend: 'Toca una cifra para corregirla.',
  amendOne: (name, game, points) => `${name}, juego ${game}: ${points}. Corregir`,
  amendTitle: (name, game) => `${name}, juego ${game}`,
  amendLabel: 'Puntos',
  amendHint: 'Usa ½ o ,5 para un medio, y un menos para bajar de cero.',
  amendFault: 'Escribe un número entero o con medio, hasta 1000.',
  half: '½',
  minus: '−',
  minusLabel: 'cambiar signo',
  save: 'Guardar',
  turn: (name) => `${name} es la Banca`,
  turnText: (game) => `Ahora saca los castillos del juego ${game}.`,
  playGame: (game) => `Juego ${game}`,
  end: 'Ver el resultado',
};
