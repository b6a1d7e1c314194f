// What ends a sheet is in sight however long the sheet is, and all of it is reached by keys as well as by a finger.

/** A line for all that ends the sheet that is open and lies below what is seen of it. */
export function outOfSight(): readonly string[] {
  const sheet = document.querySelector('dialog[open]');
  if (!sheet) return [];
  const edge = Math.min(sheet.getBoundingClientRect().bottom, innerHeight);
  const end = sheet.querySelector('.end') ?? sheet;
  return [...end.querySelectorAll('.button.primary, .actions > *')]
    .filter((button) => button.getBoundingClientRect().bottom > edge + 0.5)
    .map((button) => `“${button.textContent.trim()}” is out of sight`);
}

/** A line for each part of a sheet that scrolls and has nothing in it that takes the focus. */
export const outOfReach = (): readonly string[] =>
  [...document.querySelectorAll<HTMLElement>('dialog[open], dialog[open] *')]
    .filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowY))
    .filter((part) => part.scrollHeight > part.clientHeight + 1 && part.tabIndex < 0)
    .filter((part) => !part.querySelector('a, button, input, select, textarea, summary, [tabindex="0"]'))
    .map((part) => `<${part.className}> is scrolled by no key`);
