import { expect, test } from '@playwright/test';
import { knock as words, pads } from '#lib/i18n/messages.ts';
import { act, knockBy, openTable, realTable } from '../../support/knock.ts';
import { button, sitAt } from '../../../e2e/support/knock.ts';

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

const SMALL = { width: 320, height: 568 };
const USUAL = { width: 390, height: 844 };

const CASES = [
  ['keypad', 0, 'the near edge', SMALL],
  ['keypad', 1, 'the left edge', SMALL],
  ['keypad', 2, 'the far edge', SMALL],
  ['keypad', 3, 'the right edge', SMALL],
  ['keypad', 0, 'the near edge', USUAL],
  ['keypad', 1, 'the left edge', USUAL],
  ['ranks', 1, 'the left edge', SMALL],
  ['ranks', 1, 'the left edge', USUAL],
] as const;

for (const [pad, seat, from, size] of CASES) {
  test(`the pad (${pad}) from ${from} leaves everybody their Agree, at ${size.width} × ${size.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const table = pad === 'keypad' ? openTable(4, [8, 3, 5, 2]) : realTable(4, { faces: true });
    const checked = act('checked', (seat + 2) % 4, 12_000);
    await sitAt(page, table.play(knockBy(seat, 9000)).through(11_000).play(checked));
    await expect(page.getByRole('group', { name: pads[pad] })).toBeVisible();
    const agree = button(page, words.act.agree);
    await expect(agree).toHaveCount(3);
    // The middle of each of its edges, and its own.
    const covered = await agree.evaluateAll((buttons) =>
      buttons.map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        const places = [
          [0.5, 0.5],
          [0.05, 0.5],
          [0.95, 0.5],
          [0.5, 0.05],
          [0.5, 0.95],
        ] as const;
        return places.filter(
          ([across, down]) =>
            document.elementFromPoint(x + width * across, y + height * down)?.closest('button') !== each,
        );
      }),
    );
    expect(covered).toEqual([[], [], []]);
    // Nor does anything of the pad itself lie outside of it.
    const keys = page.getByRole('group', { name: pads[pad] }).getByRole('button');
    const hidden = await keys.evaluateAll((buttons) =>
      buttons
        .filter((each) => {
          const { x, y, width, height } = each.getBoundingClientRect();
          return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('button') !== each;
        })
        .map((each) => each.textContent),
    );
    expect(hidden).toEqual([]);
  });
}
