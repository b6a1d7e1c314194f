// `node scripts/faults/sheet.js`: tries the forty checks and writes what came of each into docs/RELIABILITY.md, with the day. Numbers choose among them, `unit`, `screens` and `e2e` the levels; the others keep what they had.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { between } from '../engines/table.js';
import { ROWS } from './sheet-rows.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const DOCS = join(ROOT, 'docs', 'RELIABILITY.md');
const RESULTS = join(ROOT, 'test-results', 'sheet.json');
const REPORTERS = join(ROOT, 'scripts', 'test');

/** The command of each level, as a person types it. */
const COMMANDS = {
  unit: ['vitest', 'run'],
  screens: ['vitest', 'run', '--config', 'vitest.screens.config.ts'],
  e2e: ['playwright', 'test'],
};

/** @typedef {import('./sheet-rows.js').Row} Row */
/** @typedef {NonNullable<Row['by']>} By */

/** @param {By} by */
const typed = ({ level, files }) => ['npx', ...COMMANDS[level], ...files].join(' ');

/** How many tests passed and failed. @param {By} by @returns {{ passed: number, failed: number }} */
function tried({ level, files }) {
  rmSync(RESULTS, { force: true });
  const kind = level === 'e2e' ? 'playwright' : 'vitest';
  spawnSync('npx', [...COMMANDS[level], ...files, `--reporter=${join(REPORTERS, `${kind}-reporter.js`)}`], {
    cwd: ROOT,
    stdio: 'ignore',
    env: { ...process.env, TEST_RESULTS: RESULTS },
  });
  if (!existsSync(RESULTS)) return { passed: 0, failed: 1 };
  /** @type {import('../test/results.js').Results} */
  const { passed, failed } = JSON.parse(readFileSync(RESULTS, 'utf8'));
  return { passed, failed };
}

/** @param {string} text @returns {Map<string, string>} the lines of the table by their number */
const linesIn = (text) =>
  new Map([...text.matchAll(/^\| +(\d+) \|.*\|$/gm)].map(([line, number = '']) => [number, line]));

const words = process.argv.slice(2);
/** @param {Row} row @param {number} number */
const isWanted = ({ by }, number) =>
  words.length === 0 || words.includes(String(number)) || (by !== undefined && words.includes(by.level));

const HEAD = [
  '| no. | check | command | what came of it | on | score |',
  '| --: | --- | --- | --- | --- | --: |',
];
const kept = linesIn(readFileSync(DOCS, 'utf8'));

/** What came of a check, as a line; what was not tried now keeps its line. @param {Row} row @param {number} number */
function lineOf(row, number) {
  const command = row.by ? `\`${typed(row.by)}\`` : 'by hand';
  if (!row.by || !isWanted(row, number))
    return kept.get(String(number)) ?? `| ${number} | ${row.ask} | ${command} | not tried | – | 0 |`;
  const { passed, failed } = tried(row.by);
  console.log(`${number}: ${passed} passed, ${failed} failed`);
  const day = new Date().toISOString().slice(0, 10);
  const score = failed > 0 || passed === 0 ? 0 : row.most;
  return `| ${number} | ${row.ask} | ${command} | ${passed} passed, ${failed} failed | ${day} | ${score} |`;
}

for (const [index, row] of ROWS.entries()) {
  kept.set(String(index + 1), lineOf(row, index + 1));
  // As one goes: a run that is cut short has its share.
  const lines = ROWS.flatMap((_, place) => kept.get(String(place + 1)) ?? []);
  writeFileSync(DOCS, between(readFileSync(DOCS, 'utf8'), 'sheet', [...HEAD, ...lines]));
}
