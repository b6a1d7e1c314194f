// `npm run bench`: what the solver takes, and reading a log, as CPU time and as ratios to the plain reference in the same run; `npm run bench -- browser`
// measures in a worker of Chromium too. Writes test-results/bench.json. Ratios are the goal: machines differ.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { inBrowser } from './browser.js';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const OUT = join(ROOT, 'test-results/bench');
const COLD_RUNS = 7;

/** CPU milliseconds of this process. */
const cpu = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Bundles the benches as the app's worker is bundled: one file, minified. */
async function bundle() {
  const input = ['bench', 'solver', 'logs', 'history', 'cold', 'worker'];
  await build({
    root: ROOT,
    configFile: false,
    publicDir: false,
    // The one that asks for nothing generated: the bench runs in a clone in which nothing was built yet.
    tsconfig: 'tsconfig.core.json',
    logLevel: 'error',
    build: {
      outDir: OUT,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries(input.map((name) => [name, join(ROOT, `bench/${name}.ts`)])),
        preserveEntrySignatures: 'strict',
        // As in the app's worker what is constant stays so. As `var` it is looked up again and again, a fifth of the time for six numbers.
        output: { entryFileNames: '[name].js', topLevelVar: false },
      },
    },
  });
}

/** @param {string} name */
const load = (name) => import(pathToFileURL(join(OUT, `${name}.js`)).href);

/** CPU milliseconds of the first answer in a process of its own, loading not counted. @param {string} question */
function firstAnswer(question) {
  const program = `import(${JSON.stringify(pathToFileURL(join(OUT, 'cold.js')).href)}).then(({ firstQuestions }) => {
    const begun = process.cpuUsage();
    firstQuestions[${JSON.stringify(question)}]();
    const { user, system } = process.cpuUsage(begun);
    console.log((user + system) / 1000);
  })`;
  return Number(spawnSync(process.execPath, ['-e', program], { encoding: 'utf8' }).stdout);
}

/** @param {readonly number[]} times */
const median = (times) => times.toSorted((a, b) => a - b)[times.length >> 1] ?? NaN;

/** @param {number} value */
const short = (value) => (value >= 100 ? value.toFixed(0) : value.toPrecision(3));

/** @param {string} title @param {readonly import('./bench.ts').Figure[]} figures */
function print(title, figures) {
  console.log(
    `\n${title.padEnd(60)}${'ms'.padStart(9)}${'times the reference'.padStart(22)}${'at least'.padStart(10)}`,
  );
  for (const { name, ms, ratio, mark, isRight, count } of figures) {
    const verdict = !isRight ? `  WRONG COUNT ${count}` : mark !== null && ratio < mark ? '  missed' : '';
    const promise = mark === null ? '' : short(mark);
    console.log(
      `${name.padEnd(60)}${short(ms).padStart(9)}${short(ratio).padStart(22)}${promise.padStart(10)}${verdict}`,
    );
  }
}

/** @param {string} title @param {Readonly<Record<string, number>>} times */
function printCold(title, times) {
  console.log(`\n${title}`);
  for (const [question, ms] of Object.entries(times))
    console.log(`${question.padEnd(60)}${short(ms).padStart(9)}`);
}

mkdirSync(OUT, { recursive: true });
await bundle();
const [{ measure }, { benches }, { firstQuestions }] = await Promise.all(
  ['bench', 'solver', 'cold'].map(load),
);
const questions = Object.keys(firstQuestions);

/** @type {Record<string, { figures: readonly import('./bench.ts').Figure[], cold: Record<string, number> }>} */
const results = {};
const cold = questions.map((question) => [
  question,
  median(Array.from({ length: COLD_RUNS }, () => firstAnswer(question))),
]);
results[`Node ${process.versions.node}`] = { figures: measure(benches, cpu), cold: Object.fromEntries(cold) };
if (process.argv.includes('browser')) Object.assign(results, await inBrowser(OUT, questions, COLD_RUNS));

for (const [where, { figures, cold: first }] of Object.entries(results)) {
  print(where, figures);
  printCold(`${where}: the first answer of a solver just loaded, ms`, first);
}
const { logs } = await load('logs');
const logFigures = measure(logs, cpu);
print('Reading a log', logFigures);
const { histories } = await load('history');
const historyFigures = measure(histories, cpu);
print('A long history', historyFigures);
const { TABLE_TEXT } = await load('solver');
const table = brotliCompressSync(TABLE_TEXT).length;
console.log(`\nT, the table of all 1820 hands: ${table} bytes (brotli)`);
writeFileSync(
  join(ROOT, 'test-results/bench.json'),
  `${JSON.stringify({ results, logs: logFigures, histories: historyFigures, table }, null, 2)}\n`,
);
const all = [...Object.values(results).flatMap(({ figures }) => figures), ...logFigures, ...historyFigures];
process.exitCode = all.every(({ isRight }) => isRight) ? 0 : 1;
