// Drives Firefox by WebDriver BiDi over its own socket: no driver and no library needed.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * One window.
 * @typedef {object} Window
 * @property {(address: string, wait?: 'none' | 'complete') => Promise<void>} open
 * @property {(code: string) => Promise<unknown>} ask the value of an expression in the page; a promise is waited for
 * @property {(code: string, what: string) => Promise<void>} until waits until an expression holds, for forty seconds
 * @property {() => Promise<void>} close
 */

/**
 * What is used of the answers to all that is asked here.
 * @typedef {{ userContext: string, context: string, type: string, result: { value?: unknown }, exceptionDetails: { text: string } }} Result
 * @typedef {{ id: number, type: string, message?: string, result: Result }} Answer
 */

/** How long an answer of the browser, and a condition in a page, is waited for. */
const PATIENCE = 40_000;

/** Starts a Firefox with a profile of its own. @param {string} path */
export async function startFirefox(path) {
  const profile = mkdtempSync(join(tmpdir(), 'two-dozen-firefox-'));
  const browser = spawn(path, [
    '--headless',
    '--no-remote',
    '--profile',
    profile,
    '--remote-debugging-port=0',
  ]);
  const ended = new Promise((resolve) => browser.once('exit', resolve));
  const address = await new Promise((resolve, reject) => {
    let said = '';
    browser.stderr.on('data', (/** @type {Buffer} */ piece) => {
      said += String(piece);
      const found = /WebDriver BiDi listening on (ws:\S+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
    browser.once('error', reject);
    browser.once('exit', () => reject(new Error(`Firefox ended: ${said}`)));
  });
  const socket = new WebSocket(`${address}/session`);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error('Firefox does not answer.')));
  });
  /** @type {Map<number, (answer: Answer) => void>} */
  const waiting = new Map();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    /** @type {Answer} */
    const answer = JSON.parse(String(data));
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  /** @param {string} method @param {object} params @returns {Promise<Result>} */
  const send = (method, params) =>
    new Promise((resolve, reject) => {
      const id = (last += 1);
      const timer = setTimeout(() => reject(new Error(`${method}: no answer`)), PATIENCE);
      waiting.set(id, (answer) => {
        clearTimeout(timer);
        if (answer.type === 'success') resolve(answer.result);
        else reject(new Error(`${method}: ${answer.message}`));
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
  try {
    await send('session.new', { capabilities: {} });
  } catch (error) {
    browser.kill();
    throw error;
  }

  return {
    /** Opens a window that shares nothing with the others. @returns {Promise<Window>} */
    async window() {
      const { userContext } = await send('browser.createUserContext', {});
      const { context } = await send('browsingContext.create', { type: 'tab', userContext });
      /** @param {string} expression */
      const ask = async (expression) => {
        const answer = await send('script.evaluate', {
          expression,
          target: { context },
          awaitPromise: true,
        });
        if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
        return answer.result.value;
      };
      return {
        ask,
        open: async (url, wait = 'complete') => {
          await send('browsingContext.navigate', { context, url, wait });
        },
        until: async (code, what) => {
          const end = Date.now() + PATIENCE;
          // In the middle of a navigation there is no page to ask.
          while (!(await ask(`Boolean(${code})`).catch(() => false))) {
            if (Date.now() > end) throw new Error(`${what}: not so within ${PATIENCE / 1000} s`);
            await new Promise((resolve) => setTimeout(resolve, 100));
          }
        },
        close: async () => {
          await send('browser.removeUserContext', { userContext });
        },
      };
    },
    async close() {
      socket.close();
      browser.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}
