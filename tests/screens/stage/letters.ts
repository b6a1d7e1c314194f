// The letters of the stage: as wide as Arial's on every machine, whatever fonts it has. What fits is measured in them. Lines of figures
// are as high as the letters behind them say, since the numerals have no blank.
import '@fontsource/arimo/400.css';
import '@fontsource/arimo/700.css';

const style = document.createElement('style');
style.textContent = `:root:root {
  --font-ui: Arimo, sans-serif;
  --font-num: 'Two Dozen Numerals', Arimo, serif;
}`;
document.head.append(style);
await Promise.all(
  [...document.fonts].filter(({ family }) => /Arimo/.test(family)).map((face) => face.load()),
);
