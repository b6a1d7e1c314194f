// `npm run test:engines`: the start of the app in Firefox. Where there is none it says so and fails nothing. TAPS=50 for the long form.
import { spawnSync } from 'node:child_process';
import { BUILD_DIR, build, isBuildCurrent } from '../build.js';
import { pages } from '../hosts.js';
import { serve } from '../serve.js';
import { startFirefox } from './bidi.js';

const TAPS = Number(process.env.TAPS ?? 5);
const NAMES = ['firefox-esr', 'firefox'];

/** The Firefox to use: FIREFOX_PATH, or one on the PATH. */
const path = [process.env.FIREFOX_PATH, ...NAMES].find(
  (name) => name && spawnSync(name, ['--version'], { stdio: 'ignore' }).status === 0,
);

/** @typedef {Awaited<ReturnType<typeof startFirefox>>} Firefox */

/** Taps a link while the scripts of a first visit are still on their way. Answers how many taps were lost, and how many retries spent. @param {Firefox} firefox */
async function taps(firefox) {
  const host = await serve({
    dir: BUILD_DIR,
    // The app comes slowly, and no offline copy gets in the way.
    onRequest: async ({ path: asked }) => {
      if (asked === '/service-worker.js') return { status: 404 };
      if (/immutable\/.*\.js$/.test(asked)) await new Promise((resolve) => setTimeout(resolve, 1_500));
      return undefined;
    },
  });
  let [lost, spent] = [0, 0];
  for (let tap = 0; tap < TAPS; tap += 1) {
    const window = await firefox.window();
    await window.open(`${host.url}icon.svg`);
    await window.ask(`localStorage.setItem('two-dozen-begun', '1')`);
    await window.open(host.url, 'none');
    const link = `document.querySelector('a[href*="practice"]')`;
    await window.until(link, 'the first page');
    await window.ask(`${link}.click()`);
    const isThere = await window
      .until(`location.pathname === '/practice' && document.documentElement.hasAttribute('data-started')`, '')
      .then(
        () => true,
        () => false,
      );
    if (!isThere) lost += 1;
    if (await window.ask(`sessionStorage.getItem('two-dozen-retried') !== null`)) spent += 1;
    await window.close();
  }
  await host.close();
  return { lost, spent };
}

/** Opens every page without a host after the first visit. Answers those that did not start. @param {Firefox} firefox */
async function offline(firefox) {
  const host = await serve({ dir: BUILD_DIR });
  const window = await firefox.window();
  await window.open(host.url);
  await window.until(
    `navigator.serviceWorker.controller?.state === 'activated' && document.documentElement.hasAttribute('data-started')`,
    'the offline copy',
  );
  await host.close();
  /** @type {string[]} */
  const lost = [];
  const addresses = [...pages(), '/practice/', '/practice.html', '/index.html', '/nothing-here'];
  for (const address of addresses) {
    await window.open(new URL(address, host.url).href, 'none').catch(() => undefined);
    const shown = `document.documentElement.hasAttribute('data-started') && document.querySelector('h1')`;
    await window.until(shown, address).catch(() => lost.push(address));
  }
  await window.close();
  return { pages: addresses.length, lost };
}

if (path === undefined) {
  console.log('No Firefox here (FIREFOX_PATH, firefox-esr, firefox): the app was not tried in it.');
} else {
  const built = isBuildCurrent() ? 0 : build({ quiet: true });
  if (built !== 0) process.exit(built);
  console.log(String(spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout).trim());
  const firefox = await startFirefox(path);
  try {
    const tapped = await taps(firefox);
    console.log(
      `taps before the app has started: ${TAPS}, lost ${tapped.lost}, retries spent ${tapped.spent}`,
    );
    const opened = await offline(firefox);
    console.log(
      `addresses opened without a host: ${opened.pages}, not started: ${opened.lost.join(' ') || 'none'}`,
    );
    process.exitCode = tapped.lost + tapped.spent + opened.lost.length > 0 ? 1 : 0;
  } finally {
    await firefox.close();
  }
}
