// Names for what an element is painted with, by the tokens, so that a change can be read.

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
/** What a seat's colour is, is said by where it stands. */
const SEAT = ['seat', 'seat-tint'];

export type Colours = ReadonlyMap<string, string>;

/** Names of colours, as an element computes them. */
const named = (style: CSSStyleDeclaration, names: readonly string[]): Colours =>
  new Map(names.toReversed().map((name) => [inRgb(style.getPropertyValue(`--${name}`).trim()), name]));

export const coloursOfPage = (): Colours => named(getComputedStyle(document.documentElement), COLOURS);

/** A colour of six hexadecimal figures, as computed values are written. */
const inRgb = (colour: string): string =>
  colour.replace(/^#(..)(..)(..)$/, (_, ...parts: string[]) => {
    const [red, green, blue] = parts.map((part) => parseInt(part, 16));
    return `rgb(${red}, ${green}, ${blue})`;
  });

function nameOf(colour: string, style: CSSStyleDeclaration, colours: Colours): string {
  if (/rgba\(.*, 0\)/.test(colour)) return 'bare';
  return colours.get(colour) ?? named(style, SEAT).get(colour) ?? 'other';
}

/** A ring at the edge, by which what is chosen shows; one of no token's colour is part of what a thing casts. */
const RING = /(rgba?\([^)]*\)) 0px 0px 0px (?!0px)[\d.]+px/;

const SIDES = ['top', 'right', 'bottom', 'left'] as const;

/** The border at the top by its line and colour, then those of the other sides that are not like it; empty where none is drawn. */
function bordersOf(style: CSSStyleDeclaration, colours: Colours): readonly string[] {
  if (style.borderWidth === '0px') return [];
  const [top = '', ...others] = SIDES.map((side) => {
    const line = style.getPropertyValue(`border-${side}-style`);
    const width = style.getPropertyValue(`border-${side}-width`);
    const name = nameOf(style.getPropertyValue(`border-${side}-color`), style, colours);
    return line === 'none' || parseFloat(width) === 0 || name === 'bare' ? '' : `${line} ${name}`;
  });
  return [top, ...others.map((other, at) => (other && other !== top ? `${SIDES[at + 1]} ${other}` : ''))];
}

/** How an element is filled, then how it is framed; "bare" where it is neither. */
export function frameOf(style: CSSStyleDeclaration, colours: Colours): string {
  const { backgroundColor, backgroundImage, boxShadow, opacity, outlineStyle } = style;
  const shade = RING.exec(boxShadow)?.[1];
  const ring = shade === undefined ? 'other' : nameOf(shade, style, colours);
  return [
    nameOf(backgroundColor, style, colours),
    ...bordersOf(style, colours),
    ring === 'other' ? '' : `ringed ${ring}`,
    outlineStyle === 'dashed' ? 'outlined' : '',
    backgroundImage === 'none' ? '' : 'patterned',
    parseFloat(opacity) < 1 ? 'faint' : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** How words are set: their colour, their size in pixels, their weight where it is not the usual one, and the line at or through them. */
export function wordsOf(style: CSSStyleDeclaration, colours: Colours): string {
  const { color, fontSize, fontWeight, textDecorationLine } = style;
  const weight = fontWeight === '400' ? '' : `/${fontWeight}`;
  const line = { 'line-through': ' struck', underline: ' underlined' }[textDecorationLine] ?? '';
  return `${nameOf(color, style, colours)} ${Math.round(parseFloat(fontSize))}${weight}${line}`;
}
