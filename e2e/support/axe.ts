import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Of these rules only those look at colours: in dark nothing else can differ from what it was in light. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];
/** What words alone can break: names that are missing, and the language that a page says it is in. */
const OF_WORDS = [
  ...['aria-command-name', 'aria-dialog-name', 'aria-input-field-name', 'aria-meter-name'],
  ...['aria-progressbar-name', 'aria-toggle-field-name', 'aria-tooltip-name', 'button-name'],
  ...[
    'document-title',
    'empty-heading',
    'html-has-lang',
    'html-lang-valid',
    'image-alt',
    'input-button-name',
  ],
  ...['label', 'label-title-only', 'link-name', 'role-img-alt', 'select-name', 'summary-name', 'svg-img-alt'],
];
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe has against the page as it stands, in light and in dark, a line for each element; of its words in light alone. */
export async function axeFaults(
  page: Page,
  name: string,
  { words = false } = {},
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const colorScheme of words ? (['light'] as const) : (['light', 'dark'] as const)) {
    await page.emulateMedia({ colorScheme });
    // The page has no frames: one run of axe in the page itself is all there is to do.
    const axe = new AxeBuilder({ page }).setLegacyMode(true);
    if (colorScheme === 'light' && !words) axe.withTags(TAGS);
    else axe.withRules(words ? OF_WORDS : OF_COLOUR);
    const { violations } = await axe.analyze();
    for (const { id, nodes } of violations) {
      for (const { target, failureSummary } of nodes)
        found.push(`${name}, ${colorScheme}: ${id}: ${target.join(' ')} ${failureSummary ?? ''}`);
    }
  }
  return found;
}
