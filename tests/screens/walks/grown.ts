// Words grow with what the reader's browser is set to, and nothing scrolls that could as well stand still.

/** From here on words are large as they are, or sized by the box they stand in. */
const LARGE = 22;
/** So much larger at least where words are twice as large. */
const LEAST = 1.5;
/** Less than a line is no more to be seen by scrolling. */
const HAIR = 2;

const UNSEEN = '.unseen, .picture, noscript, svg';
/** What is drawn, and what stands on a card, a tile or a table, has the size of its box; so has a table with a column for each who sits there. */
const SIZED = `${UNSEEN}, [data-place], .card.num, .hole, .mini, .fan, .castles, .tile, .flat, main.stand, .seat-table`;

/** How large each element's own words are. */
export function sizesOfWords(but = SIZED): ReadonlyMap<Element, number> {
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const sizes = new Map<Element, number>();
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const element = text.parentElement;
    if (!element || text.nodeValue?.trim() === '' || element.closest(but)) continue;
    if (element.checkVisibility({ visibilityProperty: true }))
      sizes.set(element, parseFloat(getComputedStyle(element).fontSize));
  }
  return sizes;
}

/** Smaller than this, in CSS pixels, nothing is read. */
const SMALLEST = 12;

/** A line for all words that are too small to read, at whatever size of words. */
export const tiny = (): readonly string[] => [
  ...new Set(
    [...sizesOfWords(UNSEEN)]
      .filter(([, size]) => size < SMALLEST - 0.05)
      .map(
        ([element, size]) => `“${element.textContent.trim().slice(0, 30)}” is ${size.toFixed(1)} px small`,
      ),
  ),
];

/** A line for all words of a size that stay small. */
export function ungrown(before: ReadonlyMap<Element, number>): readonly string[] {
  const found = new Set<string>();
  for (const [element, size] of sizesOfWords()) {
    const usual = before.get(element);
    if (usual !== undefined && usual < LARGE && size < LEAST * usual)
      found.add(
        `“${element.textContent.trim().slice(0, 30)}” grows from ${usual} to ${size.toFixed(1)} px alone`,
      );
  }
  return [...found];
}

/** A line for each part that is higher than its place by next to nothing. */
export function hairs(): readonly string[] {
  const root = document.documentElement;
  const parts = [root, ...document.querySelectorAll('.app, .app *')].filter(
    (element) => element === root || /auto|scroll/.test(getComputedStyle(element).overflowY),
  );
  return parts.flatMap((element) => {
    const over = element.scrollHeight - element.clientHeight;
    const most = element === root ? Infinity : HAIR;
    return over > 0 && over < most
      ? [`<${element.tagName} ${element.classList[0] ?? ''}> scrolls by ${over} px`]
      : [];
  });
}
