import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { practice } from '#lib/i18n/messages.ts';
import { BUILD_DIR } from '../../scripts/build.js';
import { withProfile } from '../support/app.ts';
import { startWhole } from '../support/chromium.ts';
import { expect, pngSize, test } from '../support/platform.ts';

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose?: string;
  readonly form_factor?: 'narrow' | 'wide';
}
interface Manifest {
  readonly icons: readonly Picture[];
  readonly screenshots: readonly Picture[];
  readonly shortcuts: readonly {
    readonly name: string;
    readonly url: string;
    readonly icons: readonly Picture[];
  }[];
}

const manifest = () => JSON.parse(readFileSync(join(BUILD_DIR, 'manifest.webmanifest'), 'utf8')) as Manifest;

test('the browser finds the manifest complete and the app fit to be installed', async ({ host }) => {
  // A browser of one's own: a private window, as tests have it, cannot install anything.
  await withProfile(async (profile) => {
    const own = await startWhole(profile);
    try {
      const { page } = own;
      await page.goto(host.url);
      await page.evaluate(() => navigator.serviceWorker.ready.then(({ scope }) => scope));
      const session = await page.context().newCDPSession(page);
      const { url, errors, data } = await session.send('Page.getAppManifest');
      expect(errors).toEqual([]);
      expect(url).toBe(`${host.url}manifest.webmanifest`);
      expect(JSON.parse(data ?? '')).toMatchObject({
        id: '/',
        name: 'Two Dozen',
        short_name: 'Two Dozen',
        start_url: './',
        scope: './',
        display: 'standalone',
        categories: ['games', 'education'],
      });
      const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
      expect(installabilityErrors).toEqual([]);
    } finally {
      await own.kill();
    }
  });
});

test('every picture that the manifest names is in the build, in its size', () => {
  const { icons, screenshots, shortcuts } = manifest();
  const pictures = [...icons, ...screenshots, ...shortcuts.flatMap((shortcut) => shortcut.icons)];
  for (const { src, sizes, type } of pictures) {
    const content = readFileSync(join(BUILD_DIR, src));
    if (type === 'image/png') expect(pngSize(content), src).toBe(sizes);
    else expect(content.toString('utf8'), src).toContain('<svg');
  }
  expect(icons.map(({ purpose }) => purpose)).toEqual(expect.arrayContaining(['any', 'maskable']));
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(new Set(screenshots.map(({ form_factor }) => form_factor))).toEqual(new Set(['narrow', 'wide']));
});

test('each shortcut leads to a page of the app', async ({ page }) => {
  const headings = { './today': practice.todayTitle, './practice': practice.title };
  const { shortcuts } = manifest();
  expect(shortcuts.map(({ url }) => url).sort()).toEqual(Object.keys(headings).sort());
  for (const [url, name] of Object.entries(headings)) {
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
});
