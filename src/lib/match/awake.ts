import { SIGNAL_WINDOW } from '#lib/games/table/signals.ts';
import type { Environment } from '#lib/environment/environment.ts';

/** How often it waits again for a page that stands still: one that always does must go on all the same. */
const TRIES = 8;

/**
 * Calls back after a window in which the page could hear of touches. If that window came to an end late, the page stood still in it and what
 * people did meanwhile is still to be heard of, so another one is waited for. The answer calls it off.
 */
export function afterAwake(
  environment: Pick<Environment, 'after' | 'monotonic'>,
  callback: () => void,
  tries = TRIES,
): () => void {
  const { after, monotonic } = environment;
  const from = monotonic();
  let cancel = after(SIGNAL_WINDOW, () => {
    const stoodStill = monotonic() - from > 2 * SIGNAL_WINDOW;
    if (stoodStill && tries > 1) cancel = afterAwake(environment, callback, tries - 1);
    else callback();
  });
  return () => cancel();
}
