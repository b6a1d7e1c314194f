// Draws the icons of the manifest and of iOS, and the pictures that iOS shows while it starts, from the two SVGs:
// `node scripts/pictures/icons.js`. The PNGs are committed.
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findBrowser } from '../browser.js';
import { toPalette } from './palette.js';

const root = new URL('../../', import.meta.url);
const any = readFileSync(new URL('static/icon.svg', root), 'utf8');
const maskable = readFileSync(new URL('scripts/pictures/maskable.svg', root), 'utf8');
const PAPER = '#F6F1E7';

const ICONS = [
  { file: 'icons/icon-192.png', svg: any, size: 192, ground: 'transparent' },
  { file: 'icons/icon-512.png', svg: any, size: 512, ground: 'transparent' },
  { file: 'icons/maskable-512.png', svg: maskable, size: 512, ground: 'transparent' },
  // iOS rounds the corners itself and shows black where a picture is clear.
  { file: 'icons/apple-touch-icon.png', svg: maskable, size: 180, ground: PAPER },
];

// Width and height in points, and pixels a point, of the screens that iOS and iPadOS run on: static/boot.js names the one that fits.
const SCREENS = [
  ...[
    [320, 568, 2],
    [375, 667, 2],
    [414, 736, 3],
    [375, 812, 3],
    [414, 896, 2],
    [414, 896, 3],
    [390, 844, 3],
    [428, 926, 3],
  ],
  ...[
    [393, 852, 3],
    [430, 932, 3],
    [402, 874, 3],
    [440, 956, 3],
    [420, 912, 3],
  ],
  ...[
    [744, 1133, 2],
    [768, 1024, 2],
    [810, 1080, 2],
    [820, 1180, 2],
    [834, 1112, 2],
    [834, 1194, 2],
    [1024, 1366, 2],
  ],
];

const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
const page = await browser.newPage();

/** @param {string} file @param {string} svg @param {[number, number]} size @param {string} ground @param {string} part how wide the drawing is */
async function draw(file, svg, [width, height], ground, part) {
  await page.setViewportSize({ width, height });
  await page.setContent(
    `<style>*{margin:0}body{background:${ground};height:100vh;display:grid;place-items:center}svg{width:${part};height:${part}}</style>${svg}`,
  );
  const png = await page.screenshot({ omitBackground: ground === 'transparent' });
  writeFileSync(new URL(`static/${file}`, root), toPalette(png));
}

for (const { file, svg, size, ground } of ICONS) await draw(file, svg, [size, size], ground, '100vw');
for (const [width = 0, height = 0, ratio = 1] of SCREENS) {
  const size = /** @type {[number, number]} */ ([width * ratio, height * ratio]);
  await draw(`splash/${size.join('x')}.png`, any, size, PAPER, '26vw');
}
await browser.close();
