// What lies over what: no two controls share a place, no words lie over other words, a drawing or a control that they are no part of, none
// under anything painted, and none over a border that they stand in.
import { LAYERED, type Layered } from './layered.ts';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
interface Item {
  readonly element: Element;
  readonly box: Box;
  /** The control that the words stand in. */
  readonly owner: Element | null;
}
/** What an element says of everything in it. */
interface Around {
  /** What shows of it: the rest is scrolled away or cut off. */
  readonly shows: Box;
  /** What stays where it is while the page scrolls below it. */
  readonly bar: Element | null;
  /** The border that it must not reach over. */
  readonly border: Element | null;
  /** Lines in it go up and down. */
  readonly turned: boolean;
}

const CONTROLS = 'a[href], button, input, select, textarea, summary, [role=switch]';
/** Boxes that touch share a rounded pixel. */
const SLACK = 2;
/** The edges of letters and of a border are soft. */
const BRIM = 1;
/** A line is higher than its letters by so much, above and below. */
const LEADING = 0.22;
/** Beside a letter there is room that belongs to it, in parts of its size. */
const BESIDE = 0.08;
const TURNED = 'dialog:is([data-turn="90"], [data-turn="270"])';
const EDGES = ['borderTopWidth', 'borderRightWidth', 'borderBottomWidth', 'borderLeftWidth'] as const;
const EVERYWHERE: Box = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };

const shared = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});
const isThere = ({ left, top, right, bottom }: Box, least: number): boolean =>
  right - left > least && bottom - top > least;
const isSeen = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true }) &&
  element.closest('.unseen, noscript, [inert]') === null;

/** What has a border all round what is in here: that of a zone at an edge of a table stands beside what it says. */
function borderOf(element: Element, style: CSSStyleDeclaration, outer: Element | null): Element | null {
  if (element.tagName === 'DIALOG') return null;
  if (element.matches('.place > .say')) return element.parentElement?.querySelector('.zone') ?? null;
  return EDGES.every((edge) => parseFloat(style[edge]) > 0) ? element : outer;
}

function surroundings(): (element: Element) => Around {
  const known = new Map<Element, Around>();
  const around = (element: Element): Around => {
    const found = known.get(element);
    if (found) return found;
    const outer = element.parentElement
      ? around(element.parentElement)
      : { shows: EVERYWHERE, bar: null, border: null, turned: false };
    const style = getComputedStyle(element);
    const { overflowX, overflowY, position, rotate } = style;
    const isTurned = /^-?(90|270)deg$/.test(rotate) || element.matches(TURNED);
    const isBar = position === 'fixed' || position === 'sticky';
    const cuts = (overflowX !== 'visible' || overflowY !== 'visible') && element !== document.body;
    const here = {
      shows: cuts ? shared(outer.shows, element.getBoundingClientRect()) : outer.shows,
      bar: isBar ? element : outer.bar,
      border: borderOf(element, style, outer.border),
      turned: isTurned ? !outer.turned : outer.turned,
    };
    known.set(element, here);
    return here;
  };
  return around;
}

/** Where the letters are. */
function letters({ left, top, right, bottom }: Box, turned: boolean): Box {
  const x = turned ? (right - left) * LEADING : 0;
  const y = turned ? 0 : (bottom - top) * LEADING;
  return { left: left + x, top: top + y, right: right - x, bottom: bottom - y };
}

/** Both stand on the page, or one of them is a bar below which nothing scrolls. */
function areLevel(one: Element | null, other: Element | null): boolean {
  if (one === other) return true;
  return [one, other].every((bar) => {
    let scroller = bar?.parentElement ?? null;
    while (scroller && getComputedStyle(scroller).overflowY === 'visible') scroller = scroller.parentElement;
    const page = scroller ?? (bar && document.documentElement);
    return page === null || page.scrollHeight <= page.clientHeight + 1;
  });
}

const lies = (element: Element, selector: string): boolean => element.closest(selector) !== null;
/** One lies over the other on purpose. */
const isMeant = (one: Element, other: Element, layers: readonly Layered[]): boolean =>
  layers.some(({ over, under, within }) => {
    const isSo = (lies(one, over) && lies(other, under)) || (lies(other, over) && lies(one, under));
    return isSo && (within === undefined || one.closest(within) === other.closest(within));
  });
const areOne = (one: Element, other: Element): boolean => {
  const label = one.closest('label');
  return one.contains(other) || other.contains(one) || (label !== null && label === other.closest('label'));
};

export const isPainted = (element: Element): boolean => {
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  return backgroundImage !== 'none' || !/^(rgba\(0, 0, 0, 0\)|transparent)$/.test(backgroundColor);
};
/** What is painted over the middle of some words and is nothing that they stand in. */
function coverOf({ element, box }: Item): Element | null {
  // What lets touches through is not asked for, and may lie on top all the same.
  if (getComputedStyle(element).pointerEvents === 'none') return null;
  let hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
  while (hit && !areOne(hit, element) && !isPainted(hit)) hit = hit.parentElement;
  return hit && !areOne(hit, element) ? hit : null;
}

/** How far these letters reach over it. */
function beyond(
  border: Element,
  { element, box: { left, top, right, bottom } }: Item,
  turned: boolean,
): number {
  const round = border.getBoundingClientRect();
  const wide = parseFloat(getComputedStyle(border).borderTopWidth);
  const beside = BESIDE * parseFloat(getComputedStyle(element).fontSize);
  const [x, y] = turned ? [0, beside] : [beside, 0];
  return (
    Math.max(round.left - left - x, round.top - top - y, right - round.right - x, bottom - round.bottom - y) +
    wide
  );
}

const nameOf = (element: Element): string => {
  const words = element.getAttribute('aria-label') ?? element.textContent;
  return `<${element.tagName.toLowerCase()} ${element.classList[0] ?? ''}> “${words.trim().replace(/\s+/g, ' ').slice(0, 40)}”`;
};

/** A line for each two that overlap as the page stands. What lies under an open slip is out of question. */
export function overlaps(layers: readonly Layered[] = LAYERED): readonly string[] {
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const around = surroundings();
  const controls: Item[] = [];
  for (const element of root.querySelectorAll(CONTROLS)) {
    const box = shared(element.getBoundingClientRect(), around(element).shows);
    if (isThere(box, SLACK) && isSeen(element)) controls.push({ element, box, owner: element });
  }
  const drawings: Item[] = [];
  for (const element of root.querySelectorAll('svg:not(svg svg), kbd')) {
    const box = shared(element.getBoundingClientRect(), around(element).shows);
    if (isThere(box, SLACK) && isSeen(element)) drawings.push({ element, box, owner: null });
  }
  const words: Item[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const element = text.parentElement;
    if (!element || text.nodeValue?.trim() === '' || !isSeen(element)) continue;
    const { shows, turned } = around(element);
    range.selectNodeContents(text);
    for (const line of range.getClientRects()) {
      const box = shared(letters(line, turned), shows);
      if (isThere(box, SLACK)) words.push({ element, box, owner: element.closest(CONTROLS) });
    }
  }

  const found = new Set<string>();
  const compare = (one: Item, other: Item): void => {
    if (!isThere(shared(one.box, other.box), SLACK)) return;
    if (areOne(one.element, other.element) || isMeant(one.element, other.element, layers)) return;
    if (!areLevel(around(one.element).bar, around(other.element).bar)) return;
    found.add(`${nameOf(one.element)} and ${nameOf(other.element)} overlap`);
  };
  for (const [index, one] of controls.entries())
    for (const other of controls.slice(index + 1)) compare(one, other);
  for (const [index, one] of words.entries()) {
    // Words in a control that reach another one spill out of their own, or the controls themselves overlap.
    if (!one.owner) for (const control of controls) compare(one, control);
    for (const drawing of drawings) compare(one, drawing);
    for (const other of words.slice(index + 1)) if (one.owner === other.owner) compare(one, other);
  }
  for (const one of words) {
    const { border, bar, turned } = around(one.element);
    if (border && isSeen(border) && beyond(border, one, turned) > BRIM)
      found.add(`${nameOf(one.element)} reaches over the border of ${nameOf(border)}`);
    const cover = coverOf(one);
    if (!cover || isMeant(one.element, cover, layers)) continue;
    if (areLevel(bar, around(cover).bar)) found.add(`${nameOf(one.element)} lies under ${nameOf(cover)}`);
  }
  return [...found];
}
