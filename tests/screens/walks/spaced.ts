// Whoever reads words better with more room round them may have it, and loses nothing (WCAG 1.4.12). Figures on cards and keys are drawn as pictures are.
const MARK = 'data-spaced';
const ROOM = `[${MARK}] { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p[${MARK}] { margin-bottom: 2em !important }`;

/** What still loses something at so many pixels of width: lines that run into a key or a figure, or out of a zone by some pixels. It may only get shorter. */
export const LOSES: ReadonlyMap<string, readonly number[]> = new Map([
  ['Contest four at four edges', [1280]],
  ['Knock two, a claim, and the seconds for it', [1280]],
  ['Slap four, the odd one out names', [1280]],
  ['Slap four, right by a verdict that was changed', [1280]],
  ['Slap two, ended early, and one was ahead', [1280]],
  ['Standing standing, two, one asks for other cards', [390]],
  ['Standing standing, four, right', [1280]],
  ['Standing standing, Knock, two, a claim, and the seconds for it', [390, 1280]],
  ['Standing standing, Knock, four, a claim, and the seconds for it', [390]],
]);

/** Whether an element has words of its own, in the letters of the device. */
function hasWords(element: Element): boolean {
  const says = [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
  );
  return says && !/^['"]?Two Dozen Numerals/.test(getComputedStyle(element).fontFamily);
}

/** Gives all words that room; what comes back takes it from them. */
export function spaceOut(): () => void {
  const style = document.createElement('style');
  style.textContent = ROOM;
  const words = [...document.querySelectorAll('body :not(svg *)')].filter(hasWords);
  for (const element of words) element.setAttribute(MARK, '');
  document.head.append(style);
  return () => {
    style.remove();
    for (const element of words) element.removeAttribute(MARK);
  };
}
