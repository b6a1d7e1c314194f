import { expect, test, type Page } from '@playwright/test';
import { keepFocus } from '#lib/environment/kept-focus.ts';
import { painted } from '../stage/clock.ts';

const PARTS = `
  <h1>Page</h1>
  <section id="list"><h2>List</h2><ul><li><button id="row">Row</button></li><li><button id="next">Next</button></li></ul></section>
  <a id="link" href="/">Link</a><div id="bare"><p><button id="alone">Alone</button></p></div>`;

let main: HTMLElement;
test.beforeEach(() => {
  main = document.createElement('main');
  main.innerHTML = PARTS;
  document.body.append(main);
  keepFocus(main);
});
test.afterEach(() => main.remove());

const part = <E extends HTMLElement = HTMLElement>(selector: string): E => {
  const found = main.querySelector<E>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};
/** What has the focus once all is drawn. */
async function focused(page: Page): Promise<string> {
  await page.clock.runFor(50);
  const { activeElement: at } = document;
  return at?.id || at?.textContent?.slice(0, 4) || '';
}
const atTop = (): string => (document.activeElement === document.body ? 'top' : '');

test('what leaves with the focus leaves it to the heading above, and nothing is pressed there', async ({
  page,
}) => {
  part('#row').focus();
  part('li').remove();
  expect(await focused(page)).toBe('List');
  expect(part('h2').tabIndex).toBe(-1);
  expect(getComputedStyle(part('h2')).outlineStyle).toBe('none');
  part('#next').focus();
  expect(part('h2').hasAttribute('tabindex'), 'nothing is left of it').toBe(false);
});

test('where the whole part leaves it is the heading of the page', async ({ page }) => {
  part('#row').focus();
  part('#list').remove();
  expect(await focused(page)).toBe('Page');
});

test('where there is no heading it is what it lay in', async ({ page }) => {
  part('h1').remove();
  part('#list').remove();
  part('#alone').focus();
  part('#alone').remove();
  await page.clock.runFor(50);
  expect(document.activeElement).toBe(part('#bare p'));
  // A ring is for what can be pressed: round words it may be cut off, and lie over others.
  expect(getComputedStyle(part('#bare p')).outlineStyle).toBe('none');
});

test('what can be pressed no more leaves it, too', async ({ page }) => {
  part('#row').focus();
  part<HTMLButtonElement>('#row').disabled = true;
  // The browser takes it away by itself, with the next frame that it draws.
  await painted();
  expect(atTop()).toBe('top');
  part('#next').textContent = 'Then';
  expect(await focused(page)).toBe('List');
});

test('where a number goes no further, it is at the key that goes back', async ({ page }) => {
  part('#bare').innerHTML =
    '<span data-steps><button id="less">−</button><b>1</b><button id="more">+</button></span>';
  part('#less').focus();
  // Nothing else changes, and the browser takes the focus away with its next frame.
  part<HTMLButtonElement>('#less').disabled = true;
  await painted();
  expect(await focused(page)).toBe('more');
});

test('what was covered has it back, and what is shown meanwhile keeps it', async ({ page }) => {
  part('#row').focus();
  main.inert = true;
  await painted();
  await page.clock.runFor(50);
  expect(atTop()).toBe('top');
  main.inert = false;
  expect(await focused(page)).toBe('row');
});

test('whoever is given it at once keeps it', async ({ page }) => {
  part('#row').focus();
  part('li').remove();
  part('#next').focus();
  expect(await focused(page)).toBe('next');
});

for (const held of ['#row', '#link'])
  test(`whoever let go of it is left alone: ${held}`, async ({ page }) => {
    part(held).focus();
    part(held).blur();
    await page.clock.runFor(50);
    part(held).remove();
    await page.clock.runFor(50);
    expect(atTop()).toBe('top');
  });
