import { runs as text } from '#lib/i18n/messages.ts';
import { expect, installOffline, test } from '../support/platform.ts';
import { beginSent, solveHands } from '../support/runs.ts';
import { readStore } from '../support/store.ts';
import { act, cardsOn } from '../support/table.ts';

test.use({ serviceWorkers: 'allow' });

test('a storm without a network survives the end of its page, and goes on', async ({ page, host }) => {
  await installOffline(page);
  await host.kill();
  await page.goto('./runs?run=storm&v=1&seed=5');
  await beginSent(page);
  await solveHands(page, 2);
  await expect.poll(async () => (await readStore(page, 'attempts')).length).toBe(2);
  const crashed = page.waitForEvent('crash');
  const device = await page.context().newCDPSession(page);
  // A crashed page never answers.
  void device.send('Page.crash').catch(() => undefined);
  await crashed;
  const next = await page.context().newPage();
  await next.goto('./runs');
  await act(next, text.goOn).tap();
  await expect(cardsOn(next)).toHaveCount(4);
  await expect(next.getByText(text.solved(2), { exact: true })).toBeAttached();
});
