import type { GameId } from '#lib/games/registry.ts';
import { formatList, formatPlural } from '../format.ts';

const SCORES: Readonly<Record<GameId, string>> = { slap: 'Cards left', knock: 'Cards won' };

/** How a match ended, and what it came to. */
export const standing = {
  title: 'How it ended',
  won: (name: string) => `${name} wins`,
  shared: (names: readonly string[]) => `${formatList(names)} share it`,
  stopped: 'Stopped as it stood',
  table: 'What each came to',
  /** What a score counts, by game. */
  score: SCORES as Readonly<Record<string, string | undefined>>,
  scoreOther: 'Score',
  sets: 'Sets won',
  fastest: 'Fastest',
  none: '–',
  noneSpoken: 'none',
  best: (name: string, set: number) => `${name} was the fastest of all, in set ${set}.`,
  missed: (count: number) =>
    `${formatPlural(count, 'deal', 'deals')} could be made, and nobody found out how.`,
  practise: (count: number) => (count === 1 ? 'Practise it' : 'Practise these'),
  replay: 'Look back',
  again: 'Another match',
};
