import { wordsFor } from '#lib/i18n/page-words.ts';
import type { LayoutLoad } from './$types';

export const prerender = true;
export const trailingSlash = 'never';

const PRACTISING: readonly (string | null)[] = ['/practice', '/today', '/solve', '/ways'];

/** Before a page is shown its words are there, in the language of whoever reads it. */
export const load: LayoutLoad = async ({ route: { id } }) => {
  const isWorded =
    id === '/'
      ? await wordsFor('first')
      : PRACTISING.includes(id)
        ? await wordsFor('first', 'practice')
        : await wordsFor('first', 'practice', 'rooms', 'tables');
  return { isWorded };
};
