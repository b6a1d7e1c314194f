// What is drawn and not said: which marks stand where, and how each control is filled and framed. In words, so that a change can be read.
import { ICONS } from '#lib/ui/icons.ts';
import * as FURTHER from '#lib/ui/further-icons.ts';
import { signIcon } from '#lib/ui/sign-icons.ts';
import { SHAPE_PATHS } from '#lib/ui/shapes.ts';

const CONTROLS = 'button, a[href], input, select, [role="slider"], [role="switch"]';
/** Of the classes of a mark those that say more. */
const LOOKS = ['hollow', 'stamped', 'spade', 'heart', 'diamond', 'club'];
/** The first of those that have one colour is its name. */
const COLOURS = [
  'paper',
  'card',
  'sunk',
  'hair',
  'edge',
  'ink',
  'ink-2',
  'seal',
  'seal-text',
  'note',
  'focus',
];

const NAMES: ReadonlyMap<string, string> = new Map<string, string>([
  ...(['+', '−', '×', '÷'] as const).map((sign): [string, string] => [signIcon(sign), sign]),
  ...Object.entries(FURTHER).map(([name, path]): [string, string] => [path, name.toLowerCase()]),
  ...Object.entries(ICONS).map(([name, path]): [string, string] => [path, name]),
  ...Object.entries(SHAPE_PATHS).map(([name, path]): [string, string] => [path, name]),
]);

/** A list of what is drawn, in the order of the page, one line each; the same several times in a row is one line. */
export function drawn(): string {
  const colours = coloursOf(document.documentElement, COLOURS);
  const lines: string[] = [];
  for (const element of document.body.querySelectorAll<HTMLElement | SVGElement>(`${CONTROLS}, svg`)) {
    if (!isSeen(element)) continue;
    if (element instanceof SVGElement) {
      if (!element.closest(CONTROLS)) lines.push(markOf(element));
    } else lines.push([frameOf(element, colours), nameOf(element), ...marksIn(element)].join(' '));
  }
  return [...counted(lines)].join('\n');
}

function* counted(lines: readonly string[]): Iterable<string> {
  let from = 0;
  for (const [at, line] of lines.entries()) {
    if (lines[at + 1] === line) continue;
    yield at > from ? `${line} ×${at - from + 1}` : line;
    from = at + 1;
  }
}

const isSeen = (element: Element): boolean =>
  element.getClientRects().length > 0 &&
  element.checkVisibility({ visibilityProperty: true }) &&
  element.getBoundingClientRect().width > 1;

const nameOf = (control: HTMLElement): string =>
  `“${(control.getAttribute('aria-label') ?? control.textContent).replace(/\s+/g, ' ').trim().slice(0, 40)}”`;

const marksIn = (control: HTMLElement): readonly string[] =>
  [...control.querySelectorAll('svg')].filter(isSeen).map(markOf);

function markOf(svg: SVGElement): string {
  const path = svg.querySelector('path')?.getAttribute('d') ?? '';
  const kind = [...svg.classList].find((name) => !name.startsWith('svelte-')) ?? 'drawing';
  const words = [
    NAMES.get(path) ?? kind,
    ...LOOKS.filter((look) => svg.classList.contains(look)),
    kind === 'seal' ? svg.textContent.trim() || (svg.querySelector('.carving') ? '24' : 'plain') : '',
    kind === 'dots' ? String(svg.querySelectorAll('.full').length) : '',
  ];
  return `[${[...new Set(words)].filter(Boolean).join(' ')}]`;
}

/** Names of colours, as an element computes them. */
function coloursOf(element: Element, names: readonly string[]): ReadonlyMap<string, string> {
  const style = getComputedStyle(element);
  return new Map(names.toReversed().map((name) => [inRgb(style.getPropertyValue(`--${name}`).trim()), name]));
}

/** A colour of six hexadecimal figures, as computed values are written. */
const inRgb = (colour: string): string =>
  colour.replace(/^#(..)(..)(..)$/, (_, ...parts: string[]) => {
    const [red, green, blue] = parts.map((part) => parseInt(part, 16));
    return `rgb(${red}, ${green}, ${blue})`;
  });

/** How a control is filled, then how it is framed. */
function frameOf(control: HTMLElement, colours: ReadonlyMap<string, string>): string {
  const { backgroundColor, borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(control);
  const own = coloursOf(control, ['seat', 'seat-tint']);
  const named = (colour: string) =>
    /rgba\(.*, 0\)/.test(colour) ? 'bare' : (own.get(colour) ?? colours.get(colour) ?? 'other');
  const isFramed = borderTopStyle !== 'none' && parseFloat(borderTopWidth) > 0;
  const frame =
    isFramed && named(borderTopColor) !== 'bare' ? `${borderTopStyle} ${named(borderTopColor)}` : '';
  return [named(backgroundColor), frame].filter(Boolean).join(', ');
}
