import type { Words } from '../wording.ts';
import type { GameId } from '#lib/games/registry.ts';
import type {
  GameWords,
  games as english,
  gameNames as englishNames,
  otherGame as englishOther,
} from '../en/games.ts';
import { formatPoints, formatTime } from '../format.ts';
import { amount } from './forms.ts';

const rounds = (count: number) => amount(count, 'ronda', 'rondas');
const IN_SETS: Pick<GameWords, 'played' | 'next'> = {
  played: (count) => amount(count, 'mano', 'manos'),
  next: (number) => `Mano ${number}`,
};

export const games: Words<typeof english> = {
  slap: {
    ...IN_SETS,
    name: 'Palmada',
    score: 'Cartas restantes',
    points: 'Manos ganadas',
    best: { name: 'Palmada más rápida', print: formatTime },
  },
  knock: {
    ...IN_SETS,
    name: 'Golpe',
    score: 'Cartas ganadas',
    points: 'Cartas ganadas',
    best: { name: 'Golpe más rápido', print: formatTime },
  },
  contest: {
    name: 'Certamen',
    score: 'Puntos',
    played: rounds,
    next: (number) => `Ronda ${number}`,
    points: 'Puntos',
    best: { name: 'Más rondas seguidas', print: rounds },
  },
  kings: {
    name: 'Reyes',
    score: 'Puntos',
    played: (count) => amount(count, 'juego', 'juegos'),
    next: (number) => `Juego ${number}`,
    points: 'Puntos',
    best: {
      name: 'Mejor mano',
      print: (points) => formatPoints(points, 'punto', 'puntos'),
    },
  },
  fours: {
    name: 'Cuatro cuatros',
    score: 'Puntos',
    unscoredAlone: true,
    played: rounds,
    next: (number) => `Ronda ${number}`,
    points: 'Puntos',
    best: { name: 'Tablero más largo', print: (cards) => amount(cards, 'carta', 'cartas') },
  },
};

export const otherGame: Words<typeof englishOther> = {
  ...IN_SETS,
  score: 'Puntuación',
  points: 'Puntuación',
  best: { name: 'Mejor', print: String },
};

export const gameNames: Words<typeof englishNames> = Object.fromEntries(
  Object.entries(games).map(([id, { name }]) => [id, name]),
) as Readonly<Record<GameId, string>>;
