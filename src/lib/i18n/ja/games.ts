import type { Words } from '../wording.ts';
import type { GameId } from '#lib/games/registry.ts';
import type {
  GameWords,
  gameNames as englishNames,
  games as english,
  otherGame as otherEnglish,
} from '../en/games.ts';
import { formatCount, formatScore, formatTime } from '../format.ts';

const IN_SETS: Pick<GameWords, 'played' | 'next'> = {
  played: (count) => `${formatCount(count)}回`,
  next: (number) => `${number}回目`,
};
const IN_ROUNDS: Pick<GameWords, 'played' | 'next'> = {
  played: (count) => `${formatCount(count)}ラウンド`,
  next: (number) => `第${number}ラウンド`,
};

export const games: Words<typeof english> = {
  slap: {
    ...IN_SETS,
    name: 'スラップ',
    score: '残りのカード',
    points: '勝ち数',
    best: { name: '最速のスラップ', print: formatTime },
  },
  knock: {
    ...IN_SETS,
    name: 'ノック',
    score: '取ったカード',
    points: '取ったカード',
    best: { name: '最速のノック', print: formatTime },
  },
  contest: {
    ...IN_ROUNDS,
    name: 'コンテスト',
    score: '得点',
    points: '得点',
    best: { name: '最多連勝', print: (count) => `${formatCount(count)}ラウンド` },
  },
  kings: {
    name: 'キングス',
    score: '得点',
    played: (count) => `${formatCount(count)}ゲーム`,
    next: (number) => `第${number}ゲーム`,
    points: '得点',
    best: { name: '最高の手札', print: (points) => `${formatScore(points)}点` },
  },
  fours: {
    ...IN_ROUNDS,
    name: '4つの4',
    score: '得点',
    unscoredAlone: true,
    points: '得点',
    best: { name: '最長のボード', print: (cards) => `${formatCount(cards)}枚` },
  },
};

export const otherGame: Words<typeof otherEnglish> = {
  ...IN_SETS,
  score: 'スコア',
  points: 'スコア',
  best: { name: '最高', print: String },
};

export const gameNames: Words<typeof englishNames> = Object.fromEntries(
  Object.entries(games).map(([id, { name }]) => [id, name]),
) as Readonly<Record<GameId, string>>;
