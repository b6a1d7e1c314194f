// Which way things run on the page as it stands: sentences as their language does, sums and keys from the left, arrows the way that they lead.
import { ICONS } from '#lib/ui/icons.ts';

/** A line for each sentence from the right in which something Latin stands before the words that it follows. */
export function backwards(): readonly string[] {
  const found = new Set<string>();
  const texts = document.createTreeWalker(
    document.querySelector('.app') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  const range = document.createRange();
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { parentElement: parent, nodeValue: text } = node;
    const begin = text?.search(/[\p{L}\d]/u) ?? -1;
    if (!text || !/\p{Script=Arabic}/u.test(text.charAt(begin)) || !parent?.checkVisibility()) continue;
    if (parent.closest('.unseen') || isTurned(parent)) continue;
    const placeOf = (at: number) => {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect();
    };
    const first = placeOf(begin);
    for (const { index } of text.matchAll(/[a-z\d:.،؛؟!]/gi)) {
      if (index < begin) continue;
      const { left, top, bottom } = placeOf(index);
      const isBeside = Math.abs(top + bottom - first.top - first.bottom) < first.height;
      if (isBeside && left > first.left) found.add(`“${text.trim()}” runs from the left`);
    }
  }
  return [...found];
}

/** Arithmetic, the signs of numbers too: it runs from the left, wherever the words run. */
const SUMS = /[−(]*\d[\d.½)]*(?:[\s\u2066-\u2069]*[+−×÷=][\s\u2066-\u2069]*[−(]*\d[\d.½)]*)+|−\d/g;
/** What is seen of the words in an element or a text, sign by sign, and where. */
function signsOf(
  root: Node,
): readonly { readonly sign: string; readonly left: number; readonly top: number }[] {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const found: { sign: string; left: number; top: number }[] = [];
  for (let text = root instanceof Text ? root : texts.nextNode(); text; text = texts.nextNode()) {
    if (text.parentElement?.closest('.unseen') || !text.parentElement?.checkVisibility()) continue;
    for (const [at, sign] of [...(text.nodeValue ?? '')].entries()) {
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      const { left, top } = range.getBoundingClientRect();
      found.push({ sign, left, top });
    }
  }
  return found;
}
/** A line for each sum whose signs do not follow each other as they are written, in one text or in the parts of a formula. */
export function turnedAbout(): readonly string[] {
  const found = new Set<string>();
  const app = document.querySelector('.app') ?? document.body;
  const texts = document.createTreeWalker(app, NodeFilter.SHOW_TEXT);
  const nodes: Node[] = [...app.querySelectorAll('.num:has(*)')];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) nodes.push(text);
  for (const node of nodes) {
    const parent = node instanceof Element ? node : node.parentElement;
    // An invented sentence isolates nothing.
    if (!parent || node.textContent?.includes('⟦') || isTurned(parent)) continue;
    const signs = signsOf(node);
    for (const { 0: sum, index } of signs
      .map(({ sign }) => sign)
      .join('')
      .matchAll(SUMS)) {
      const places = signs
        .slice(index, index + sum.length)
        .filter(({ sign }) => /[^\s\u2066-\u2069]/.test(sign));
      const isTurnedAbout = places.some(({ left, top }, at) => {
        const before = places[at - 1];
        return before && Math.abs(top - before.top) < 2 && left < before.left;
      });
      if (isTurnedAbout) found.add(`${sum} runs from the right in ${parent.outerHTML.slice(0, 90)}`);
    }
  }
  return [...found];
}
/** A line for each row of keys or cards that runs from the right: they lie alike in every language. */
export function mirrored(): readonly string[] {
  const rows = new Map<Element | null, Element[]>();
  for (const each of document.querySelectorAll('.app button, .app [data-place]')) {
    if (!each.checkVisibility() || !/^\d{1,3}$/.test(each.textContent.trim()) || isTurned(each)) continue;
    rows.set(each.parentElement, [...(rows.get(each.parentElement) ?? []), each]);
  }
  // A calendar runs as its language does, and has no nought.
  const isOfKeys = (row: readonly Element[]) =>
    row.some((each) => each.hasAttribute('data-place') || each.textContent.trim() === '0');
  return [...rows.values()].filter(isOfKeys).flatMap((row) => {
    const places = row.map((each) => each.getBoundingClientRect());
    const isMirrored = places.some(({ left, top }, at) => {
      const before = places[at - 1];
      return before && Math.abs(top - before.top) < 2 && left < before.left;
    });
    return isMirrored ? [`${row.map((each) => each.textContent.trim()).join(' ')} runs from the right`] : [];
  });
}
/** A line for each arrow on or back that does not point the way in which the language runs. */
export function astray(): readonly string[] {
  const isMirrored = getComputedStyle(document.documentElement).direction === 'rtl';
  return [...document.querySelectorAll('.app svg')].flatMap((arrow) => {
    const d = arrow.querySelector('path')?.getAttribute('d');
    const way = (['back', 'forward'] as const).find((name) => ICONS[name] === d);
    if (!way || !arrow.checkVisibility()) return [];
    return getComputedStyle(arrow).transform.startsWith('matrix(-1') === isMirrored
      ? []
      : [`an arrow ${way} points astray`];
  });
}
function isTurned(element: Element | null): boolean {
  if (element === null) return false;
  const { rotate, transform } = getComputedStyle(element);
  return (
    !['none', '0deg'].includes(rotate) || transform.startsWith('matrix(-1') || isTurned(element.parentElement)
  );
}
