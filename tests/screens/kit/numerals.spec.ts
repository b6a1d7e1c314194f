// What is printed in the letters of cards and clocks. Besley has one tabular 0 for all weights, which stood thin between strong figures.
import { expect, test } from '@playwright/test';
import numerals from '#lib/ui/fonts/two-dozen-numerals.woff2?url';

const SIZE = 100;

/** How much of a square is covered by a figure, as a clock prints it. */
async function ink(figure: string, weight: number, font: string): Promise<number> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}">
    <style>@font-face { font-family: N; src: url(${font}); font-weight: 500 800 }
      text { font: ${weight} 80px N; font-variant-numeric: tabular-nums; font-feature-settings: 'lnum' }</style>
    <text x="10" y="80">${figure}</text></svg>`)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: SIZE, height: SIZE });
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0);
  const pixels = context?.getImageData(0, 0, SIZE, SIZE).data ?? new Uint8ClampedArray();
  // The last of four bytes says how much of a pixel is covered.
  let covered = 0;
  for (let at = 3; at < pixels.length; at += 4) covered += (pixels[at] ?? 0) / 255;
  return covered;
}

test('every figure of a clock is stronger where it is to be strong', async () => {
  const bytes = new Uint8Array(await (await fetch(numerals)).arrayBuffer());
  const font = `data:font/woff2;base64,${btoa(String.fromCodePoint(...bytes))}`;
  for (const figure of '0123456789') {
    const [usual, strong] = [await ink(figure, 500, font), await ink(figure, 800, font)];
    expect(usual, figure).toBeGreaterThan(0);
    expect(strong / usual, figure).toBeGreaterThan(1.2);
  }
});
