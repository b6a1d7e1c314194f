import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Of these rules only those look at colours: in dark nothing else can differ from what it was in light. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe has against the page as it stands, in light and in dark, a line for each element. */
export async function axeFaults(page: Page, name: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // The page has no frames: one run of axe in the page itself is all there is to do.
    const axe = new AxeBuilder({ page }).setLegacyMode(true);
    if (colorScheme === 'light') axe.withTags(TAGS);
    else axe.withRules(OF_COLOUR);
    const { violations } = await axe.analyze();
    for (const { id, nodes } of violations) {
      for (const { target, failureSummary } of nodes)
        found.push(`${name}, ${colorScheme}: ${id}: ${target.join(' ')} ${failureSummary ?? ''}`);
    }
  }
  return found;
}
