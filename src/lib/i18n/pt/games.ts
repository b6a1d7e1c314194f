import type { Words } from '../wording.ts';
import type { GameId } from '#lib/games/registry.ts';
import type {
  GameWords,
  games as english,
  gameNames as englishNames,
  otherGame as englishOther,
} from '../en/games.ts';
import { formatScore, formatTime } from '../format.ts';
import { amount, pick } from './forms.ts';

const rounds = (count: number) => amount(count, 'rodada', 'rodadas');
const IN_SETS: Pick<GameWords, 'played' | 'next'> = {
  played: (count) => amount(count, 'mão', 'mãos'),
  next: (number) => `Mão ${number}`,
};

export const games: Words<typeof english> = {
  slap: {
    ...IN_SETS,
    name: 'Tapa',
    score: 'Cartas restantes',
    points: 'Mãos ganhas',
    best: { name: 'Tapa mais rápido', print: formatTime },
  },
  knock: {
    ...IN_SETS,
    name: 'Batida',
    score: 'Cartas ganhas',
    points: 'Cartas ganhas',
    best: { name: 'Batida mais rápida', print: formatTime },
  },
  contest: {
    name: 'Disputa',
    score: 'Pontos',
    played: rounds,
    next: (number) => `Rodada ${number}`,
    points: 'Pontos',
    best: { name: 'Mais rodadas seguidas', print: rounds },
  },
  kings: {
    name: 'Reis',
    score: 'Pontos',
    played: (count) => amount(count, 'jogo', 'jogos'),
    next: (number) => `Jogo ${number}`,
    points: 'Pontos',
    best: {
      name: 'Melhor mão',
      print: (points) => `${formatScore(points)} ${pick(points, { one: 'ponto', other: 'pontos' })}`,
    },
  },
  fours: {
    name: 'Quatro quatros',
    score: 'Pontos',
    unscoredAlone: true,
    played: rounds,
    next: (number) => `Rodada ${number}`,
    points: 'Pontos',
    best: { name: 'Tabuleiro mais longo', print: (cards) => amount(cards, 'carta', 'cartas') },
  },
};

export const otherGame: Words<typeof englishOther> = {
  ...IN_SETS,
  score: 'Pontuação',
  points: 'Pontuação',
  best: { name: 'Melhor', print: String },
};

export const gameNames: Words<typeof englishNames> = Object.fromEntries(
  Object.entries(games).map(([id, { name }]) => [id, name]),
) as Readonly<Record<GameId, string>>;
