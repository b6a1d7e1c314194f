import { spawn } from 'node:child_process';
import { chromium, type Browser, type Page } from '@playwright/test';
import { LAUNCH_ARGS } from '../../scripts/browser.js';

/** A Chromium of one's own on a profile folder, which can be killed as a phone kills an app. */
export interface OwnChromium {
  readonly page: Page;
  /** SIGKILL to the browser and all its processes. Resolves when they are gone. */
  kill(): Promise<void>;
}

/** Starts Chromium on a profile, with a window as tall as a phone. */
export async function startChromium(profile: string): Promise<OwnChromium> {
  const path = process.env.CHROMIUM_PATH ?? chromium.executablePath();
  const child = spawn(
    path,
    [
      ...LAUNCH_ARGS,
      '--headless=new',
      '--no-first-run',
      '--window-size=500,900',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    // Leader of a group of its own: one signal reaches all its processes.
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const kill = async () => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
      process.kill(-child.pid, 'SIGKILL');
    await gone;
  };
  try {
    const address = await new Promise<string>((resolve, reject) => {
      let heard = '';
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        heard += text;
        const found = /DevTools listening on (ws:\S+)/.exec(heard)?.[1];
        if (found !== undefined) resolve(found);
      });
      void gone.then(() => reject(new Error(`Chromium did not start: ${heard}`)));
    });
    const browser: Browser = await chromium.connectOverCDP(address);
    const [page] = browser.contexts()[0]?.pages() ?? [];
    if (!page) throw new Error('Chromium opened no page');
    return { page, kill };
  } catch (error) {
    await kill();
    throw error;
  }
}
