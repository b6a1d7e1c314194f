import type { Words } from '../wording.ts';
import type { GameId } from '#lib/games/registry.ts';
import type {
  GameWords,
  gameNames as englishNames,
  games as english,
  otherGame as other,
} from '../en/games.ts';
import { formatCount, formatScore, formatTime } from '../format.ts';

const IN_DEALS: Pick<GameWords, 'played' | 'next'> = {
  played: (count) => `${formatCount(count)} 题`,
  next: (number) => `第 ${number} 题`,
};
const IN_ROUNDS: Pick<GameWords, 'played' | 'next'> = {
  played: (count) => `${formatCount(count)} 轮`,
  next: (number) => `第 ${number} 轮`,
};

export const games: Words<typeof english> = {
  slap: {
    ...IN_DEALS,
    name: '拍二十四',
    score: '剩牌数',
    points: '赢的题数',
    best: { name: '最快一拍', print: formatTime },
  },
  knock: {
    ...IN_DEALS,
    name: '敲二十四',
    score: '赢牌数',
    points: '赢牌数',
    best: { name: '最快一敲', print: formatTime },
  },
  contest: {
    ...IN_ROUNDS,
    name: '擂台',
    score: '得分',
    points: '得分',
    best: { name: '最多连胜轮数', print: (count) => `${formatCount(count)} 轮` },
  },
  kings: {
    name: '国王',
    score: '得分',
    played: (count) => `${formatCount(count)} 局`,
    next: (number) => `第 ${number} 局`,
    points: '得分',
    best: { name: '最佳手牌', print: (points) => `${formatScore(points)} 分` },
  },
  fours: {
    ...IN_ROUNDS,
    name: '四个四',
    score: '得分',
    unscoredAlone: true,
    points: '得分',
    best: { name: '最长算式', print: (cards) => `${formatCount(cards)} 张牌` },
  },
};

export const otherGame: Words<typeof other> = {
  ...IN_DEALS,
  score: '比分',
  points: '比分',
  best: { name: '最佳', print: String },
};

export const gameNames: Words<typeof englishNames> = Object.fromEntries(
  Object.entries(games).map(([id, { name }]) => [id, name]),
) as Readonly<Record<GameId, string>>;
