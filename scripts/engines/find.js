// Which engines beside Chromium are on this machine, and which can be brought to it.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

const MINUTE = 60_000;

/** @param {string} command @param {readonly string[]} args */
const runs = (command, args) =>
  spawnSync(command, args, { stdio: 'ignore', timeout: 10 * MINUTE }).status === 0;

/** @returns {string | undefined} */
const firefox = () =>
  [process.env.FIREFOX_PATH, 'firefox-esr', 'firefox'].find((path) => path && runs(path, ['--version']));

const LIBRARIES = '/usr/lib';

/** The small browser that comes with WebKitGTK, which its driver starts. @returns {string | undefined} */
function miniBrowser() {
  if (!runs('sh', ['-c', 'command -v WebKitWebDriver && command -v Xvfb'])) return undefined;
  const folders = readdirSync(LIBRARIES)
    .filter((name) => name.endsWith('-linux-gnu') || name.startsWith('webkit'))
    .map((name) => `${LIBRARIES}/${name}`);
  return [LIBRARIES, ...folders]
    .flatMap((folder) => ['webkitgtk-6.0', 'webkit2gtk-4.1'].map((part) => `${folder}/${part}/MiniBrowser`))
    .find(existsSync);
}

/** By the name of the engine: how it is found, and Debian's packages. */
const ENGINES = {
  Firefox: { find: firefox, packages: ['firefox-esr'] },
  WebKit: { find: miniBrowser, packages: ['webkit2gtk-driver', 'xvfb'] },
};

/** @typedef {keyof typeof ENGINES} EngineName */
/** @typedef {{ readonly name: EngineName, readonly path: string | undefined, readonly missing: string }} Found */

/** Whether Debian's packages could be had. @param {readonly string[]} packages */
const bring = (packages) =>
  process.getuid?.() === 0 &&
  runs('apt-get', ['--version']) &&
  runs('env', [
    'DEBIAN_FRONTEND=noninteractive',
    'apt-get',
    'install',
    '-y',
    '--no-install-recommends',
    ...packages,
  ]);

/** Looks for each engine; `mayInstall` brings what is missing where that can be done. @param {boolean} mayInstall @returns {readonly Found[]} */
export function findEngines(mayInstall) {
  return Object.entries(ENGINES).map(([name, { find, packages }]) => {
    const path = find() ?? (mayInstall && bring(packages) ? find() : undefined);
    const missing = `${name} was not tried: it is not here (Debian: apt-get install ${packages.join(' ')}).`;
    return { name: /** @type {EngineName} */ (name), path, missing };
  });
}
