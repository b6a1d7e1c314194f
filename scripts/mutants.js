// `npm run mutants`: breaks the app in many small ways, one at a time, and counts how many the tests notice.
// `npm run mutants -- storage games` tries these areas only; COUNT=20 fewer of each, SEED=2 others.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { distancesTo, importGraph, listFiles, readSources, ROOT } from './imports.js';
import { makeCopy } from './mutants/copy.js';
import { ENDLESS, Runner, tryMutant } from './mutants/run.js';
import { AREAS, sampleOf } from './mutants/sample.js';
import { nearestScreens, shownLast, specsThatRan } from './test/near-screens.js';

/** @typedef {import('./mutants/run.js').Outcome} Outcome */

const LEVELS = {
  unit: { config: 'vite.config.ts', tests: /^tests\/(?!long\/|screens\/).*\.test\.ts$/ },
  screens: { config: 'vitest.screens.config.ts', tests: /^tests\/screens\/.*\.spec\.ts$/ },
};
/** Tests of the project itself, not of what it does. */
const HOUSE = /^tests\/house\//;
/** They take half of the time, and everything is related to them. */
const LAST = /^tests\/laws\//;

const NEAREST_SCREENS = Number(process.env.NEAREST ?? 12);

const seed = Number(process.env.SEED ?? 1);
const named = process.argv.slice(2);
const areas = AREAS.filter(({ name }) => named.length === 0 || named.includes(name));
const graph = importGraph(readSources(listFiles(['src', 'tests'], /\.(ts|svelte)$/)));
const kept = join(ROOT, 'test-results', 'mutants');
const shown = shownLast();
if (shown.size === 0 && areas.some(({ levels }) => levels.includes('screens')))
  console.log(
    'Which tests look at a component is guessed by names until `SHOWN=1 npm test -- screens` has run here.',
  );

/** @param {import('./mutants/sample.js').Mutant} mutant @param {keyof typeof LEVELS} level */
function testsFor({ file, line }, level) {
  const { tests } = LEVELS[level];
  const distances = distancesTo(graph, [file]);
  // All of them would take minutes for each that is not noticed.
  if (level === 'screens') {
    const all = listFiles(['tests/screens'], tests);
    const asked = shown.size === 0 ? all : specsThatRan({ file, line }, all, shown);
    return nearestScreens(file, asked, distances, shown).slice(0, NEAREST_SCREENS);
  }
  return [...distances]
    .filter(([test]) => tests.test(test) && !HOUSE.test(test))
    .sort(([a, near], [b, far]) => Number(LAST.test(a)) - Number(LAST.test(b)) || near - far)
    .map(([test]) => test);
}

/** @param {Outcome} outcome */
const tell = ({ file, line, what, by, ran }) =>
  `  ${file}:${line} ${what}${by === null ? (ran === 0 ? ' — no test runs it' : '') : ` — ${by}`}`;

/** @param {(typeof AREAS)[number]} area */
async function tryArea(area) {
  const levels = /** @type {(keyof typeof LEVELS)[]} */ (area.levels);
  const count = Number(process.env.COUNT ?? area.count);
  const { all, mutants } = sampleOf(area, count, seed);
  const name = area.name.replace(/\W/g, '-');
  const copy = makeCopy(`copy-of-${name}`);
  const runners = levels.map((level) => ({ level, runner: new Runner(copy, LEVELS[level].config) }));
  /** @param {import('./mutants/sample.js').Mutant} mutant */
  const askedFor = (mutant) =>
    runners.map(({ level, runner }) => ({ runner, tests: testsFor(mutant, level) }));
  /** @type {Outcome[]} */
  const outcomes = [];
  const [first] = mutants;
  if (first) for (const { runner, tests } of askedFor(first)) await runner.warmUp(first.file, tests);
  for (const mutant of mutants) {
    const [text = ''] = readSources([mutant.file]).values();
    const outcome = await tryMutant(mutant, { copy, text, asked: askedFor(mutant) });
    outcomes.push(outcome);
    console.log(`${area.name} ${outcomes.length} of ${mutants.length}${tell(outcome)}`);
    writeFileSync(join(kept, `${name}.json`), JSON.stringify({ seed, all, outcomes }, null, 1));
  }
  for (const { runner } of runners) runner.close();
  return { area, all, outcomes };
}

mkdirSync(kept, { recursive: true });
const came = [];
for (const area of areas) came.push(await tryArea(area));
console.log('\n| area | mutants | tried | noticed | endless | % |\n| --- | --: | --: | --: | --: | --: |');
for (const { area, all, outcomes } of came) {
  const noticed = outcomes.filter(({ by }) => by !== null).length;
  // Noticed by the clock alone: on a busy machine not to be believed.
  const endless = outcomes.filter(({ by }) => by === ENDLESS).length;
  const share = ((100 * noticed) / Math.max(1, outcomes.length)).toFixed(1);
  console.log(`| ${area.name} | ${all} | ${outcomes.length} | ${noticed} | ${endless} | ${share} |`);
}
const survivors = came.flatMap(({ outcomes }) => outcomes.filter(({ by }) => by === null));
if (survivors.length > 0) console.log(`\nNot noticed:\n${survivors.map(tell).join('\n')}`);
