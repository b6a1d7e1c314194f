// The app built with other settings, as end-to-end and the engines want it: in a folder of its host, and in a later version.
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fingerprint, SOURCES } from './build.js';

/** What each is built with. */
export const VARIANTS = /** @type {const} */ ({
  base: { BASE_PATH: '/two-dozen' },
  next: { APP_VERSION: '99.0.0-next' },
});

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const VITE = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');

/**
 * Builds a variant in a copy of the sources, and answers with its folder. Kept until the sources change.
 * @param {keyof typeof VARIANTS} name
 */
export async function buildVariant(name) {
  const kept = join(ROOT, 'node_modules', '.cache', 'two-dozen', name);
  const mark = `${fingerprint()}${JSON.stringify(VARIANTS[name])}`;
  const stamp = join(kept, 'stamp');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === mark) return join(kept, 'build');
  const tree = join(tmpdir(), `two-dozen-${name}-${process.pid}`);
  rmSync(tree, { recursive: true, force: true });
  mkdirSync(tree);
  for (const source of SOURCES) cpSync(join(ROOT, source), join(tree, source), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'), 'junction');
  await buildIn(tree, VARIANTS[name]);
  rmSync(kept, { recursive: true, force: true });
  cpSync(join(tree, 'build'), join(kept, 'build'), { recursive: true });
  writeFileSync(stamp, mark);
  rmSync(tree, { recursive: true, force: true });
  return join(kept, 'build');
}

/** All that a whole run of end-to-end wants, side by side. */
export const buildVariants = () => Promise.all([buildVariant('base'), buildVariant('next')]);

/** @param {string} tree @param {Record<string, string>} environment @returns {Promise<void>} */
function buildIn(tree, environment) {
  const child = spawn(process.execPath, [VITE, 'build', '--logLevel', 'warn'], {
    cwd: tree,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => (said += text));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`The build in ${tree} failed.\n${said}`)),
    );
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildVariants();
