// The engine of this run, and the windows and hosts that its tests open.
import type { Page } from '@playwright/test';
import { afterAll, afterEach } from 'vitest';
import { startFirefox } from '../../../scripts/engines/firefox.js';
import { startWebKit } from '../../../scripts/engines/webkit.js';
import type { Engine, Window } from '../../../scripts/engines/types.d.ts';
import { BUILD_DIR } from '../../../scripts/build.js';
import { serve } from '../../../scripts/serve.js';
import { expect } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { RemotePage } from './page.ts';

const FIGURES = fileURLToPath(new URL('../../../test-results/engines', import.meta.url));

const { ENGINE = '', ENGINE_PATH = '' } = process.env;
export const isFull = process.env.ENGINES === 'full';
const PHONE = { width: 447, height: 844 };

let starting: Promise<Engine> | null = null;
export const engine = (): Promise<Engine> =>
  (starting ??= ENGINE === 'Firefox' ? startFirefox(ENGINE_PATH) : startWebKit(ENGINE_PATH));
afterAll(async () => (await starting)?.close());

type Served = Awaited<ReturnType<typeof serve>>;
type Options = Omit<Parameters<typeof serve>[0], 'dir'> & { readonly dir?: string };

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

/** A host of a test's own. */
export async function host(options: Options = {}): Promise<Served> {
  const served = await serve({ dir: BUILD_DIR, ...options });
  open.push(() => served.close());
  return served;
}

/** A page that Playwright would have, with what only these engines' pages have. */
export type EnginePage = Page & Pick<RemotePage, 'window' | 'here'>;

/** A window of a test's own, as wide as a phone; all that it keeps is gone with it. `killable`: what it runs in can be killed. */
export async function windowAt(base: string, { killable = false } = {}): Promise<EnginePage> {
  const running = await engine();
  const window: Window = await (killable ? running.killable() : running.window());
  const end = window.close.bind(window);
  let closing: Promise<void> | null = null;
  const close = () => (closing ??= end());
  open.push(close);
  await window.resize(PHONE);
  return new RemotePage(Object.assign(window, { close }), base) as unknown as EnginePage;
}

/** The app after its first visit, with nobody at its address any more. */
export async function offlinePage(options: { readonly killable?: boolean } = {}): Promise<EnginePage> {
  const { url, close } = await host();
  const page = await windowAt(url, options);
  await page.goto('./');
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 60_000 })
    .toBe('activated');
  await expect(page.locator('html')).toHaveAttribute('data-started', '');
  await close();
  return page;
}

/** Puts down what was counted, for the table in docs/RELIABILITY.md. */
export async function putDown(what: string, times: number, figure: string): Promise<void> {
  if (!isFull) return;
  const { version } = await engine();
  const at = new Date().toISOString().slice(0, 10);
  mkdirSync(FIGURES, { recursive: true });
  const name = `${ENGINE} ${what}`;
  writeFileSync(
    join(FIGURES, `${name.replaceAll(/\W+/g, '-')}.json`),
    JSON.stringify({ engine: ENGINE, version, what, times, figure, at }),
  );
}
