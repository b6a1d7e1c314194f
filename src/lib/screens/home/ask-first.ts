import type { App } from '#lib/app/app.ts';
import type { WarmUp } from '#lib/practice/warm-up.ts';

let found: WarmUp | null = null;

/** What to warm up with, once it was asked. */
export const warmUpFound = (): WarmUp | null => found;

/** Asks for it before any of this is shown, so that nothing moves. Where its code cannot be fetched there is nothing. */
export async function askFirst(app: App): Promise<void> {
  found = await app
    .practice()
    .then(({ tables }) => tables.warmUp())
    .catch((fault: unknown) => {
      app.safety.note(fault);
      return null;
    });
}
