import { wordsFor } from '#lib/i18n/page-words.ts';

/** Fetches the first hands. It lies between them and the first page, which would otherwise come with their style sheets. */
export const fetchLesson = async () => {
  await wordsFor('practice');
  return import('./Lesson.svelte');
};
