// `npm run test:engines`: the built app in the engines that are not Chromium, one after the other, and a table of what came of it in docs/RELIABILITY.md.
// `--short` is its part of `npm test`. Names of engines choose among them; TAPS=5 and KILLS=2 make it shorter.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BUILD_DIR, build, isBuildCurrent } from '../build.js';
import { findEngines } from './find.js';
import { FIGURES, writeTable } from './table.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const VITEST = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url));

const given = process.argv.slice(2);
const isShort = given.includes('--short');
const options = given.filter((word) => word.startsWith('--') && word !== '--short');
const wanted = given.filter((word) => !word.startsWith('--'));

/** Everything in one engine. @param {import('./find.js').Found} engine @returns {number} */
function tryIn({ name, path = '' }) {
  const { status } = spawnSync(
    process.execPath,
    [VITEST, 'run', '--config', 'vitest.engines.config.ts', '--allowOnly=false', ...options],
    {
      cwd: ROOT,
      stdio: 'inherit',
      env: {
        ...process.env,
        ENGINE: name,
        ENGINE_PATH: path,
        ENGINES: isShort ? 'short' : 'full',
        // Node 20 has sockets, and does not offer them.
        NODE_OPTIONS: '--experimental-websocket',
      },
    },
  );
  return status ?? 1;
}

const built = isBuildCurrent() ? 0 : build({ quiet: true });
if (built !== 0) process.exit(built);
console.log(`The app in ${BUILD_DIR}`);
if (!isShort) rmSync(FIGURES, { recursive: true, force: true });
for (const engine of findEngines(!isShort)) {
  if (wanted.length > 0 && !wanted.includes(engine.name)) continue;
  if (engine.path === undefined) console.log(engine.missing);
  else if (tryIn(engine) !== 0) process.exitCode = 1;
}
if (!isShort) writeTable();
