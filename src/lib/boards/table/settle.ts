import type { Attachment } from 'svelte/attachments';

/** A double tap is over by then. */
export const SETTLE_MS = 600;

/**
 * What has just come is not touched by a finger that was meant for what lay here before: at first it takes neither presses nor keys, and a
 * press that began before is none. Then `[data-first]` in it has the focus.
 */
export const inertAtFirst: Attachment<HTMLElement> = (screen) => {
  screen.inert = true;
  const timer = setTimeout(() => {
    screen.inert = false;
    screen.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true });
  }, SETTLE_MS);
  return () => clearTimeout(timer);
};
