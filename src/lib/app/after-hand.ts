import type { App } from './app.ts';
import type { PracticeParts } from './practice-parts.ts';

/**
 * What a finished hand sets in motion: the days and the figures are read anew, and with the first solved one the browser is asked to keep
 * the games. Answers how many are solved.
 */
export async function afterHand(
  { days, safety, preferences }: Pick<App, 'days' | 'safety' | 'preferences'>,
  { figures }: Pick<PracticeParts, 'figures'>,
): Promise<number> {
  await Promise.all([days.load(), figures.load()]);
  await safety.askOnce(preferences, figures.solved);
  return figures.solved;
}
