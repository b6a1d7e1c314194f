import { expect, test } from '@playwright/test';
import { fours as words } from '#lib/i18n/messages.ts';
import { dealtTable } from '../../tests/support/fours.ts';
import { withProfile } from '../support/app.ts';
import { NAMES, sitAt, takePhone, titleOn } from '../support/fours.ts';
import { TOUCH } from '../support/fours-turns.ts';
import { WHOLE_BROWSER } from '../support/chromium.ts';
import { sitRaw } from '../support/raw-table.ts';
import { withRawChromium } from '../support/raw.ts';

// What is secret is covered in time: when a browser tells a page that it is left, and in which order, only a browser knows.
test.use({ ...WHOLE_BROWSER, contextOptions: { reducedMotion: 'reduce' } });

const evening = () => dealtTable(['+++++', '×××××', '÷÷÷÷÷']);

test('the cover is up before the system looks: another window, a frozen page, another address', async ({
  baseURL,
}) => {
  test.setTimeout(120_000);
  if (baseURL === undefined) throw new Error('the server is not running');
  await withProfile((profile) =>
    withRawChromium(profile, async (openPage) => {
      const page = await openPage('about:blank');
      await sitRaw(page, baseURL, evening());
      const see = (expression: string) => expect.poll(() => page.compute(expression), { timeout: 20_000 });
      const cards = `document.querySelectorAll('[data-card]').length`;
      const open = `(() => {
        const button = [...document.querySelectorAll('button')].find((each) => each.textContent.trim() === 'I am Mei');
        if (button && !button.closest('[inert]')) button.click();
        return ${cards};
      })()`;
      // What is in the page in the very task in which it is told.
      const watch = (target: string, type: string) =>
        page.compute(`void (window.seen = null, ${target}.addEventListener('${type}', () => {
          window.seen = ${cards} + ' ' + document.visibilityState;
        }, { once: true }))`);

      await see(open).toBe(5);
      await watch('document', 'visibilitychange');
      const other = await openPage('about:blank');
      await other.show();
      await see('document.visibilityState').toBe('hidden');
      await see('window.seen').toBe('0 hidden');
      await page.show();
      await see('document.visibilityState').toBe('visible');
      await see(cards).toBe(0);

      await see(open).toBe(5);
      await watch('document', 'freeze');
      await page.send('Page.setWebLifecycleState', { state: 'frozen' });
      await page.send('Page.setWebLifecycleState', { state: 'active' });
      await see('window.seen').toBe('0 hidden');

      await see(open).toBe(5);
      await watch('window', 'pagehide');
      await page.compute(
        `void addEventListener('pagehide', () => sessionStorage.setItem('seen', String(${cards})))`,
      );
      await page.send('Page.navigate', { url: new URL('./about', baseURL).href });
      await see(`sessionStorage.getItem('seen')`).toBe('0');
      await page.compute('history.back()');
      await see(`document.querySelector('h2')?.textContent`).toBe(words.passTo('Mei'));
      expect(await page.compute(cards)).toBe(0);
    }),
  );
});

test('a window that loses the focus and stays in sight is covered as well', async ({ page, context }) => {
  await sitAt(page, evening());
  await titleOn(page);
  await takePhone(page, TOUCH, NAMES[0]);
  await page.evaluate(() => {
    window.addEventListener('blur', () => {
      const cards = document.querySelectorAll('[data-card]').length;
      document.documentElement.dataset.seen = `${cards} ${document.visibilityState}`;
    });
  });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setFocusEmulationEnabled', { enabled: false });
  const other = await context.newPage();
  await other.bringToFront();
  await expect(page.locator('html')).toHaveAttribute('data-seen', '0 visible');
  await page.bringToFront();
  await expect(page.getByRole('region', { name: words.passTo(NAMES[0]) })).toBeVisible();
});
