import { wordsOf } from '#lib/i18n/game-words.ts';
import { about } from '#lib/i18n/messages.ts';

/** The games that have a page of their own: practice and those at the table. */
export const GAMES_SHOWN = ['practice', 'slap', 'knock', 'contest', 'fours', 'kings'] as const;
export type GameShown = (typeof GAMES_SHOWN)[number];

export const gameName = (game: GameShown): string =>
  game === 'practice' ? about.practice : wordsOf(game).name;
export const pageTitle = (game: GameShown): string =>
  game === 'practice' ? about.howToMake : about.howToPlay(wordsOf(game).name);
