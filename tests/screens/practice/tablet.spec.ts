import { expect, test, type Page } from '@playwright/test';
import { handOf } from '../../../e2e/support/cards.ts';
import { openWith } from '../../../e2e/support/store.ts';
import { cardsOn, namesOn } from '../../../e2e/support/table.ts';

/** How the cards lie in the middle of the table: how much of it they cover, their shapes, and whether none sticks out. */
async function cardsLie(page: Page) {
  await namesOn(page);
  return cardsOn(page).evaluateAll((cards) => {
    const boxes = cards.map((card) => card.getBoundingClientRect());
    const middle = cards[0]?.parentElement?.getBoundingClientRect() ?? new DOMRect();
    const covered = boxes.reduce((sum, { width, height }) => sum + width * height, 0);
    return {
      covered: covered / (middle.width * middle.height),
      shapes: boxes.map(({ width, height }) => (height / width).toFixed(1)),
      inside: boxes.every(
        ({ left, top, right, bottom }) =>
          left >= middle.left && right <= middle.right && top >= middle.top && bottom <= middle.bottom,
      ),
    };
  });
}

for (const viewport of [
  { width: 820, height: 1180 },
  { width: 1180, height: 820 },
]) {
  test.describe(`a tablet of ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });
    for (const ranks of [
      [1, 5, 8],
      [3, 3, 8, 8],
      [1, 2, 3, 4, 5],
      [1, 2, 3, 4, 5, 6],
    ])
      test(`has room for ${ranks.length} large cards`, async ({ page }) => {
        await openWith(page, './practice', { hands: [{ slot: 'practice', row: handOf(ranks) }] });
        const { covered, shapes, inside } = await cardsLie(page);
        expect(shapes).toEqual(ranks.map(() => '1.4'));
        expect(covered).toBeGreaterThan(0.45);
        expect(inside).toBe(true);
      });
  });
}
