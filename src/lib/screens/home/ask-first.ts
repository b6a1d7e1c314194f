import type { App } from '#lib/app/app.ts';
import type { WarmUp } from '#lib/practice/warm-up.ts';
import type { Amount } from '#lib/preferences/backup-keeper.svelte.ts';

type Asked = Pick<App, 'practice' | 'backups' | 'safety'>;

let found: WarmUp | null = null;
let unsaved: Amount | null = null;

/** What to warm up with, once it was asked. */
export const warmUpFound = (): WarmUp | null => found;

/** How much has no copy, where one is to be reminded of that now. */
export const unsavedFound = (): Amount | null => unsaved;

/** Asks for all of it before any of this is shown, so that nothing moves. What cannot be fetched is not there. */
export async function askFirst({ practice, backups, safety }: Asked): Promise<void> {
  const orNull = (fault: unknown) => {
    safety.note(fault);
    return null;
  };
  [found, unsaved] = await Promise.all([
    practice()
      .then(({ tables }) => tables.warmUp())
      .catch(orNull),
    backups()
      .then((keeper) => keeper.remind())
      .catch(orNull),
  ]);
}
