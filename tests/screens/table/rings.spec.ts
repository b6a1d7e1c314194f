// The ring of the focus lies round what has it: not through a count, and not under the bar above; and it stands out from a seat's colour.
import { expect, test, type Page } from '@playwright/test';
import { CONTEST } from '../walks/contest.ts';
import { FOURS } from '../walks/fours.ts';
import { openState } from '../walks/screen.ts';
import { RUNS } from '../walks/runs.ts';
import { SETUP } from '../walks/setup.ts';
import { BETWEEN, SIZES, WORDS } from '../walks/shapes.ts';
import { SLAP } from '../walks/slap.ts';
import { SOLVER } from '../walks/solver.ts';
import { STANDING } from '../walks/standing.ts';

/** Beside a ring, so that a figure does not seem to touch it. */
const AIR = 2;

/** How far the ring round this reaches beyond it. */
const reach = (element: HTMLElement): number => {
  element.focus({ preventScroll: true });
  const { outlineOffset, outlineWidth } = getComputedStyle(element);
  return parseFloat(outlineOffset) + parseFloat(outlineWidth);
};
const boxOfWords = (element: Element): DOMRect => {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
};
async function atEachSize(page: Page, state: () => Promise<void>, faults: () => readonly string[]) {
  await state();
  // From here on the focus shows.
  await page.keyboard.press('Tab');
  const session = await page.context().newCDPSession(page);
  const found: string[] = [];
  for (const [words, standard] of Object.entries(WORDS)) {
    await session.send('Page.setFontSizes', { fontSizes: { standard } });
    for (const size of [...SIZES, ...BETWEEN]) {
      await page.setViewportSize(size);
      found.push(...faults().map((fault) => `${size.width} × ${size.height}, ${words}: ${fault}`));
    }
  }
  await session.send('Page.setFontSizes', { fontSizes: { standard: WORDS['words as usual'] } });
  expect(found).toEqual([]);
}

for (const [screens, state] of [
  [SLAP, 'the count is corrected, of a pile without cards'],
  [SETUP, 'house rules of Knock for three'],
  [SETUP, 'house rules of Four Fours'],
] as const)
  test(`what is counted up and down stands clear of the rings beside it: ${state}`, ({ page }) =>
    atEachSize(
      page,
      () => openState(screens, state, page),
      () =>
        [...document.querySelectorAll('[data-steps]')].flatMap((steps) => {
          const words = boxOfWords(steps.querySelector('.num') ?? steps);
          const [less, more] = [...steps.querySelectorAll('button')];
          if (!less || !more) return ['no keys'];
          const ring = reach(more) + AIR;
          const [one, other] = [less.getBoundingClientRect(), more.getBoundingClientRect()];
          // A sheet may be turned to its reader.
          const isClear = ({ left, right, top, bottom }: DOMRect) =>
            words.right <= left - ring ||
            words.left >= right + ring ||
            words.bottom <= top - ring ||
            words.top >= bottom + ring;
          return isClear(one) && isClear(other) ? [] : [steps.textContent.trim()];
        }),
    ));

/** Whatever is said beside it in a bar. */
const wordsIn = (bar: Element): readonly Element[] =>
  [...bar.querySelectorAll('h1, span, .num')].filter(
    (each) =>
      each.childElementCount === 0 && each.textContent.trim() !== '' && !each.closest('.unseen, button'),
  );

for (const [screens, state] of [
  [CONTEST, 'open numbers of four'],
  [FOURS, 'a hand'],
] as const)
  test(`what is said in a bar stands clear of the rings beside it: ${state}`, ({ page }) =>
    atEachSize(
      page,
      () => openState(screens, state, page),
      () => {
        const bar = document.querySelector('header.bar');
        if (!bar) return ['no bar'];
        return [...bar.querySelectorAll('button')].flatMap((button) => {
          const ring = reach(button) + AIR;
          const { left, right, top, bottom } = button.getBoundingClientRect();
          return wordsIn(bar).flatMap((each) => {
            const words = boxOfWords(each);
            const isClear =
              words.right <= left - ring ||
              words.left >= right + ring ||
              words.bottom <= top - ring ||
              words.top >= bottom + ring;
            return isClear ? [] : [each.textContent.trim()];
          });
        });
      },
    ));

for (const [screens, state, each] of [
  [SOLVER, 'eight cards, one being typed', '.numbers button'],
  [SETUP, 'set-up for two', '.games button'],
  [RUNS, 'runs, with bests', '.kinds :is(a, button)'],
] as const)
  test(`the ring round what stands below the bar is whole: ${state}`, ({ page }) =>
    atEachSize(
      page,
      () => openState(screens, state, page),
      () => {
        const bar = document.querySelector('header.bar')?.getBoundingClientRect().bottom ?? Infinity;
        return [...document.querySelectorAll<HTMLElement>(each)].flatMap((card) => {
          const top = card.getBoundingClientRect().top - reach(card);
          return top >= bar ? [] : [`${card.textContent} by ${bar - top}`];
        });
      },
    ));

test('the ring round an x is whole, and not over whose it is', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openState(CONTEST, 'an x half typed, on a slip or at a place of its own', page);
  await page.keyboard.press('Tab');
  const values = [...document.querySelectorAll<HTMLElement>('.place .value')];
  expect(values).toHaveLength(4);
  for (const value of values) {
    const ring = reach(value);
    const { top, bottom } = value.getBoundingClientRect();
    const [who, keys] = [value.previousElementSibling, value.nextElementSibling];
    expect.soft(who?.getBoundingClientRect().bottom).toBeLessThanOrEqual(top - ring);
    expect.soft(keys?.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom + ring);
  }
});

/** How light a colour of the page is (WCAG 2). */
function lightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
    const share = Number(part) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

for (const [screens, state] of [
  [STANDING, 'standing, two, is it right'],
  [SLAP, 'four, the odd one out names'],
  [STANDING, 'standing, Knock, four, a claim'],
] as const)
  test(`the ring stands out from the colour of a seat that has it: ${state}`, async ({ page }) => {
    await openState(screens, state, page);
    await page.keyboard.press('Tab');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const floods = [...document.querySelectorAll<HTMLElement>('.flood')].filter((each) =>
        each.querySelector('.ink'),
      );
      const rings = floods.flatMap((flood) => {
        const under = lightness(getComputedStyle(flood.querySelector('.ink') ?? flood).backgroundColor);
        const inside = [...flood.querySelectorAll<HTMLElement>('button:enabled')];
        return [flood, ...inside]
          .filter((each) => each instanceof HTMLButtonElement && !each.disabled)
          .map((button) => {
            button.focus({ preventScroll: true });
            const ring = lightness(getComputedStyle(button).outlineColor);
            return (Math.max(ring, under) + 0.05) / (Math.min(ring, under) + 0.05);
          });
      });
      expect(rings.length, colorScheme).toBeGreaterThan(0);
      expect(Math.min(...rings), colorScheme).toBeGreaterThanOrEqual(3);
    }
  });

test('the ring of a zone lies clear of its edge, which may have the same colour', async ({ page }) => {
  await openState(SLAP, 'four, before the first cards', page);
  await page.keyboard.press('Tab');
  const zones = [...document.querySelectorAll<HTMLElement>('button.zone')];
  expect(zones).toHaveLength(4);
  for (const zone of zones)
    expect.soft(-reach(zone) - parseFloat(getComputedStyle(zone).borderTopWidth)).toBeGreaterThanOrEqual(AIR);
});
