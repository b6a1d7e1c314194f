// `node scripts/faults/sheet.js`: tries the forty checks and writes what came of each into docs/RELIABILITY.md, with the day. Numbers choose among them, `unit`, `screens`, `e2e` and `mutants` the levels; the others keep what they had.
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
/** Mutants of each area that are tried. */
const MUTANTS = process.env.COUNT ?? '10';
/** What is enough of them, of a hundred. */
const NOTICED = 85;

/** @typedef {import('./sheet-rows.js').Row} Row */
/** @typedef {import('./sheet-rows.js').By} By */
/** @typedef {{ readonly said: string, readonly isWell: boolean }} Came */

/** @param {By} by */
const typed = ({ level, files }) =>
  level === 'mutants'
    ? `COUNT=${MUTANTS} npm run mutants -- ${files.join(' ')}`
    : ['npx', ...COMMANDS[level], ...files].join(' ');

/** How many mutants were noticed. @param {readonly string[]} areas @returns {Came} */
function mutantsTried(areas) {
  spawnSync('node', ['scripts/mutants.js', ...areas], {
    cwd: ROOT,
    stdio: 'ignore',
    env: { ...process.env, COUNT: MUTANTS },
  });
  const outcomes = areas.flatMap((area) => {
    const file = join(ROOT, 'test-results', 'mutants', `${area.replace(/\W/g, '-')}.json`);
    /** @type {{ readonly by: string | null }[]} */
    const found = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).outcomes : [];
    return found;
  });
  const noticed = outcomes.filter(({ by }) => by !== null).length;
  const isWell = outcomes.length > 0 && 100 * noticed >= NOTICED * outcomes.length;
  return { said: `${noticed} of ${outcomes.length} noticed`, isWell };
}

/** Checks share commands; each is run once. @type {Map<string, Came>} */
const came = new Map();

/** What came of a command. @param {By} by @returns {Came} */
function tried(by) {
  const known = came.get(typed(by));
  if (known) return known;
  const fresh = by.level === 'mutants' ? mutantsTried(by.files) : testsTried(by.level, by.files);
  came.set(typed(by), fresh);
  return fresh;
}

/** How many tests passed and failed. @param {keyof typeof COMMANDS} level @param {readonly string[]} files @returns {Came} */
function testsTried(level, files) {
  rmSync(RESULTS, { force: true });
  const kind = level === 'e2e' ? 'playwright' : 'vitest';
  spawnSync('npx', [...COMMANDS[level], ...files, `--reporter=${join(REPORTERS, `${kind}-reporter.js`)}`], {
    cwd: ROOT,
    stdio: 'ignore',
    env: { ...process.env, TEST_RESULTS: RESULTS },
  });
  if (!existsSync(RESULTS)) return { said: 'nothing ran', isWell: false };
  /** @type {import('../test/results.js').Results} */
  const { passed, failed } = JSON.parse(readFileSync(RESULTS, 'utf8'));
  return { said: `${passed} passed, ${failed} failed`, isWell: failed === 0 && passed > 0 };
}

/** @param {string} text @returns {Map<string, string>} the lines of the table by their number */
const linesIn = (text) =>
  new Map([...text.matchAll(/^\| +(\d+) \|.*\|$/gm)].map(([line, number = '']) => [number, line]));

const words = process.argv.slice(2);
/** @param {Row} row @param {number} number */
const isWanted = ({ by }, number) =>
  words.length === 0 || words.includes(String(number)) || by.some(({ level }) => words.includes(level));

const HEAD = [
  '| no. | check | command | what came of it | on | score |',
  '| --: | --- | --- | --- | --- | --: |',
];
const kept = linesIn(readFileSync(DOCS, 'utf8'));

/** What came of a check, as a line; what was not tried now keeps its line. @param {Row} row @param {number} number */
function lineOf(row, number) {
  const command = row.by.map((by) => `\`${typed(by)}\``).join('; ');
  if (!isWanted(row, number))
    return kept.get(String(number)) ?? `| ${number} | ${row.ask} | ${command} | not tried | – | 0 |`;
  const all = row.by.map(tried);
  const said = all.map((one) => one.said).join('; ');
  console.log(`${number}: ${said}`);
  const day = new Date().toISOString().slice(0, 10);
  return `| ${number} | ${row.ask} | ${command} | ${said} | ${day} | ${all.every(({ isWell }) => isWell) ? row.most : 0} |`;
}

for (const [index, row] of ROWS.entries()) {
  kept.set(String(index + 1), lineOf(row, index + 1));
  // As one goes: a run that is cut short has its share.
  const lines = ROWS.flatMap((_, place) => kept.get(String(place + 1)) ?? []);
  writeFileSync(DOCS, between(readFileSync(DOCS, 'utf8'), 'sheet', [...HEAD, ...lines]));
}
