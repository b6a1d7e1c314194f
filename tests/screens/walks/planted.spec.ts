// What the walks look for is found where it was planted, and only there.
import { expect, test, type Page } from '@playwright/test';
import { axeFaults } from '../../../e2e/support/axe.ts';
import { layoutFaults } from '../../../e2e/support/layout.ts';
import { brokenWords } from './broken.ts';
import { forcedOver } from './forced.ts';
import { hairs, sizesOfWords, ungrown } from './grown.ts';
import { cutOff, outOfReach, outOfSight } from './in-sight.ts';
import { dangling } from './refs.ts';
import { SIZES } from './shapes.ts';
import { spaceOut } from './spaced.ts';

const TOUCH = 48;
const KEY = 'width: 60px; height: 60px; margin: 8px; padding: 0';
const sound = (more = '', style = '') =>
  `<main class="app"><h1>All is well</h1><button style="${KEY}; ${style}">One</button>${more}</main>`;

/** Lays this alone on the page. */
function plant(markup: string): void {
  document.querySelector('body > .root')?.remove();
  const page = document.createElement('div');
  page.className = 'root';
  page.append(document.createRange().createContextualFragment(markup));
  document.body.append(page);
}
async function found(page: Page, markup: string): Promise<readonly string[]> {
  plant(markup);
  return layoutFaults(page, TOUCH);
}

test('nothing is found where all is well', async ({ page }) => {
  expect(await found(page, sound())).toEqual([]);
  expect((await axeFaults(page, 'axe')).filter((fault) => fault.includes('color-contrast'))).toEqual([]);
});
test('words that are cut off', async ({ page }) => {
  const cut =
    '<p class="cut" style="height: 10px; overflow: hidden; font: 20px/20px serif; margin: 0">One</p>';
  expect(await found(page, sound(cut))).toEqual([
    expect.stringMatching(/^<p cut> “One” hides 1\d px of its height$/),
  ]);
});
test('words that stick out where a box begins', () => {
  const box = (height: number) =>
    `<div style="display: grid; height: ${height}px; align-content: end; overflow: hidden; font: 20px/20px serif"><p style="margin: 0">One</p><p style="margin: 0">Two</p></div>`;
  plant(sound(box(40)));
  expect(cutOff()).toEqual([]);
  plant(sound(box(30)));
  expect(cutOff()).toEqual(['“One” is cut off']);
});
test('words that spill out of a button', async ({ page }) => {
  const spills = `<button class="full" style="${KEY}; white-space: nowrap; text-align: left">Far too much for it</button>`;
  expect(await found(page, sound(spills))).toEqual([
    '<button full> “Far too much for it” is too small for what is in it',
  ]);
});
test('a word on a key that is broken within itself', () => {
  plant(sound());
  expect(brokenWords()).toEqual([]);
  plant(
    sound(`<button style="${KEY}; overflow-wrap: anywhere; font: 20px/1 sans-serif">Agree to it</button>`),
  );
  expect(brokenWords()).toEqual([]);
  plant(sound(`<button style="${KEY}; overflow-wrap: anywhere; font: 30px/1 sans-serif">Agree</button>`));
  expect(brokenWords()).toEqual(['“Agree” is broken in “Agree”']);
});
test('what lies beyond the edge', async ({ page }) => {
  const wide = '<p class="wide" style="position: absolute; top: 200px; left: 0; width: 500px">One</p>';
  expect(await found(page, sound(wide))).toContain('<p wide> “One” lies beyond the edge: 0 to 500');
});
test('a control of 40 px', async ({ page }) => {
  const small = '<button class="small" style="width: 60px; height: 40px; padding: 0">Two</button>';
  expect(await found(page, sound(small))).toEqual(['<button small> “Two” is 60 × 40']);
});
test('a focus that nobody sees', async ({ page }) => {
  const bar =
    '<div class="bar" style="position: fixed; inset: 0 0 auto; height: 300px; background: #fff"></div>';
  expect(await found(page, sound(bar))).toEqual([
    '<button > “One” has the focus out of sight, under <div bar> “”',
  ]);
  plant(sound('', 'outline: none'));
  await page.keyboard.press('Tab');
  expect(await layoutFaults(page, TOUCH)).toEqual(['<button > “One” does not show the focus']);
  plant(sound('', 'outline: 3px solid #00f; outline-offset: 3px'));
  await page.keyboard.press('Tab');
  expect(await layoutFaults(page, TOUCH)).toEqual(['<button > “One” does not show the focus']);
});
test('a ring that is cut off', async ({ page }) => {
  const boxed = (style: string) =>
    sound(
      `<div style="overflow: hidden; width: 90px; ${style}"><button style="${KEY}; margin: 0">Two</button></div>`,
    );
  await page.keyboard.press('Tab');
  expect(await found(page, boxed('padding: 8px'))).toEqual([]);
  expect(await found(page, boxed('padding: 2px 8px'))).toEqual([
    '<button > “Two” has its ring cut off by 4.0 px',
  ]);
});
test('words that are forced to other colours than the ground they lie over', () => {
  const ground = (words: string) =>
    sound(
      `<div style="position: relative"><div style="position: absolute; inset: 0; background: #fff; forced-color-adjust: none"></div><p style="position: relative; ${words}">Two</p></div>`,
    );
  plant(ground('forced-color-adjust: none'));
  expect(forcedOver()).toEqual([]);
  plant(ground(''));
  expect(forcedOver()).toEqual(['“Two” is forced to other colours than its ground']);
});
test('words that are cut off once there is more room round them', () => {
  const box = 'width: 120px; height: 22px; overflow: hidden; font: 20px/1 sans-serif';
  plant(sound(`<div style="${box}">Two words</div>`));
  expect(cutOff()).toEqual([]);
  const closeUp = spaceOut();
  expect(cutOff()).toEqual(['“Two words” is cut off']);
  closeUp();
  expect(cutOff()).toEqual([]);
});
test('words of an alert that never come out from under a bar, however far they are scrolled', async ({
  page,
}) => {
  const lines = `<section role="alert" style="font: 20px/80px serif">${'<p>One</p>'.repeat(20)}</section><div style="height: 300px"></div>`;
  const bar = (height: number) =>
    `<div style="position: fixed; inset: auto 0 0; height: ${height}px; background: #fff"></div>`;
  expect(await found(page, sound(lines + bar(200)))).toEqual([]);
  expect(await found(page, sound(lines + bar(600)))).toContainEqual(
    expect.stringMatching(/^<section > “One.*” has words under something else$/),
  );
});
test('a contrast that is too low in dark alone', async ({ page }) => {
  const dim = '@media (prefers-color-scheme: dark) { .dim { color: #777; background: #666 } }';
  plant(sound(`<style>${dim}</style><p class="dim" style="font: 20px serif">Two</p>`));
  const faults = (await axeFaults(page, 'axe')).filter((fault) => fault.includes('color-contrast'));
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(/^axe, dark: color-contrast: p /);
});
test('sound words are looked at anew where anything under them is painted otherwise, and faint ones each time', async ({
  page,
}) => {
  const faint = async (under: string, over = '') => {
    plant(
      sound(
        `<div style="${under}">${over}<p style="position: relative; font: 20px serif; color: #555">Two</p></div>`,
      ),
    );
    const faults = await axeFaults(page, 'axe');
    return faults.filter((fault) => fault.startsWith('axe, light: color-contrast: ')).length;
  };
  const pale = 'background: #fff';
  const dark = 'background: #444';
  const place = 'position: relative; z-index: 0';
  const ground = `<div style="${dark}; position: absolute; inset: 0"></div>`;
  expect(await faint(pale)).toBe(0);
  expect(await faint(dark)).toBe(1);
  expect(await faint(dark)).toBe(1);
  expect(await faint(`${pale}; opacity: 0.5`)).toBe(1);
  expect(await faint(place)).toBe(0);
  expect(await faint(place, ground)).toBe(1);
});
test('a control without a name', async ({ page }) => {
  plant(sound(`<button class="mute" style="${KEY}"></button>`));
  const faults = (await axeFaults(page, 'axe')).filter((fault) => fault.includes('button-name'));
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(/^axe, light: button-name: \.mute /);
});
test('a drawing that does not say how large it is', () => {
  plant(sound('<svg viewBox="0 0 24 24"></svg>'));
  expect(dangling()).toEqual([]);
  plant(sound('<svg class="pip"></svg>'));
  expect(dangling()).toEqual(['the drawing <svg class="pip"></svg> has no viewBox']);
});
test('words that do not grow, and what scrolls by a hair', () => {
  plant(sound('<p style="font-size: 14px">Small</p><p style="font-size: 1rem">Grows</p>'));
  const usual = sizesOfWords();
  document.documentElement.style.fontSize = '32px';
  expect(ungrown(usual)).toContain('“Small” grows from 14 to 14.0 px alone');
  expect(ungrown(usual).some((line) => line.includes('Grows'))).toBe(false);
  document.documentElement.style.fontSize = '';
  plant(
    '<main class="app"><ul style="height: 50px; overflow: auto"><li style="height: 51px"></li></ul></main>',
  );
  expect(hairs()).toContain('<UL > scrolls by 1 px');
});
test('each size is the page’s own at once, and whoever watches has heard of it', async ({ page }) => {
  plant(`<div class="watched" style="width: 100vw; height: 100vh"></div>`);
  const heard: string[] = [];
  const watched = document.querySelector('.watched') ?? document.body;
  new ResizeObserver(([entry]) => {
    if (entry) heard.push(`${entry.contentRect.width} × ${entry.contentRect.height}`);
  }).observe(watched);
  for (const size of SIZES.toReversed()) {
    await page.setViewportSize(size);
    expect([innerWidth, innerHeight]).toEqual([size.width, size.height]);
    expect(matchMedia(`(width: ${size.width}px) and (height: ${size.height}px)`).matches).toBe(true);
    expect(heard.at(-1)).toBe(`${size.width} × ${size.height}`);
  }
  expect(heard.length).toBeGreaterThanOrEqual(SIZES.length);
});

test('a sheet whose last button lies below its edge, and one that no key scrolls', () => {
  const sheet = (body: string, end = '') =>
    `<dialog open style="height: 100px; padding: 0; overflow: hidden"><div class="body" style="height: 40px; overflow: auto">${body}</div>${end}</dialog>`;
  const long = '<p style="height: 300px">One</p>';
  const end = '<button class="button primary" style="height: 40px">Two</button>';
  plant(sheet(`${long}${end}`));
  expect([outOfSight(), outOfReach()]).toEqual([['“Two” is out of sight'], []]);
  plant(sheet(long, `<div class="end">${end}</div>`));
  expect([outOfSight(), outOfReach()]).toEqual([[], ['<body> is scrolled by no key']]);
  plant(sheet(`<p>One</p>`, `<div class="end">${end}</div>`));
  expect([outOfSight(), outOfReach()]).toEqual([[], []]);
});
