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

/** A ring inside the edge, by which what is chosen shows. */
const RING = /(rgba?\([^)]*\)) 0px 0px 0px [\d.]+px inset/;

/** The border at one side, by its line and colour; empty where none is drawn. */
function borderOf(side: 'top' | 'right' | 'bottom' | 'left', style: CSSStyleDeclaration, colours: Colours) {
  const [line = '', width = '', colour = ''] = ['style', 'width', 'color'].map((part) =>
    style.getPropertyValue(`border-${side}-${part}`),
  );
  const name = nameOf(colour, style, colours);
  return line === 'none' || parseFloat(width) === 0 || name === 'bare' ? '' : `${line} ${name}`;
}

/** How an element is filled, then how it is framed, and at which sides otherwise than at its top; "bare" where it is neither. */
export function frameOf(style: CSSStyleDeclaration, colours: Colours): string {
  const { backgroundColor, backgroundImage, boxShadow, opacity, outlineStyle } = style;
  const border = borderOf('top', style, colours);
  const others = (['right', 'bottom', 'left'] as const)
    .map((side) => [side, borderOf(side, style, colours)] as const)
    .filter(([, other]) => other !== border && other !== '');
  const ring = RING.exec(boxShadow)?.[1];
  return [
    nameOf(backgroundColor, style, colours),
    border,
    ...others.map((side) => side.join(' ')),
    ring === undefined ? '' : `ringed ${nameOf(ring, style, colours)}`,
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
