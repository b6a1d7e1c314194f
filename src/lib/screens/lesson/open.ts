/** Fetches the first hands. It lies between them and the first page, which would otherwise come with their style sheets. */
export const fetchLesson = () => import('./Lesson.svelte');
