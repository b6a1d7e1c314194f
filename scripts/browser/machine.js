// This machine, as looking for a browser sees it.
import { spawnSync } from 'node:child_process';
import { existsSync, openSync, readdirSync, readSync, closeSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { chromium } from '@playwright/test';

const MINUTE = 60_000;
/** A starter of snap's is a script of a few lines. */
const STARTER = 2048;

/** @param {string} path */
function beginningOf(path) {
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(STARTER);
    return bytes.toString('latin1', 0, readSync(file, bytes));
  } finally {
    closeSync(file);
  }
}

/** @type {import('./find.js').Machine} */
export const machine = {
  platform: process.platform,
  isRoot: process.getuid?.() === 0,
  env: process.env,
  home: homedir(),
  own: chromium.executablePath(),
  // A download without its libraries, or a package that is a hint only, is there and does not start. Chrome on Windows opens a window when it is asked for its version.
  starts: (path) =>
    existsSync(path) &&
    (process.platform === 'win32' ||
      spawnSync(path, ['--version'], { stdio: 'ignore', timeout: MINUTE }).status === 0),
  isSnap: (path) =>
    process.platform === 'linux' &&
    existsSync(path) &&
    (realpathSync(path).endsWith('/snap') ||
      path.startsWith('/snap/') ||
      /^#!.*[^]*\/snap\//.test(beginningOf(path))),
  list: (folder) => (existsSync(folder) ? readdirSync(folder) : []),
  run: (command, args, env) => {
    console.log(`  ${command} ${args.join(' ')}`);
    return spawnSync(command, args, {
      stdio: 'ignore',
      timeout: 10 * MINUTE,
      env: { ...process.env, ...env },
    }).status;
  },
};
