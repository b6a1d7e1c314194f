// What is drawn: every word, mark, control and painted box, how it is painted and where it lies. In words, so that a change can be read.
import { ICONS } from '#lib/ui/icons.ts';
import * as FURTHER from '#lib/ui/further-icons.ts';
import { signIcon } from '#lib/ui/sign-icons.ts';
import { SHAPE_PATHS } from '#lib/ui/shapes.ts';
import { coloursOfPage, frameOf, wordsOf } from './paint.ts';

const CONTROLS = 'button, a[href], input, select, [role="slider"], [role="switch"]';
/** Of the classes of a mark those that say more. */
const LOOKS = ['hollow', 'stamped', 'spade', 'heart', 'diamond', 'club'];

const NAMES: ReadonlyMap<string, string> = new Map<string, string>([
  ...(['+', '−', '×', '÷'] as const).map((sign): [string, string] => [signIcon(sign), sign]),
  ...Object.entries(FURTHER).map(([name, path]): [string, string] => [path, name.toLowerCase()]),
  ...Object.entries(ICONS).map(([name, path]): [string, string] => [path, name]),
  ...Object.entries(SHAPE_PATHS).map(([name, path]): [string, string] => [path, name]),
]);

/** A list of what is drawn, in the order of the page, one line each: what it is and how painted, then how far from the left, how far below the line before, width × height. */
export function drawn(): string {
  const colours = coloursOfPage();
  const lines: string[] = [];
  let before = 0;
  const add = (what: string, { left, top, width, height }: DOMRect) => {
    const down = Math.round(top - before);
    lines.push(
      `${what} ${Math.round(left)} ${down < 0 ? '' : '+'}${down} ${Math.round(width)}×${Math.round(height)}`,
    );
    before = top;
  };
  for (const element of document.body.querySelectorAll<HTMLElement | SVGElement>('*')) {
    if (!isSeen(element)) continue;
    const box = element.getBoundingClientRect();
    if (element instanceof SVGElement) {
      if (element instanceof SVGSVGElement) add(markOf(element), box);
      continue;
    }
    const style = getComputedStyle(element);
    const frame = frameOf(style, colours);
    if (element.matches(CONTROLS)) add(`${frame} “${nameOf(element)}”`, box);
    else if (frame !== 'bare') add(frame, box);
    addWords(element, wordsOf(style, colours), add);
  }
  return lines.join('\n');
}

/** Words that an element has itself, as one piece. */
function addWords(element: Element, set: string, add: (what: string, box: DOMRect) => void) {
  const texts = [...element.childNodes].filter(
    (node): node is Text => node instanceof Text && node.data.trim() !== '',
  );
  const [first] = texts;
  const last = texts.at(-1);
  if (!first || !last) return;
  const range = document.createRange();
  range.setStartBefore(first);
  range.setEndAfter(last);
  add(`${set} “${short(range.toString())}”`, range.getBoundingClientRect());
}

const isSeen = (element: Element): boolean =>
  element.getClientRects().length > 0 &&
  element.checkVisibility({ visibilityProperty: true }) &&
  element.getBoundingClientRect().width > 1;

const short = (words: string): string => words.replace(/\s+/g, ' ').trim().slice(0, 40);

const nameOf = (control: HTMLElement): string =>
  short(control.getAttribute('aria-label') ?? control.textContent);

function markOf(svg: SVGElement): string {
  const path = svg.querySelector('path')?.getAttribute('d') ?? '';
  const kind = [...svg.classList].find((name) => !name.startsWith('svelte-')) ?? 'drawing';
  const words = [
    NAMES.get(path) ?? kind,
    ...LOOKS.filter((look) => svg.classList.contains(look)),
    kind === 'seal' ? svg.textContent.trim() || (svg.querySelector('.carving') ? '24' : 'plain') : '',
    svg.querySelector('path:not([d])') ? 'blank' : '',
    kind === 'dots' ? String(svg.querySelectorAll('.full').length) : '',
  ];
  return `[${[...new Set(words)].filter(Boolean).join(' ')}]`;
}
