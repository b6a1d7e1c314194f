// Where a Chromium may lie on a system, and which of those found is taken. Nothing here touches the machine: a `Machine` does.

/**
 * What is asked of the machine. `starts` says whether a program is there and runs; `isSnap` whether it is one of snap's, which sees no hidden folders and has a /tmp of its own.
 * @typedef {object} Machine
 * @property {string} platform as Node calls it
 * @property {boolean} isRoot
 * @property {Readonly<Record<string, string | undefined>>} env
 * @property {string} home
 * @property {string} own where Playwright keeps the browser that it brings
 * @property {(path: string) => boolean} starts
 * @property {(path: string) => boolean} isSnap
 * @property {(folder: string) => readonly string[]} list the names in a folder; none where there is no such folder
 * @property {(command: string, args: readonly string[], env?: Record<string, string>) => number | null} run the exit code
 */

/** The two kinds: the browser that people use, and the one without windows, which paints the same and starts in half the time. */
const NAMES = {
  browser: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
  shell: ['chromium-headless-shell', 'chrome-headless-shell'],
};

/** @typedef {keyof typeof NAMES} Kind */

/** @param {Machine} machine @param {readonly string[]} parts */
export const joined = ({ platform }, ...parts) => parts.join(platform === 'win32' ? '\\' : '/');

/** On the PATH, folder by folder. @param {Machine} machine @param {Kind} kind */
function onPath(machine, kind) {
  const windows = machine.platform === 'win32';
  const folders = (machine.env.PATH ?? machine.env.Path ?? '').split(windows ? ';' : ':');
  return folders
    .filter((folder) => folder !== '')
    .flatMap((folder) => NAMES[kind].map((name) => joined(machine, folder, windows ? `${name}.exe` : name)));
}

/** Where installers put it. @param {Machine} machine */
function usual(machine) {
  const { platform, env, home } = machine;
  if (platform === 'darwin')
    return ['', home].flatMap((root) =>
      ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
        (name) => `${root}/Applications/${name}.app/Contents/MacOS/${name}`,
      ),
    );
  if (platform === 'win32')
    return [env.LOCALAPPDATA, env.ProgramFiles, env['ProgramFiles(x86)']]
      .filter((root) => root !== undefined)
      .flatMap((root) =>
        [
          'Google\\Chrome\\Application\\chrome.exe',
          'Chromium\\Application\\chrome.exe',
          'Microsoft\\Edge\\Application\\msedge.exe',
        ].map((path) => `${root}\\${path}`),
      );
  return ['/usr/lib/chromium/chromium', '/opt/google/chrome/chrome', '/snap/bin/chromium'];
}

/** The shell that Playwright brings beside its browser: chromium_headless_shell-1255/…/chrome-headless-shell. @param {Machine} machine */
function ownShell(machine) {
  const found = /^(.*)([/\\])chromium-(\d+)[/\\]/.exec(machine.own);
  if (!found) return [];
  const [, root = '', slash = '/', revision = ''] = found;
  const folder = `${root}${slash}chromium_headless_shell-${revision}`;
  return machine
    .list(folder)
    .flatMap((name) =>
      ['chrome-headless-shell', 'headless_shell'].map(
        (file) => `${folder}${slash}${name}${slash}${file}${machine.platform === 'win32' ? '.exe' : ''}`,
      ),
    );
}

/**
 * The browser that is here already. One of snap's comes last of all: it cannot see every folder.
 * @param {Machine} machine
 * @returns {string | undefined}
 */
export function findBrowserOn(machine) {
  const chosen = machine.env.CHROMIUM_PATH;
  if (chosen) {
    if (machine.starts(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH names ${chosen}, but that does not start as a browser.`);
  }
  const found = [...onPath(machine, 'browser'), machine.own, ...usual(machine)];
  const starting = found.filter((path) => !machine.isSnap(path)).find(machine.starts);
  return starting ?? found.filter(machine.isSnap).find(machine.starts);
}

/**
 * The shell that is here already; none where a person chose a browser, which then is used for all.
 * @param {Machine} machine
 * @returns {string | undefined}
 */
export function findShellOn(machine) {
  const chosen = machine.env.CHROMIUM_SHELL_PATH;
  if (chosen) {
    if (machine.starts(chosen)) return chosen;
    throw new Error(`CHROMIUM_SHELL_PATH names ${chosen}, but that does not start as a browser.`);
  }
  if (machine.env.CHROMIUM_PATH) return undefined;
  return [...onPath(machine, 'shell'), ...ownShell(machine)].find(machine.starts);
}
