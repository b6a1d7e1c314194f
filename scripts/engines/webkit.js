// Drives WebKitGTK by its own WebDriver, in its small browser on a screen that nobody sees.
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killTree } from '../kill.js';
import { pngOf } from './screen.js';

/** @typedef {import('./types.d.ts').Engine} Engine */

/** How long a page is waited for. */
const PATIENCE = 60_000;
/** How long an answer of the page is waited for. */
const ANSWER = 10_000;
/** How long a browser is waited for: it is there in less than two seconds. */
const START = 15_000;
/** The bar of this browser is part of its window. */
const BAR = 38;

/** A port that nobody uses. @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Everything that runs, with the number of what started it. */
function processes() {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const [, above = ''] = /^\d+ \(.*\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
        return [{ pid: Number(pid), above: Number(above) }];
      } catch {
        // Gone meanwhile.
        return [];
      }
    });
}

/** A process and all that it started. @param {number} root */
function below(root) {
  const all = processes();
  const family = new Set([root]);
  for (let grown = true; grown;) {
    const more = all.filter(({ pid, above }) => family.has(above) && !family.has(pid));
    for (const { pid } of more) family.add(pid);
    grown = more.length > 0;
  }
  return all.filter(({ pid }) => family.has(pid));
}

/**
 * One driver keeps one session, and a session has one store, in memory.
 * A driver whose browser ends as it starts says nothing of it, ever: then another one is started, four at most.
 * @param {string} path @param {string} display @param {number} wait @returns {ReturnType<typeof start>}
 */
async function session(path, display, wait, left = 4) {
  const started = start(path, display, wait);
  return left === 1 ? started : started.catch(() => session(path, display, wait, left - 1));
}

/** @param {string} path @param {string} display @param {number} wait */
async function start(path, display, wait) {
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      ...(process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {}),
    },
  });
  /** @param {string} method @param {string} way @param {object} [content] @param {number} [patience] @returns {Promise<any>} */
  async function call(method, way, content, patience = PATIENCE) {
    const answer = await fetch(`http://127.0.0.1:${port}${way}`, {
      method,
      // A question that is under way when the page changes is never answered; the next one is.
      signal: AbortSignal.timeout(way.endsWith('/execute/async') ? ANSWER : patience),
      ...(content ? { body: JSON.stringify(content) } : {}),
    });
    const { value } = /** @type {{ value: any }} */ (await answer.json());
    if (!answer.ok) throw new Error(`${way}: ${value.message || value.error}`);
    return value;
  }
  const end = () => {
    for (const { pid } of below(driver.pid ?? 0)) if (pid !== driver.pid) process.kill(pid, 'SIGKILL');
    killTree(driver.pid ?? 0);
  };
  while (!(await call('GET', '/status').catch(() => null))) await new Promise((go) => setTimeout(go, 20));
  const wanted = {
    browserName: 'MiniBrowser',
    // Else every question waits until a page has all its parts, of which some may be held up on purpose.
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': { binary: path, args: ['--automation'] },
  };
  const begun = call('POST', '/session', { capabilities: { alwaysMatch: wanted } }, wait);
  const { sessionId, capabilities } = await begun.catch((error) => {
    end();
    throw new Error(`WebKit did not start: ${error instanceof Error ? error.message : error}`);
  });
  const own = `/session/${sessionId}`;
  await call('POST', `${own}/timeouts`, { pageLoad: PATIENCE, script: PATIENCE });
  return {
    version: /** @type {string} */ (capabilities.browserVersion),
    end,
    /** @param {'GET' | 'POST' | 'DELETE'} method @param {string} way @param {object} [content] */
    ask: (method, way, content) => call(method, own + way, content),
  };
}

/** `screen`: the folder in which the screen is kept. @param {Awaited<ReturnType<typeof session>>} session @param {string} screen */
function windowOf({ ask: send }, screen) {
  let hasPage = false;
  let size = { width: 0, height: 0 };
  /** @param {string} code */
  async function ask(code) {
    const script = `const done = arguments[0]; (async () => JSON.stringify({ value: await (${code}) }))().then((text) => done({ text }), (error) => done({ fault: String(error) }))`;
    const { text, fault } = await send('POST', '/execute/async', { script, args: [] });
    if (fault !== undefined) throw new Error(fault);
    return JSON.parse(text).value;
  }
  return {
    ask,
    /** @param {string} url @param {'none' | 'complete'} [wait] */
    open: async (url, wait = 'complete') => {
      // A new window has no page yet, and would not answer.
      if (hasPage) await ask('globalThis.isLeft = true').catch(() => undefined);
      hasPage = true;
      await send('POST', '/url', { url });
      const end = performance.now() + PATIENCE;
      const there = `!globalThis.isLeft && location.href !== 'about:blank' && (${wait === 'none'} || document.readyState === 'complete')`;
      while (!(await ask(there).catch(() => false))) {
        if (performance.now() > end) throw new Error(`${url} did not come`);
        await new Promise((go) => setTimeout(go, 20));
      }
    },
    // A question that is under way when the page changes has no answer for minutes: so the driver is asked where it is, and not the page.
    back: async () => {
      const from = await send('GET', '/url');
      await send('POST', '/back', {});
      const end = performance.now() + PATIENCE;
      while ((await send('GET', '/url')) === from) {
        if (performance.now() > end) throw new Error(`${from} was not left`);
        await new Promise((go) => setTimeout(go, 20));
      }
    },
    /** @param {readonly object[]} actions */
    act: async (actions) => {
      await send('POST', '/actions', { actions });
      await send('DELETE', '/actions');
    },
    /** A picture of the page as it is on the screen, as PNG: this driver hangs when it is asked for one. */
    picture: () => {
      const { width, height } = size;
      return Promise.resolve(
        pngOf(readFileSync(join(screen, 'Xvfb_screen0')), { width, height: height + BAR }),
      );
    },
    /** @param {{ width: number, height: number }} size */
    resize: async ({ width, height }) => {
      size = { width, height };
      await send('POST', '/window/rect', { x: 0, y: 0, width, height: height + BAR });
    },
  };
}

/** Starts WebKit. Nothing that it keeps outlives its process, so a kill shows nothing here. @param {string} path @param {number} [wait] @returns {Promise<Engine>} */
export async function startWebKit(path, wait = START) {
  const kept = mkdtempSync(join(tmpdir(), 'two-dozen-screen-'));
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1400x1100x24', '-nolisten', 'tcp', '-fbdir', kept],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  /** @type {string} */
  const display = await new Promise((resolve) =>
    screen.stdio[3]?.once('data', (told) => resolve(String(told).trim())),
  );
  /** @type {Set<() => void>} */
  const ends = new Set();
  async function begin() {
    const begun = await session(path, display, wait);
    ends.add(begun.end);
    return begun;
  }
  const first = await begin();
  /** @type {typeof first | null} */
  let spare = first;
  return {
    name: 'WebKit',
    version: first.version,
    canBeKilled: false,
    async window() {
      const own = spare ?? (await begin());
      spare = null;
      return {
        ...windowOf(own, kept),
        kill: () => Promise.reject(new Error('nothing would be left')),
        close: () => {
          own.end();
          ends.delete(own.end);
          return Promise.resolve();
        },
      };
    },
    killable: () => Promise.reject(new Error('nothing would be left')),
    close: () => {
      for (const end of ends) end();
      screen.kill();
      rmSync(kept, { recursive: true, force: true });
      return Promise.resolve();
    },
  };
}
