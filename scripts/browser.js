// Finds a Chromium for the tests of screens and of the whole app, and brings one if there is none.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findOrBring, temporaryFor } from './browser/bring.js';
import { findBrowserOn, findShellOn } from './browser/find.js';
import { machine } from './browser/machine.js';

const ROOT = fileURLToPath(new URL('..', import.meta.url)).replace(/[/\\]$/, '');
const CLI = fileURLToPath(new URL('../node_modules/@playwright/test/cli.js', import.meta.url));

/** Arguments for every launch: no sandbox on Linux, where many systems allow none and only the app's own pages are opened; and no call home. */
export const LAUNCH_ARGS = [
  ...(process.platform === 'linux' ? ['--no-sandbox'] : []),
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  '--disable-background-networking',
  '--gaia-url=http://127.0.0.1:9/',
  '--component-updater=url-source=http://127.0.0.1:9/',
];

/** Finds a Chromium that is on this machine already, without installing anything. @returns {string | undefined} */
export const findInstalledBrowser = () => findBrowserOn(machine);

/** Finds what runs pages without a window: the shell where there is one, which takes half the time, or the browser. @returns {string | undefined} */
export const findHeadless = () => findShellOn(machine) ?? findInstalledBrowser();

/** Finds a Chromium, installing one where that is possible; throws a sentence that says what to do where it is not. @returns {string} */
export const findBrowser = () => findOrBring(machine, CLI);

/** What later steps are told: the browser, the shell and where temporary files go. */
function tell() {
  const browser = findBrowser();
  const shell = findShellOn(machine);
  const temporary = temporaryFor(machine, browser, ROOT);
  if (temporary !== undefined) mkdirSync(temporary, { recursive: true });
  const told = {
    CHROMIUM_PATH: browser,
    ...(shell === undefined ? {} : { CHROMIUM_SHELL_PATH: shell }),
    ...(temporary === undefined ? {} : { TMPDIR: temporary }),
  };
  for (const [name, value] of Object.entries(told)) console.log(`${name}=${value}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    tell();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
