// Draws the icons of the manifest and of iOS from the two SVGs: `node scripts/pictures/icons.js`. The PNGs are committed.
import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findBrowser } from '../browser.js';

const root = new URL('../../', import.meta.url);
const any = readFileSync(new URL('static/icon.svg', root), 'utf8');
const maskable = readFileSync(new URL('scripts/pictures/maskable.svg', root), 'utf8');
const PAPER = '#F6F1E7';

/** @type {readonly { file: string, svg: string, size: number, ground: string, part: number }[]} */
const PICTURES = [
  { file: 'icons/icon-192.png', svg: any, size: 192, ground: 'transparent', part: 1 },
  { file: 'icons/icon-512.png', svg: any, size: 512, ground: 'transparent', part: 1 },
  { file: 'icons/maskable-512.png', svg: maskable, size: 512, ground: 'transparent', part: 1 },
  // iOS rounds the corners itself and shows black where a picture is clear.
  { file: 'icons/apple-touch-icon.png', svg: maskable, size: 180, ground: PAPER, part: 1 },
];

const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
const page = await browser.newPage();
for (const { file, svg, size, ground, part } of PICTURES) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>*{margin:0}body{background:${ground};height:100vh;display:grid;place-items:center}svg{width:${100 * part}vw;height:${100 * part}vw}</style>${svg}`,
  );
  await page.screenshot({
    path: new URL(`static/${file}`, root).pathname,
    omitBackground: ground === 'transparent',
  });
}
await browser.close();
