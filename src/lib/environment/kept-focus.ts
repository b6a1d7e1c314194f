/** It is there no more, or nobody can reach it as it is. */
const isGone = (element: Element): boolean =>
  !element.isConnected || element.matches(':disabled') || element.closest('[inert]') !== null;

/** An element and all that it lies in, from within outwards. */
function around(element: Element): readonly Element[] {
  const found: Element[] = [];
  for (let each: Element | null = element; each; each = each.parentElement) found.push(each);
  return found;
}

/** Gives the focus to words, so that they are read aloud and nothing can be pressed by mistake; under a sheet there is none to be had. */
function focus(words: HTMLElement): boolean {
  words.tabIndex = -1;
  words.focus({ preventScroll: true });
  return document.activeElement === words;
}

/**
 * Whatever has the focus may leave the page, or be of no more use there: the browser then forgets where one was, and who hears the page
 * begins anew at its top. From here on the focus goes to the heading nearest to what is gone, or to what it lay in, unless something else
 * is given it at once. What was only covered has it back. Answers what ends this.
 */
export function keepFocus(page: HTMLElement): () => void {
  /** What had the focus last, unless somebody let go of it, and what it lay in. */
  let held: readonly Element[] = [];

  function mend(): void {
    const [last] = held;
    if (!last || document.activeElement !== document.body) return;
    if (!isGone(last)) return (last as HTMLElement).focus({ preventScroll: true });
    const places = held.filter((each) => page.contains(each)) as readonly HTMLElement[];
    const headings = places.flatMap((place) => [...place.querySelectorAll<HTMLElement>('h1, h2, h3')]);
    [...headings, ...places].some(focus);
  }

  page.addEventListener('focusin', ({ target }) => (held = around(target as Element)));
  page.addEventListener('focusout', ({ target, relatedTarget }) => {
    if (!relatedTarget)
      queueMicrotask(() => {
        if (document.activeElement === document.body && held[0] === target && !isGone(held[0])) held = [];
      });
  });
  const observer = new MutationObserver(() => {
    if (held[0] && document.activeElement === document.body) requestAnimationFrame(mend);
  });
  observer.observe(page, { subtree: true, childList: true, attributeFilter: ['disabled', 'inert'] });
  return () => observer.disconnect();
}
