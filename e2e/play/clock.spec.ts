import { expect, test } from '@playwright/test';
import { withProfile } from '../support/app.ts';
import { withRawChromium } from '../support/raw.ts';

test('the clock stands still while another app is in front', async ({ baseURL }) => {
  if (baseURL === undefined) throw new Error('the server is not running');
  await withProfile((profile) =>
    withRawChromium(profile, async (openPage) => {
      const page = await openPage('about:blank');
      // Minutes pass when the test says so, on the clock that never jumps.
      await page.send('Page.addScriptToEvaluateOnNewDocument', {
        source:
          'window.later = 0; const now = performance.now.bind(performance); performance.now = () => now() + window.later;',
      });
      const see = (expression: string) => expect.poll(() => page.compute(expression), { timeout: 20_000 });
      const pass = (minutes: number) => page.compute(`window.later += ${minutes * 60_000}`);
      const minutes = `parseInt(document.querySelector('[role=timer]')?.textContent, 10)`;
      await page.send('Page.navigate', { url: new URL('./practice', baseURL).href });
      await see(minutes).toBe(0);
      await pass(5);
      await see(minutes).toBe(5);

      const other = await openPage('about:blank');
      await other.show();
      await see('document.visibilityState').toBe('hidden');
      await pass(60);
      await page.show();
      await see('document.visibilityState').toBe('visible');
      await pass(2);
      await see(minutes).toBe(7);
    }),
  );
});
