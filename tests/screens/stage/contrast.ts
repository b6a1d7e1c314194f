// Whether words stand out from what lies under them took axe a sixth of the time of all walks, word by word. Words that are painted
// alike, over what is painted alike, are alike to it: it is asked of each kind once, until it finds nothing against it.
import axe from 'axe-core';

const RULE = 'color-contrast';

interface Rule {
  readonly id: string;
  matches: (node: Element, ...rest: unknown[]) => boolean;
}
interface Check {
  evaluate: (this: unknown, node: Element, ...rest: unknown[]) => boolean | undefined;
}
interface Audit {
  readonly rules: readonly Rule[];
  readonly checks: Readonly<Record<string, Check>>;
}

/** How words are painted that axe had nothing against. */
const known = new Set<string>();
/** Of the page as it stands. */
let paints = new Map<Element, string>();

/** How an element itself is painted; nothing where it is not. */
function paintOf(element: Element): string {
  const found = paints.get(element);
  if (found !== undefined) return found;
  const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode } = getComputedStyle(element);
  const look = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode].join(' ');
  const paint = look === 'rgba(0, 0, 0, 0) none 1 none normal' ? '' : look;
  paints.set(element, paint);
  return paint;
}

/** What lies at the middle of an element's words, from the top down. */
function stackAt(element: Element): readonly Element[] {
  const range = document.createRange();
  range.selectNodeContents(element);
  const { left, top, width, height } = range.getBoundingClientRect();
  return document.elementsFromPoint(left + width / 2, top + height / 2);
}

/** How an element's words are painted, with all that they stand in and lie over. */
function looksOf(element: Element): string {
  const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
  // Large letters may stand out less (WCAG 1.4.3).
  const size = parseFloat(fontSize);
  const isLarge = size >= 24 || (size >= 18.5 && Number(fontWeight) >= 700);
  const looks = [color, textShadow, String(isLarge)];
  for (let at: Element | null = element; at; at = at.parentElement) looks.push(paintOf(at));
  for (const one of stackAt(element)) if (!one.contains(element)) looks.push(paintOf(one));
  return looks.filter((look) => look !== '').join('|');
}

const hasWords = (element: Element): boolean =>
  element.matches('input, select, textarea') ||
  [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');

const isNew = (element: Element): boolean => hasWords(element) && !known.has(looksOf(element));

/** Whether axe has anything to say of the contrast of the page as it stands. To be asked before axe is, since the page has changed. */
export function hasNewWords(): boolean {
  paints = new Map();
  return [...document.body.querySelectorAll('*')].some(isNew);
}

const { rules, checks } = Reflect.get(axe, '_audit') as Audit;
const rule = rules.find(({ id }) => id === RULE);
const check = checks[RULE];
if (!rule || !check) throw new Error('axe keeps its rule for contrast elsewhere now: see stage/contrast.ts.');
const { matches } = rule;
const { evaluate } = check;
rule.matches = (node, ...rest) => isNew(node) && matches.call(rule, node, ...rest);
check.evaluate = function (node, ...rest) {
  const isSound = evaluate.call(this, node, ...rest);
  if (isSound === true) known.add(looksOf(node));
  return isSound;
};
