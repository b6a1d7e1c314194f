// Builds the app when its sources differ from those of the last build: `node scripts/build.js`, or `--always`.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** Everything that goes into a build: files and folders of the project. */
export const SOURCES = [
  'src',
  'static',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'scripts/first-screen.js',
  'scripts/side-by-side.js',
  // Imported by vite.config.ts, which says how the unit tests run, too.
  'scripts/test/first.js',
  // The build's own settings, not those of the checks.
  ...readdirSync(ROOT).filter(
    (name) => /\.config\.(js|ts)$/.test(name) && !/^(eslint|oxlint|playwright)\./.test(name),
  ),
];
const ENVIRONMENT = ['BASE_PATH', 'APP_VERSION'];

/** Where the build lies; beside it, out of what is deployed, lies the fingerprint of what it was made from. */
export const BUILD_DIR = join(ROOT, 'build');
const STAMP = join(ROOT, '.svelte-kit', 'build-stamp');

/** Lists a source's files in a fixed order. @param {string} source @returns {string[]} */
function filesOf(source) {
  const path = join(ROOT, source);
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** A fingerprint of everything that goes into a build, by content. */
export function fingerprint() {
  const hash = createHash('sha256');
  for (const name of ENVIRONMENT) hash.update(`${name}=${process.env[name] ?? ''}\n`);
  for (const file of SOURCES.flatMap(filesOf)) {
    hash.update(`${file.slice(ROOT.length)}\0`);
    hash.update(readFileSync(file));
  }
  return `${hash.digest('hex')}\n`;
}

/** Says whether build/ was made from the sources as they are. */
export function isBuildCurrent() {
  return (
    existsSync(join(BUILD_DIR, 'index.html')) &&
    existsSync(STAMP) &&
    readFileSync(STAMP, 'utf8') === fingerprint()
  );
}

/**
 * Builds. Returns the exit code of `vite build`.
 * @param {{ quiet: boolean }} options quiet: what the tools print is shown only when they fail
 */
export function build({ quiet }) {
  rmSync(STAMP, { force: true });
  // The parts are written into this one: that of a build before must not be taken for it.
  rmSync(join(BUILD_DIR, 'service-worker.js'), { force: true });
  const before = fingerprint();
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: ROOT,
    stdio: quiet ? 'pipe' : 'inherit',
    encoding: 'utf8',
  });
  if (status === 0) {
    mkdirSync(join(STAMP, '..'), { recursive: true });
    writeFileSync(STAMP, before);
  }
  if (status !== 0 && quiet) console.error(`${stdout}${stderr}`);
  return status ?? 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.exitCode = process.argv.includes('--always') || !isBuildCurrent() ? build({ quiet: false }) : 0;
}
