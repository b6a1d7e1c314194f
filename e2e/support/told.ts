import type { CDPSession, Page } from '@playwright/test';

/** Everything that assistive technology is told, in one text. */
export async function toldOf(session: CDPSession): Promise<string> {
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes
    .map(({ name, value, description }) =>
      [name, value, description].map((each) => String(each?.value ?? '')).join(' '),
    )
    .join('\n');
}

/** Collects what every live region says, at every change. */
export async function listen(page: Page): Promise<readonly string[]> {
  const said: string[] = [];
  await page.exposeFunction('hear', (sentence: string) => said.push(sentence));
  await page.addInitScript(() => {
    const { hear } = globalThis as unknown as { readonly hear: (sentence: string) => void };
    const regions = '[role=status], [role=alert], [role=log], [aria-live]:not([aria-live=off])';
    const tell = () => {
      for (const region of document.querySelectorAll(regions)) {
        const names = [...region.querySelectorAll('[aria-label]')].map((each) =>
          each.getAttribute('aria-label'),
        );
        hear([region.textContent, region.getAttribute('aria-label'), ...names].join(' '));
      }
    };
    const watch = () =>
      new MutationObserver(tell).observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      });
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', watch);
    else watch();
  });
  return said;
}
