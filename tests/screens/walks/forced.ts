// Where the device has colours of its own, a ground that keeps its own colours does not go with words that do not.
import { isPainted } from './overlaps.ts';

const keepsColours = (element: Element): boolean =>
  getComputedStyle(element).getPropertyValue('forced-color-adjust') === 'none';

/** A line for all words over a ground that keeps its colours, which are given other colours themselves. */
export function forcedOver(): readonly string[] {
  const grounds = [...document.querySelectorAll('body :not(svg *)')]
    .filter((element) => keepsColours(element) && element.checkVisibility({ visibilityProperty: true }))
    .map((ground) => ground.getBoundingClientRect());
  if (grounds.length === 0) return [];
  const root = document.querySelector('dialog[open]') ?? document.body;
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const found: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const words = text.parentElement;
    if (!words?.checkVisibility({ visibilityProperty: true }) || words.closest('.unseen')) continue;
    range.selectNodeContents(text);
    const { left, right, top, bottom, width } = range.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const isOver = grounds.some((at) => at.left < x && x < at.right && at.top < y && y < at.bottom);
    if (width === 0 || !isOver || keepsColours(words)) continue;
    // A pad may lie over the ground.
    const ground = document.elementsFromPoint(x, y).find(isPainted);
    if (ground && keepsColours(ground))
      found.push(
        `“${(text.nodeValue ?? '').trim().slice(0, 30)}” is forced to other colours than its ground`,
      );
  }
  return found;
}
