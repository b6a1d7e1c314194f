// Finds a Chromium for the end-to-end tests, and brings one if there is none.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MINUTE = 60_000;

/** Arguments for every launch: no sandbox as root, where it cannot work, and no call home. */
export const LAUNCH_ARGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  '--disable-background-networking',
  '--gaia-url=http://127.0.0.1:9/',
  '--component-updater=url-source=http://127.0.0.1:9/',
];

/** Says whether a program is there and starts: a download without its libraries, or an empty snap package, does not. @param {string} path */
function starts(path) {
  return (
    existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore', timeout: MINUTE }).status === 0
  );
}

/** Finds a Chromium that is on this machine already, without installing anything. @returns {string | undefined} */
export function findInstalledBrowser() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (starts(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH names ${chosen}, but that does not start as a browser.`);
  }
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...onPath, chromium.executablePath()].find(starts);
}

/** @param {string} command @param {readonly string[]} args @param {NodeJS.ProcessEnv} [extra] */
function run(command, args, extra) {
  console.log(`  ${command} ${args.join(' ')}`);
  return spawnSync(command, args, {
    stdio: 'ignore',
    timeout: 10 * MINUTE,
    env: { ...process.env, ...extra },
  }).status;
}

/** Brings a Chromium by Playwright's download or, as root where there is apt-get, by the system's packages. */
function installBrowser() {
  console.log('No Chromium here; bringing one …');
  const cli = fileURLToPath(new URL('../node_modules/@playwright/test/cli.js', import.meta.url));
  const downloaded = run(process.execPath, [cli, 'install', 'chromium'], {
    PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000',
  });
  if (downloaded === 0 && findInstalledBrowser()) return;
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status !== 0)
    return;
  run('apt-get', ['-q', 'update']);
  run('apt-get', ['-q', 'install', '-y', '--no-install-recommends', 'chromium'], {
    DEBIAN_FRONTEND: 'noninteractive',
  });
}

/** Finds a Chromium, installing one where that is possible; throws a sentence that says what to do where it is not. @returns {string} */
export function findBrowser() {
  const found = findInstalledBrowser();
  if (found) return found;
  installBrowser();
  const installed = findInstalledBrowser();
  if (installed) return installed;
  throw new Error(
    'The end-to-end tests need Chromium, and none could be installed here. Install the package `chromium` (or Google Chrome), or name one: CHROMIUM_PATH=/path/to/chromium npm test',
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(findBrowser());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
