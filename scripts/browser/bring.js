// Brings a Chromium to a machine that has none: Playwright's download, what that needs of the system, Debian's package.
import { findBrowserOn } from './find.js';

/** @typedef {import('./find.js').Machine} Machine */

/** What to install, in the words of each system. @type {Readonly<Record<string, string>>} */
const INSTALL = {
  darwin: 'Install Google Chrome',
  win32: 'Install Google Chrome (Edge will do, too)',
  linux: 'Install the package `chromium` or Google Chrome',
};

/** The sentence for a machine that has no browser and cannot bring one. @param {Machine} machine */
export const whatToInstall = ({ platform }) =>
  `The tests of screens and of the whole app need Chromium, and none could be installed here. ${INSTALL[platform] ?? INSTALL.linux}, or name one with CHROMIUM_PATH; without a browser, this runs the rest: npm test -- format lint types unit build budgets "dead code"`;

/** Whether there is a browser that is not one of snap's. @param {Machine} machine */
function hasProper(machine) {
  const found = findBrowserOn(machine);
  return found !== undefined && !machine.isSnap(found);
}

/**
 * Brings a browser, by the first way that works. Each step is tried only where the one before left none that starts.
 * @param {Machine} machine
 * @param {string} cli Playwright's own program, run by this Node
 */
export function bringTo(machine, cli) {
  const { run, isRoot } = machine;
  const node = process.execPath;
  run(node, [cli, 'install', 'chromium'], { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' });
  if (hasProper(machine)) return;
  if (!isRoot || run('apt-get', ['--version']) !== 0) return;
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['-q', 'update']);
  // Where the download is there and lacks libraries, these; where it could not be had, Debian's own browser. Ubuntu's package of that name is a way to snap.
  if (machine.list(folderOf(machine.own)).length > 0) run(node, [cli, 'install-deps', 'chromium'], quiet);
  if (hasProper(machine)) return;
  const install = ['-q', 'install', '-y', '--no-install-recommends'];
  if (run('apt-get', [...install, 'chromium', 'chromium-headless-shell'], quiet) !== 0)
    run('apt-get', [...install, 'chromium'], quiet);
}

/** @param {string} path */
const folderOf = (path) => path.replace(/[/\\][^/\\]*$/, '');

/**
 * Finds a browser, and brings one where there is none or only one of snap's. Throws a sentence that says what to do.
 * @param {Machine} machine
 * @param {string} cli
 * @returns {string}
 */
export function findOrBring(machine, cli) {
  const found = findBrowserOn(machine);
  if (found !== undefined && (machine.env.CHROMIUM_PATH || !machine.isSnap(found))) return found;
  bringTo(machine, cli);
  const brought = findBrowserOn(machine);
  if (brought === undefined) throw new Error(whatToInstall(machine));
  return brought;
}

/**
 * Where browser and tests both see temporary files: nothing for most; for one of snap's, which has a /tmp of its own and sees no hidden folders, a folder of the project.
 * Throws where the project lies in a place that it cannot see.
 * @param {Machine} machine
 * @param {string} browser
 * @param {string} project
 * @returns {string | undefined}
 */
export function temporaryFor(machine, browser, project) {
  if (!machine.isSnap(browser)) return undefined;
  const inside = project.startsWith(`${machine.home}/`) ? project.slice(machine.home.length + 1) : undefined;
  if (inside === undefined || inside.split('/').some((part) => part.startsWith('.')))
    throw new Error(
      `The only Chromium here is one of snap's, which cannot see ${project}. Move the project to a folder of your home that is not hidden, or install Google Chrome.`,
    );
  return `${project}/test-results/tmp`;
}
