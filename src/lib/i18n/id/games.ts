import type { Words } from '../wording.ts';
import type { GameId } from '#lib/games/registry.ts';
import type {
  GameWords,
  gameNames as englishNames,
  games as english,
  otherGame as englishOther,
} from '../en/games.ts';
import { formatCount, formatScore, formatTime } from '../format.ts';

const IN_SETS: Pick<GameWords, 'played' | 'next'> = {
  played: (count) => `${formatCount(count)} soal`,
  next: (number) => `Soal ${number}`,
};
const rounds = (count: number) => `${formatCount(count)} ronde`;

export const games: Words<typeof english> = {
  slap: {
    ...IN_SETS,
    name: 'Tepuk',
    score: 'Sisa kartu',
    points: 'Soal didapat',
    best: { name: 'Tepukan tercepat', print: formatTime },
  },
  knock: {
    ...IN_SETS,
    name: 'Ketuk',
    score: 'Kartu didapat',
    points: 'Kartu didapat',
    best: { name: 'Ketukan tercepat', print: formatTime },
  },
  contest: {
    name: 'Lomba',
    score: 'Poin',
    played: rounds,
    next: (number) => `Ronde ${number}`,
    points: 'Poin',
    best: { name: 'Ronde beruntun terbanyak', print: rounds },
  },
  kings: {
    name: 'Raja',
    score: 'Poin',
    played: (count) => `${formatCount(count)} permainan`,
    next: (number) => `Permainan ${number}`,
    points: 'Poin',
    best: { name: 'Kartu terbaik', print: (points) => `${formatScore(points)} poin` },
  },
  fours: {
    name: 'Empat Empat',
    score: 'Poin',
    unscoredAlone: true,
    played: rounds,
    next: (number) => `Ronde ${number}`,
    points: 'Poin',
    best: { name: 'Papan terpanjang', print: (cards) => `${formatCount(cards)} kartu` },
  },
};

export const otherGame: Words<typeof englishOther> = {
  ...IN_SETS,
  score: 'Skor',
  points: 'Skor',
  best: { name: 'Terbaik', print: String },
};

export const gameNames: Words<typeof englishNames> = Object.fromEntries(
  Object.entries(games).map(([id, { name }]) => [id, name]),
) as Readonly<Record<GameId, string>>;
