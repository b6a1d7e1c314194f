import { spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { chromium } from '@playwright/test';
import { LAUNCH_ARGS } from '../../scripts/browser.js';
import { NOTHING_KEPT } from './chromium.ts';

interface Message {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

/** A window of a Chromium that nothing holds in front: it is hidden and shown as on a phone. */
export interface RawPage {
  /** Sends a command of the DevTools protocol to this page. */
  send(method: string, params?: object): Promise<unknown>;
  /** Computes an expression in the page. */
  compute<T>(expression: string): Promise<T>;
  /** Brings this window to the front, which hides the one before. */
  show(): Promise<void>;
  /** Closes this window, which need not answer any more. */
  close(): Promise<void>;
}

/** Runs Chromium on a profile by its own protocol alone: Playwright keeps every page visible. */
export async function withRawChromium(
  profile: string,
  use: (openPage: (url: string) => Promise<RawPage>) => Promise<void>,
): Promise<void> {
  const child = spawn(
    process.env.CHROMIUM_PATH ?? chromium.executablePath(),
    [
      ...LAUNCH_ARGS,
      '--headless=new',
      '--no-first-run',
      '--remote-debugging-pipe',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { detached: true, stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const [, , , ask, hear] = child.stdio as unknown as [null, null, null, Writable, Readable];
  const waiting = new Map<number, (message: Message) => void>();
  let heard = '';
  hear.setEncoding('utf8').on('data', (text: string) => {
    const messages = (heard + text).split('\0');
    heard = messages.pop() ?? '';
    for (const each of messages) {
      const message = JSON.parse(each) as Message;
      if (message.id !== undefined) waiting.get(message.id)?.(message);
    }
  });
  let last = 0;
  const send = (method: string, params: object = {}, sessionId?: string) =>
    new Promise<unknown>((resolve, reject) => {
      const id = (last += 1);
      waiting.set(id, ({ result, error }) => {
        waiting.delete(id);
        if (error) reject(new Error(`${method}: ${error.message}`));
        else resolve(result);
      });
      ask.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    });

  async function openPage(url: string): Promise<RawPage> {
    const { targetId } = (await send('Target.createTarget', { url: 'about:blank' })) as { targetId: string };
    const attached = await send('Target.attachToTarget', { targetId, flatten: true });
    const { sessionId } = attached as { sessionId: string };
    const page: RawPage = {
      send: (method, params) => send(method, params, sessionId),
      compute: async <T>(expression: string) => {
        const params = { expression, awaitPromise: true, returnByValue: true };
        const { result } = (await page.send('Runtime.evaluate', params)) as { result: { value: T } };
        return result.value;
      },
      show: async () => void (await send('Target.activateTarget', { targetId })),
      close: async () => void (await send('Target.closeTarget', { targetId })),
    };
    await page.send('Page.enable');
    await page.send('Page.addScriptToEvaluateOnNewDocument', { source: NOTHING_KEPT });
    if (url !== 'about:blank') await page.send('Page.navigate', { url });
    return page;
  }

  try {
    await use(openPage);
  } finally {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
    await gone;
  }
}
