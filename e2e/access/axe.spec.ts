import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { EMPTY } from '../support/screens/pages.ts';
import { settle, type Screen } from '../support/screens/screen.ts';
import { WALKS } from '../support/screens/walks.ts';

// Without the service worker a page is there sooner; movement is over at once.
test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe has against the page as it stands, a line for each element. */
async function faults(page: Page): Promise<readonly string[]> {
  // The page has no frames: one run of axe in the page itself is all there is to do.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).withTags(TAGS).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}

async function check(page: Page, screens: readonly Screen[]): Promise<void> {
  const found: string[] = [];
  for (const { name, open } of screens) {
    await open(page);
    await settle(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const fault of await faults(page)) found.push(`${name}, ${colorScheme}: ${fault}`);
    }
  }
  expect(found).toEqual([]);
}

for (const [walk, screens] of Object.entries(WALKS)) {
  test(`axe finds nothing against ${walk}, in light and dark`, async ({ page }) => {
    test.setTimeout(180_000);
    await check(page, screens);
  });
}

test('axe finds nothing against the list that is still empty, in light and dark', async ({ page }) => {
  await check(page, [EMPTY]);
});
