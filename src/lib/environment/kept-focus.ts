/** Gives the focus to something, if it can have it; to words so that they are read aloud, and nothing can be pressed by mistake. */
function focus(element: HTMLElement): boolean {
  const areWords = element.tabIndex < 0 && !element.hasAttribute('tabindex');
  if (areWords) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  const has = document.activeElement === element;
  // Nothing is left of it, wherever the focus has been.
  const restore = () => element.removeAttribute('tabindex');
  if (areWords && has) element.addEventListener('blur', restore, { once: true });
  else if (areWords) restore();
  return has;
}

/**
 * Whatever has the focus may leave the page, or be of no more use there: the browser then forgets where one was, and who hears the page
 * begins anew at its top. From here on the focus goes to the heading nearest to what is gone, or to what it lay in, unless something else
 * is given it at once. What was only covered has it back.
 */
export function keepFocus(page = document.querySelector('.app') ?? document.body): void {
  /** What had the focus last, unless somebody let go of it, and what it lay in, from within outwards. */
  let held: readonly HTMLElement[] = [];
  /** The browser takes it from what can be pressed no more with its next frame only. */
  const isOff = () => held[0]?.matches(':disabled') ?? false;
  const isLost = () =>
    held[0] !== undefined &&
    (document.activeElement === document.body || (document.activeElement === held[0] && isOff()));

  function mend(): void {
    const there = held.filter((each) => page.contains(each));
    const back = there.slice(0, there[0] === held[0] && !isOff() ? 1 : 0);
    // From where a number goes no further it can still go back.
    const beside = there[0]?.closest('[data-steps]')?.querySelectorAll<HTMLElement>('button:enabled') ?? [];
    const headings = there.flatMap((place) => [...place.querySelectorAll<HTMLElement>('h1, h2, h3')]);
    if (isLost()) [...back, ...beside, ...headings, ...there].some(focus);
  }

  page.addEventListener('focusin', (event) => {
    held = [];
    for (let each = event.target as HTMLElement | null; each; each = each.parentElement)
      held = [...held, each];
  });
  page.addEventListener('focusout', (event) => {
    queueMicrotask(() => {
      // What is there and could have it was let go of.
      if (
        isLost() &&
        held[0] === event.target &&
        held[0]?.matches(':not(:disabled, [inert] *)') &&
        page.contains(held[0])
      )
        held = [];
    });
  });
  new MutationObserver(() => {
    if (isLost()) requestAnimationFrame(mend);
  }).observe(page, { subtree: true, childList: true, attributeFilter: ['disabled', 'inert'] });
}
