import { expect, test as base, type Page } from '@playwright/test';
import { BUILD_DIR } from '../../scripts/build.js';
import { serve } from '../../scripts/serve.js';
import { passFirst, waitForReadyOffline } from './app.ts';

type Served = Awaited<ReturnType<typeof serve>>;
type OnRequest = NonNullable<Parameters<typeof serve>[0]['onRequest']>;

/** A web host of a test's own: what it is asked is written down, it can be struck dead, and it can be given another build. */
export interface Host {
  readonly url: string;
  /** Everything that was asked of it, as `GET /practice?x`. */
  readonly asked: string[];
  /** Decides about the next requests; undefined: as a host does. */
  answer: OnRequest | undefined;
  /** Nobody is there any more: connections are refused. */
  kill(): Promise<void>;
  /** Is there again, at the same address. */
  revive(): Promise<void>;
  /** Shows another build from now on, as a deployment does. */
  deploy(dir: string): void;
}

/** Begins to serve a build on a port of its own, so that each test has an origin of its own. */
export async function startHost(
  options: { readonly dir?: string; readonly base?: string } = {},
): Promise<Host> {
  const { base = '' } = options;
  let dir = options.dir ?? BUILD_DIR;
  const onRequest: OnRequest = (asked) => {
    host.asked.push(`${asked.method} ${asked.path}${asked.search}`);
    return host.answer?.(asked);
  };
  let served: Served | null = await serve({ dir, base, onRequest });
  const { port, url } = served;
  const host: Host = {
    url,
    asked: [],
    answer: undefined,
    kill: async () => {
      await served?.close();
      served = null;
    },
    revive: async () => {
      served ??= await serve({ dir, base, port, onRequest });
    },
    deploy: (next) => {
      dir = next;
      served?.setDir(next);
    },
  };
  return host;
}

/** Tests that break things: each has a host, and so an origin, of its own. */
export const test = base.extend<{ host: Host }>({
  host: async ({}, use) => {
    const host = await startHost();
    await use(host);
    await host.kill();
  },
  baseURL: async ({ host }, use) => use(host.url),
});
export { expect };

/** Width and height of a PNG, out of its first chunk. */
export function pngSize(png: Buffer): string {
  expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

/** Opens the app for the first time, begins, and waits until it can do without a network. */
export async function installOffline(page: Page): Promise<void> {
  await page.goto('./');
  await passFirst(page);
  await waitForReadyOffline(page);
}
