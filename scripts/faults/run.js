// `npm run test:faults`: every fault of docs/RELIABILITY.md, often enough to speak of rates, one after the other, and a table of what came of it.
// FAULTS_SHARE=0.1 tries each a tenth as often. Names of files choose among them: `npm run test:faults -- practice damage`.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findInstalledBrowser } from '../browser.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FIGURES = join(ROOT, 'test-results', 'faults');

/** @param {string} command @param {readonly string[]} args @returns {number} */
function run(command, args) {
  const { status } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, FAULTS: 'full', CHROMIUM_PATH: findInstalledBrowser() ?? '' },
  });
  return status ?? 1;
}

const chosen = process.argv.slice(2);
rmSync(FIGURES, { recursive: true, force: true });
const built = run(process.execPath, ['scripts/build.js']);
if (built !== 0) process.exit(built);
const files =
  chosen.length > 0 ? chosen : ['e2e/faults/', 'match-kept', 'platform/(worker|large-file|disk|storage)'];
const failed = run('npx', [
  'playwright',
  'test',
  ...files,
  '--workers=1',
  '--retries=0',
  '--reporter=list',
  '--output=test-results/faults-e2e',
]);

console.log('\n| fault | what came of it |\n| --- | --- |');
for (const name of existsSync(FIGURES) ? readdirSync(FIGURES).sort() : []) {
  /** @type {{ name: string, figures: Record<string, number | string> }} */
  const told = JSON.parse(readFileSync(join(FIGURES, name), 'utf8'));
  const figures = Object.entries(told.figures).map(([figure, value]) => `${figure} ${value}`);
  console.log(`| ${told.name} | ${figures.join(' · ')} |`);
}
process.exitCode = failed;
