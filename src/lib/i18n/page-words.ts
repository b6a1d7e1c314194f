import { pageLanguage } from './language.ts';
import type { Moment } from './words.ts';

const laid = new Set<Moment>();

/**
 * Lays the words of the page's language that are needed next over the English ones; in English there is nothing to do. False where they
 * cannot be fetched: English says it then.
 */
export async function wordsFor(...moments: readonly Moment[]): Promise<boolean> {
  const language = pageLanguage();
  const missing = moments.filter((moment) => !laid.has(moment));
  if (language === 'en' || missing.length === 0) return true;
  try {
    const { layWords } = await import('./words.ts');
    // The page waits for all of them: what comes is said in its language, however late, though another piece does not come.
    const came = await Promise.allSettled(
      missing.map((moment) => layWords(language, moment).then(() => laid.add(moment))),
    );
    return came.every(({ status }) => status === 'fulfilled');
  } catch {
    return false;
  }
}
