import { expect, test, type Page } from '@playwright/test';
import { axeFaults } from '../support/axe.ts';
import { EMPTY } from '../support/screens/pages.ts';
import { settle, type Screen } from '../support/screens/screen.ts';
import { WALKS } from '../support/screens/walks.ts';

// Without the service worker a page is there sooner; movement is over at once.
test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

async function check(page: Page, screens: readonly Screen[]): Promise<void> {
  const found: string[] = [];
  for (const { name, open } of screens) {
    await open(page);
    await settle(page);
    found.push(...(await axeFaults(page, name)));
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
