// What ends a sheet is in sight however long the sheet is: nobody scrolls to find out how to go on.

/** What ends the sheet that is open and lies below what is seen of it. */
export function outOfSight(): readonly string[] {
  const sheet = document.querySelector('dialog[open]');
  if (!sheet) return [];
  const edge = Math.min(sheet.getBoundingClientRect().bottom, innerHeight);
  const end = sheet.querySelector('.end') ?? sheet;
  return [...end.querySelectorAll('.button.primary, .actions > *')]
    .filter((button) => button.getBoundingClientRect().bottom > edge + 0.5)
    .map((button) => `“${button.textContent.trim()}” is out of sight`);
}
