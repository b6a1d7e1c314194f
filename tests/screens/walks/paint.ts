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

/** How an element is filled, then how it is framed; "bare" where it is neither. */
export function frameOf(style: CSSStyleDeclaration, colours: Colours): string {
  const { backgroundColor, backgroundImage, boxShadow, borderTopStyle, borderTopWidth, borderTopColor } =
    style;
  const border = nameOf(borderTopColor, style, colours);
  const isFramed = borderTopStyle !== 'none' && parseFloat(borderTopWidth) > 0 && border !== 'bare';
  const ring = RING.exec(boxShadow)?.[1];
  return [
    nameOf(backgroundColor, style, colours),
    isFramed ? `${borderTopStyle} ${border}` : '',
    ring === undefined ? '' : `ringed ${nameOf(ring, style, colours)}`,
    backgroundImage === 'none' ? '' : 'patterned',
  ]
    .filter(Boolean)
    .join(', ');
}

/** How words are set: their colour, their size in pixels, their weight where it is not the usual one, and whether they are struck through. */
export function wordsOf(style: CSSStyleDeclaration, colours: Colours): string {
  const { color, fontSize, fontWeight, textDecorationLine } = style;
  const weight = fontWeight === '400' ? '' : `/${fontWeight}`;
  const struck = textDecorationLine === 'line-through' ? ' struck' : '';
  return `${nameOf(color, style, colours)} ${Math.round(parseFloat(fontSize))}${weight}${struck}`;
}
