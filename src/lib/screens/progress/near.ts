import type { Attachment } from 'svelte/attachments';

/** Told whether a part of a long list comes near the screen; one that has the focus stays. */
export const near =
  (tell: (isNear: boolean, height: number) => void): Attachment<HTMLElement> =>
  (part) => {
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        const isHeld = part.contains(document.activeElement);
        tell(entry.isIntersecting || isHeld, part.offsetHeight);
      },
      { root: part.closest('.app'), rootMargin: '1200px 0px' },
    );
    watch.observe(part);
    return () => watch.disconnect();
  };
