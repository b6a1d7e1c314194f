// Runs before start, dev, test and bench: brings node_modules to what package-lock.json says, and does nothing when it is there already.
// Plain Node without dependencies, because nothing may be installed yet.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const OLDEST_NODE = [20, 19];

/**
 * Names an installation: the same lockfile on the same kind of machine gives the same stamp.
 * @param {string} lockfile the text of package-lock.json
 * @param {{ platform: string, arch: string, node: string }} machine
 */
export function stampOf(lockfile, { platform, arch, node }) {
  const hash = createHash('sha256').update(lockfile).digest('hex');
  return `${hash} ${platform} ${arch} node${node.split('.')[0] ?? ''}\n`;
}

/**
 * Says whether a Node version is new enough for the tools.
 * @param {string} version like 20.19.0
 */
export function isNodeNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE;
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}

/** Runs `npm ci` with the npm that called us, or with the one on the PATH. */
function runNpmCi() {
  const args = ['ci', '--include=dev', '--no-fund', '--no-audit'];
  const npm = process.env.npm_execpath ?? '';
  const options = { cwd: ROOT, stdio: /** @type {const} */ ('inherit') };
  return /npm-cli\.c?js$/.test(npm)
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}

/** @param {string} sentence @returns {never} */
function giveUp(sentence) {
  console.error(sentence);
  process.exit(1);
}

function install() {
  if (!isNodeNewEnough(process.versions.node)) {
    giveUp(
      `Two Dozen needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}. Get it from nodejs.org.`,
    );
  }
  const stampFile = join(ROOT, 'node_modules', '.stamp');
  const stamp = stampOf(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'), {
    platform: process.platform,
    arch: process.arch,
    node: process.versions.node,
  });
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;

  console.log('Installing what Two Dozen is built with (once, about half a minute) …');
  const { status, error } = runNpmCi();
  if (error) giveUp(`Installing failed: npm could not be started (${error.message}).`);
  if (status !== 0) {
    giveUp(
      'Installing failed: `npm ci` ended with an error; the lines above say which. Without a network it cannot work.',
    );
  }
  // Last, so that an installation cut short is done again.
  writeFileSync(stampFile, stamp);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) install();
