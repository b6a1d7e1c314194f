// What ends a sheet is in sight however long the sheet is, and all of it is reached by keys as well as by a finger. No words are cut off where they begin.

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

/** What may stick out of a box that hides it: a line is a little higher than its letters, in parts of its height. */
const LEADING = 0.08;
const SLACK = 3;

/** What hides whatever sticks out of it, if that is the first thing round these words that lets nothing stick out. */
function hiderOf(words: Element): Element | null {
  let round: Element | null = words;
  while (round && getComputedStyle(round).overflowY === 'visible') round = round.parentElement;
  if (!round || round === document.body) return null;
  const { overflowY, textOverflow } = getComputedStyle(round);
  return overflowY === 'hidden' && textOverflow !== 'ellipsis' ? round : null;
}

/** A line for all words that are cut off. What sticks out where a box begins adds nothing to the height that its contents have. */
export function cutOff(): readonly string[] {
  const found: string[] = [];
  const range = document.createRange();
  const root = document.querySelector('dialog[open]') ?? document.body;
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const words = text.parentElement;
    if (!words?.checkVisibility({ visibilityProperty: true }) || words.closest('.unseen')) continue;
    const box = hiderOf(words)?.getBoundingClientRect();
    if (!box) continue;
    range.selectNodeContents(text);
    const isCut = [...range.getClientRects()].some(({ left, top, right, bottom, width, height }) => {
      const slack = SLACK + LEADING * Math.min(width, height);
      return Math.min(left - box.left, top - box.top, box.right - right, box.bottom - bottom) < -slack;
    });
    if (isCut) found.push(`“${(text.nodeValue ?? '').trim().slice(0, 30)}” is cut off`);
  }
  return found;
}
