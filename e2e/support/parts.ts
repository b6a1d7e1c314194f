import type { Page } from '@playwright/test';

/** Every part of the app that is a script. */
export const SCRIPTS = /\/_app\/immutable\/.*\.js$/;

/** The file in which most of them lie for the app's copy. */
export const PACK = /\/_app\/immutable\/assets\/pack\./;

/** Takes files out of the app's cache, and out of the browser's own, as a phone short of room does. Answers how many. */
export async function lose(page: Page, files: RegExp): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  return page.evaluate(async (source) => {
    const name = (await caches.keys()).find((each) => each.startsWith('two-dozen-precache-')) ?? 'none';
    const cache = await caches.open(name);
    const lost = (await cache.keys()).filter(({ url }) => new RegExp(source).test(url));
    await Promise.all(lost.map((request) => cache.delete(request)));
    return lost.length;
  }, files.source);
}
