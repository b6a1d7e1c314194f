/** What home shows of the table: fetched once the first screen stands. */
export { default as AtTable } from './HomeAtTable.svelte';
export { default as Continue } from './HomeContinue.svelte';
export { askFirst } from './ask-first.ts';
export { default as Backup } from './HomeBackup.svelte';
export { runs } from '#lib/i18n/messages.ts';
