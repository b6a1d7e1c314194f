import type { App } from '#lib/app/app.ts';
import type { WarmUp } from '#lib/practice/warm-up.ts';
import type { Amount } from '#lib/preferences/backup-keeper.svelte.ts';

import type { Library } from '#lib/match/library.svelte.ts';

type Asked = Pick<App, 'practice' | 'backups' | 'matches' | 'safety'>;

let found: WarmUp | null = null;
let unsaved: Amount | null = null;
let library: Library | null = null;

/** What to warm up with, once it was asked. */
export const warmUpFound = (): WarmUp | null => found;

/** How much has no copy, where one is to be reminded of that now. */
export const unsavedFound = (): Amount | null => unsaved;

/** The matches, with what was played on other pages since. */
export const libraryFound = (): Library | null => library;

/** Asks for all of it before any of this is shown, so that nothing moves. What cannot be fetched is not there. */
export async function askFirst({ practice, backups, matches, safety }: Asked): Promise<void> {
  const orNull = (fault: unknown) => {
    safety.note(fault);
    return null;
  };
  [found, unsaved, library] = await Promise.all([
    practice()
      .then(({ tables }) => tables.warmUp())
      .catch(orNull),
    backups()
      .then((keeper) => keeper.remind())
      .catch(orNull),
    matches()
      .then(async (parts) => {
        await parts.library.load();
        return parts.library;
      })
      .catch(orNull),
  ]);
}
