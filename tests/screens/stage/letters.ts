// The letters of the stage: as wide as Arial's on every machine, whatever fonts it has, and Han signs and kana squares. What fits is measured in
// them. Lines of figures are as high as the letters behind them say, since the numerals have no blank.
import '@fontsource/arimo/400.css';
import '@fontsource/arimo/700.css';
import { HAN_RANGE, hanFont } from './han.ts';

/** Pictures that are to be looked at have the signs themselves, where the machine has them. */
declare const __PICTURES__: string | null;

const style = document.createElement('style');
style.textContent = `:root:root {
  --font-ui: Arimo, Han, sans-serif;
  --font-num: 'Two Dozen Numerals', Arimo, Han, serif;
}`;
document.head.append(style);
if (__PICTURES__ === null)
  document.fonts.add(new FontFace('Han', hanFont(), { unicodeRange: HAN_RANGE, weight: '1 999' }));
await Promise.all(
  [...document.fonts].filter(({ family }) => /Arimo|Han/.test(family)).map((face) => face.load()),
);
