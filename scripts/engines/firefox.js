// Drives Firefox by WebDriver BiDi over its own socket: no driver and no library needed.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killTree } from '../kill.js';

/** @typedef {import('./types.d.ts').Engine} Engine */
/**
 * What is used of the answers to all that is asked here.
 * @typedef {{ userContext: string, context: string, type: string, result: { value?: string }, exceptionDetails: { text: string },
 *   capabilities: { browserVersion: string }, data?: string, contexts: { context: string }[] }} Result
 * @typedef {{ id: number, type: string, message?: string, result: Result }} Answer
 */

/** How long an answer of the browser is waited for. */
const PATIENCE = 60_000;

/** Starts the program on a profile and speaks to it. @param {string} path @param {string} profile */
async function start(path, profile) {
  const browser = spawn(
    path,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'],
    { detached: true },
  );
  const ended = new Promise((resolve) => browser.once('exit', resolve));
  /** @type {string} */
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
  const kill = async () => {
    socket.close();
    if (browser.pid !== undefined && browser.exitCode === null && browser.signalCode === null)
      killTree(browser.pid);
    await ended;
  };
  const { capabilities } = await send('session.new', { capabilities: {} });
  return { send, kill, version: capabilities.browserVersion };
}

/** @typedef {Awaited<ReturnType<typeof start>>} Running */

/** A window in a browser that may be another one after a kill. @param {() => Running} now @param {string} context */
function windowOf(now, context) {
  return {
    context,
    /** @param {string} url @param {'none' | 'complete'} [wait] */
    async open(url, wait = 'complete') {
      await now().send('browsingContext.navigate', { context: this.context, url, wait });
    },
    async back() {
      await now().send('browsingContext.traverseHistory', { context: this.context, delta: -1 });
    },
    /** @param {string} code */
    async ask(code) {
      const answer = await now().send('script.evaluate', {
        expression: `(async () => JSON.stringify({ value: await (${code}) }))()`,
        target: { context: this.context },
        awaitPromise: true,
      });
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
      /** @type {{ value: unknown }} */
      const { value } = JSON.parse(answer.result.value ?? '{}');
      return value;
    },
    /** @param {readonly object[]} actions */
    async act(actions) {
      await now().send('input.performActions', { context: this.context, actions });
      await now().send('input.releaseActions', { context: this.context });
    },
    /** A picture of the page, as PNG. */
    async picture() {
      const { data = '' } = await now().send('browsingContext.captureScreenshot', { context: this.context });
      return Buffer.from(data, 'base64');
    },
    /** @param {{ width: number, height: number }} viewport */
    async resize(viewport) {
      await now().send('browsingContext.setViewport', { context: this.context, viewport });
    },
  };
}

/** Starts Firefox. A kill takes the whole browser, which is then opened on the same profile; so windows that are to be killed have one of their own. @param {string} path @returns {Promise<Engine>} */
export async function startFirefox(path) {
  const shared = mkdtempSync(join(tmpdir(), 'two-dozen-firefox-'));
  const browser = await start(path, shared);
  /** @type {Set<() => Promise<void>>} */
  const own = new Set();
  const cleaned = { recursive: true, force: true, maxRetries: 5, retryDelay: 100 };
  return {
    name: 'Firefox',
    version: browser.version,
    canBeKilled: true,
    async window() {
      const { userContext } = await browser.send('browser.createUserContext', {});
      const { context } = await browser.send('browsingContext.create', { type: 'tab', userContext });
      return {
        ...windowOf(() => browser, context),
        kill: () => Promise.reject(new Error('A window that is to be killed: killable()')),
        close: async () => {
          await browser.send('browser.removeUserContext', { userContext });
        },
      };
    },
    async killable() {
      const profile = mkdtempSync(join(tmpdir(), 'two-dozen-firefox-'));
      let running = await start(path, profile);
      const contextNow = async () =>
        (await running.send('browsingContext.getTree', {})).contexts[0]?.context ?? '';
      const window = windowOf(() => running, await contextNow());
      const end = async () => {
        own.delete(end);
        await running.kill();
        rmSync(profile, cleaned);
      };
      own.add(end);
      return Object.assign(window, {
        kill: async () => {
          await running.kill();
          running = await start(path, profile);
          window.context = await contextNow();
        },
        close: end,
      });
    },
    async close() {
      for (const end of own) await end();
      await browser.kill();
      rmSync(shared, cleaned);
    },
  };
}
