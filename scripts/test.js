// `npm test`: every check in order, the cheap ones first. `npm test -- lint unit` runs only those named.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { told } from './e2e-report.js';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const REPORTS = join(ROOT, 'test-results');
const UNIT_REPORT = join(REPORTS, 'unit.json');
const E2E_REPORT = join(REPORTS, 'e2e.json');
const LINES_SHOWN = 40;

/** A step: its commands, run one after the other from the project's folder; what a person types to repeat one is the same text. */
const STEPS = [
  { name: 'format', commands: ['npx prettier --check --cache .'] },
  { name: 'lint', commands: ['npx svelte-kit sync', 'npx eslint . --max-warnings 0'] },
  {
    name: 'types',
    commands: [
      'npx svelte-kit sync',
      'npx svelte-check --fail-on-warnings --output human',
      'npx tsc -p tsconfig.core.json',
      'npx tsc -p tsconfig.house.json',
      'npx tsc -p tsconfig.worker.json',
    ],
  },
  {
    name: 'unit',
    commands: [
      'npx vitest run --allowOnly=false --reporter=default --reporter=json --outputFile.json=test-results/unit.json',
    ],
  },
  { name: 'build', commands: ['node scripts/build.js'] },
  { name: 'budgets', commands: ['node scripts/budgets.js'] },
  { name: 'dead code', commands: ['npx knip'] },
  { name: 'browser', commands: ['node scripts/browser.js'] },
  { name: 'end-to-end', commands: ['npx playwright test'] },
];

/** @type {Record<string, string>} */
const environment = { NO_COLOR: '1' };

/**
 * Runs one command and keeps what it prints.
 * @param {string} command
 * @returns {Promise<{ code: number, output: string }>}
 */
function run(command) {
  return new Promise((resolve) => {
    const { FORCE_COLOR: _unwanted, ...inherited } = process.env;
    const child = spawn(command, {
      cwd: ROOT,
      shell: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...inherited, ...environment },
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += String(chunk)));
    child.stderr.on('data', (chunk) => (output += String(chunk)));
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Says what failed, why and how to repeat it, as the last lines, and ends. @param {string} name @param {string} command @param {string} output @returns {never} */
function fail(name, command, output) {
  const lines = output.trimEnd().split('\n');
  console.log('failed\n');
  if (lines.length > LINES_SHOWN) console.log(`… (all of it: ${join('test-results', logName(name))})`);
  console.log(
    (name === 'end-to-end' && tellBrowserTests('unexpected')) || lines.slice(-LINES_SHOWN).join('\n'),
  );
  console.log(`\nFailed: ${name}. The lines above say why. To repeat it: ${command}`);
  process.exit(1);
}

/** @param {string} name */
const logName = (name) => `${name.replaceAll(' ', '-')}.log`;

/** The browser tests that failed, or that passed only at the second try; nothing where there is no report. @param {'unexpected' | 'flaky'} status */
const tellBrowserTests = (status) =>
  existsSync(E2E_REPORT) ? told(JSON.parse(readFileSync(E2E_REPORT, 'utf8')), status).join('\n') : '';

/** Reads how many tests ran, from the runners' own reports. @param {readonly string[]} ran */
function counts(ran) {
  let passed = 0;
  let failed = 0;
  if (ran.includes('unit')) {
    /** @type {{ numPassedTests: number, numFailedTests: number }} */
    const unit = JSON.parse(readFileSync(UNIT_REPORT, 'utf8'));
    passed += unit.numPassedTests;
    failed += unit.numFailedTests;
  }
  if (ran.includes('end-to-end')) {
    /** @type {{ stats: { expected: number, unexpected: number, flaky: number } }} */
    const { stats } = JSON.parse(readFileSync(E2E_REPORT, 'utf8'));
    passed += stats.expected + stats.flaky;
    failed += stats.unexpected;
  }
  return { passed, failed };
}

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !STEPS.some((step) => step.name === name));
if (unknown !== undefined) {
  console.error(`There is no step "${unknown}". The steps: ${STEPS.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const steps = STEPS.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
for (const { name, commands } of steps) {
  process.stdout.write(`${name} … `);
  const begun = performance.now();
  let log = '';
  for (const command of commands) {
    const { code, output } = await run(command);
    log += `$ ${command}\n${output}`;
    writeFileSync(join(REPORTS, logName(name)), log);
    if (code !== 0) fail(name, command, output);
    // The browser that was found serves the end-to-end tests.
    if (name === 'browser') environment.CHROMIUM_PATH = output.trim().split('\n').at(-1) ?? '';
  }
  console.log(`${((performance.now() - begun) / 1000).toFixed(1)} s`);
  if (name === 'budgets')
    console.log(
      log
        .replace(/^\$.*\n/, '')
        .replace(/^/gm, '  ')
        .trimEnd(),
    );
}

const twice = steps.some(({ name }) => name === 'end-to-end') ? tellBrowserTests('flaky') : '';
if (twice !== '') console.log(`Passed only at the second try:\n${twice}`);

const ran = steps.map(({ name }) => name);
if (ran.includes('unit') || ran.includes('end-to-end')) {
  const { passed, failed } = counts(ran);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
