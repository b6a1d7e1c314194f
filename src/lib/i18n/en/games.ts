import type { GameId } from '#lib/games/registry.ts';
import { formatPlural, formatPoints } from '../format.ts';
import { formatTime } from '../format.ts';

/** What is said of a game wherever its matches stand beside those of others. */
export interface GameWords {
  readonly name: string;
  /** What the scores of a match count. */
  readonly score: string;
  /** Alone it is turns that count, and lists, which know the points alone, tell none. */
  readonly unscoredAlone?: true;
  /** How much has been played of a match that is over. */
  readonly played: (count: number) => string;
  /** Where a match goes on; counted from 1. */
  readonly next: (number: number) => string;
  /** What is added up over all matches. */
  readonly points: string;
  /** What the best of all matches is the best in, and how it is printed. */
  readonly best: { readonly name: string; readonly print: (value: number) => string };
}

const IN_SETS: Pick<GameWords, 'played' | 'next'> = {
  played: (count) => formatPlural(count, 'deal', 'deals'),
  next: (number) => `Deal ${number}`,
};

/** A row for each game. */
export const games: Readonly<Record<GameId, GameWords>> = {
  slap: {
    ...IN_SETS,
    name: 'Slap',
    score: 'Cards left',
    points: 'Deals won',
    best: { name: 'Fastest slap', print: formatTime },
  },
  knock: {
    ...IN_SETS,
    name: 'Knock',
    score: 'Cards won',
    points: 'Cards won',
    best: { name: 'Fastest knock', print: formatTime },
  },
  contest: {
    name: 'Contest',
    score: 'Points',
    played: (count) => formatPlural(count, 'round', 'rounds'),
    next: (number) => `Round ${number}`,
    points: 'Points',
    best: { name: 'Most rounds in a row', print: (count) => formatPlural(count, 'round', 'rounds') },
  },
  kings: {
    name: 'Kings',
    score: 'Points',
    played: (count) => formatPlural(count, 'game', 'games'),
    next: (number) => `Game ${number}`,
    points: 'Points',
    best: {
      name: 'Best hand',
      print: (points) => formatPoints(points, 'point', 'points'),
    },
  },
  fours: {
    name: 'Four Fours',
    score: 'Points',
    unscoredAlone: true,
    played: (count) => formatPlural(count, 'round', 'rounds'),
    next: (number) => `Round ${number}`,
    points: 'Points',
    best: { name: 'Longest board', print: (cards) => formatPlural(cards, 'card', 'cards') },
  },
};

/** A game that this version does not know has its id for a name. */
export const otherGame: Omit<GameWords, 'name'> = {
  ...IN_SETS,
  score: 'Score',
  points: 'Score',
  best: { name: 'Best', print: String },
};

/** What each game is called. */
export const gameNames = Object.fromEntries(
  Object.entries(games).map(([id, { name }]) => [id, name]),
) as Readonly<Record<GameId, string>>;
