// The letters of the stage: as wide as Arial's on every machine, whatever fonts it has, Han signs and kana squares, and all that Arial has no
// sign for as in DejaVu, which is wide. What fits is measured in them. Lines of figures are as high as the letters behind them say, since the
// numerals have no blank.
import regular from '@fontsource/arimo/400.css?inline';
import bold from '@fontsource/arimo/700.css?inline';
import otherDecks from '#lib/ui/letters.css?inline';
import tokens from '#lib/ui/tokens.css?inline';
import sans from 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf?url';
import sansBold from 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf?url';
import serif from 'dejavu-fonts-ttf/ttf/DejaVuSerif.ttf?url';
import serifBold from 'dejavu-fonts-ttf/ttf/DejaVuSerif-Bold.ttf?url';
import { HAN_RANGE, hanFont } from './han.ts';

/** Pictures that are to be looked at have the signs themselves, where the machine has them. */
declare const __PICTURES__: string | null;

/** The faces that a style sheet has. A face that a sheet brings is forgotten with the next sheet that has one, and read again: these stay. */
function facesOf(css: string): FontFace[] {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return [...sheet.cssRules]
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(({ style }) => {
      const said = (name: string) => style.getPropertyValue(name);
      const family = `${said('font-family').replaceAll(/["']/g, '')} of the stage`;
      return new FontFace(family, said('src'), {
        weight: said('font-weight'),
        unicodeRange: said('unicode-range'),
      });
    });
}

const style = document.createElement('style');
style.textContent = `:root:root {
  --font-ui: 'Arimo of the stage', Han, 'DejaVu Sans of the stage';
  --font-num: 'Two Dozen Numerals of the stage', 'Arimo of the stage', Han, 'DejaVu Serif of the stage', 'DejaVu Sans of the stage';
}`;
document.head.append(style);
if (__PICTURES__ === null)
  document.fonts.add(new FontFace('Han', hanFont(), { unicodeRange: HAN_RANGE, weight: '1 999' }));
/** The two weights of a family whose files have no sheet. */
const weightsOf = (family: string, regularUrl: string, boldUrl: string) => [
  new FontFace(`${family} of the stage`, `url(${regularUrl})`, { weight: '400' }),
  new FontFace(`${family} of the stage`, `url(${boldUrl})`, { weight: '700' }),
];
const faces = [
  ...[regular, bold, tokens, otherDecks].flatMap(facesOf),
  ...weightsOf('DejaVu Sans', sans, sansBold),
  ...weightsOf('DejaVu Serif', serif, serifBold),
];
for (const face of faces) document.fonts.add(face);
await Promise.all(faces.map((face) => face.load()));
