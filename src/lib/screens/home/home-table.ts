import type { App } from '#lib/app/app.ts';
import type { WarmUp as Hands } from '#lib/practice/warm-up.ts';

/** What home shows of the table: fetched once the first screen stands. */
export { default as AtTable } from './HomeAtTable.svelte';
export { default as Backup } from './HomeBackup.svelte';
export { default as Continue } from './HomeContinue.svelte';
export { default as WarmUp } from './WarmUp.svelte';

/** What to warm up with, asked before any of this is shown, so that nothing moves. Where its code cannot be fetched there is nothing. */
export const warmUpOf = (app: App): Promise<Hands | null> =>
  app
    .practice()
    .then(({ tables }) => tables.warmUp())
    .catch(() => null);
