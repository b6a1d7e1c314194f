// `npm run test:engines`: the built app in the engines that are not Chromium, and a table of what came of it in docs/RELIABILITY.md.
// `--short` is its part of `npm test`. Names of engines choose among them; TAPS=5 and KILLS=2 make it shorter.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, isBuildCurrent } from '../build.js';
import { findEngines } from './find.js';
import { FIGURES, writeTable } from './table.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const VITEST = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url));

const given = process.argv.slice(2);
const isShort = given.includes('--short');
const options = given.filter((word) => word.startsWith('--') && word !== '--short');
const names = given.filter((word) => !word.startsWith('--'));

const engines = findEngines(!isShort).filter(({ name }) => names.length === 0 || names.includes(name));
for (const { path, missing } of engines) if (path === undefined) console.log(missing);
if (engines.some(({ path }) => path !== undefined)) {
  const built = isBuildCurrent() ? 0 : build({ quiet: true });
  if (built !== 0) process.exit(built);
  if (!isShort) rmSync(FIGURES, { recursive: true, force: true });
  const { status } = spawnSync(
    process.execPath,
    [VITEST, 'run', '--config', 'vitest.engines.config.ts', '--allowOnly=false', ...options],
    {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, ENGINE_NAMES: names.join(' '), ENGINES: isShort ? 'short' : 'full' },
    },
  );
  if (!isShort) writeTable();
  process.exitCode = status ?? 1;
}
