import { wordsOf } from '#lib/i18n/game-words.ts';
import { about, patternLessons } from '#lib/i18n/messages.ts';
import { inSigns } from '#lib/i18n/signs.ts';
import type { LessonId } from '#lib/practice/lesson-hands.ts';

/** The games that have a page of their own: practice and those at the table. */
export const GAMES_SHOWN = ['practice', 'slap', 'knock', 'contest', 'fours', 'kings'] as const;
export type GameShown = (typeof GAMES_SHOWN)[number];

export const shownGameName = (game: GameShown): string =>
  game === 'practice' ? about.practice : wordsOf(game).name;
export const pageTitle = (game: GameShown): string =>
  game === 'practice' ? about.howToMake : about.howToPlay(wordsOf(game).name);

/** A first game that is shown step by step: how many steps, what set-up is asked for a real one after it, and what shows it. */
export const GUIDED = {
  kings: {
    steps: 6,
    real: '&players=2&strictness=quick',
    load: () => import('#lib/boards/kings/guide/Guide.svelte'),
  },
};
/** The same of any game; nothing where it has none. */
export const guidedOf = (game: GameShown | null) =>
  game !== null && game in GUIDED ? GUIDED[game as keyof typeof GUIDED] : null;
/** The address of a step, from 1. */
export const guideAddress = (game: GameShown, step: number): string => `?game=${game}&step=${step}`;

/** A short lesson's name. Nothing in 4 × 6 says which way it runs: it stands in an isolate, which takes its way from what is in it. */
export const lessonName = (id: LessonId): string => `\u2068${inSigns(patternLessons.names[id])}\u2069`;
/** The address of a short lesson of practice; `first` are a newcomer's first hands. */
export const lessonAddress = (id: string): string => `?game=practice&lesson=${id}`;
/** What an address asks to be taught: a lesson by its name, or a hand to be explained; null for neither. */
export function lessonAskedOf(query: URLSearchParams) {
  const [lesson, hand] = [query.get('lesson'), query.get('explain')];
  if (lesson !== null) return { lesson };
  return hand === null ? null : { ranks: hand.split('-').map(Number) };
}
