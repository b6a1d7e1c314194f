// `npm test`: every check. `npm test -- lint unit` runs only the steps named, `npm test -- halves` the tests with that in their file or title, `npm test -- changed` what a change touches.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changedSteps } from './test/changed.js';
import { Checks } from './test/check.js';
import { Progress } from './test/progress.js';
import { closing, tellStep, total } from './test/report.js';
import { ROOT } from './test/run.js';
import { sorted, stepsFor, withBefore } from './test/select.js';
import { isLong, phasesOf, stepOf, STEPS } from './test/steps.js';

const words = process.argv.slice(2);
const { stdout } = process;
const progress = new Progress(
  { write: (text) => stdout.write(text), isTTY: stdout.isTTY, columns: stdout.columns },
  () => performance.now(),
);

/** @param {string} folder */
const filesIn = (folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length).replaceAll('\\', '/'));

/** The phases that the words ask for. @returns {import('./test/steps.js').Step[][][]} */
function asked() {
  if (words.length === 0)
    return phasesOf((name) => !isLong(name)).map((lanes) => lanes.map((lane) => lane.map(stepOf)));
  if (words[0] === 'changed') return changedSteps((text) => progress.say(text));
  const { names, parts } = sorted(words);
  const named = withBefore(names);
  if (parts.length === 0)
    return phasesOf((name) => named.includes(name)).map((lanes) => lanes.map((lane) => lane.map(stepOf)));
  const project = {
    files: [...filesIn('tests'), ...filesIn('e2e')],
    textOf: (/** @type {string} */ file) => readFileSync(join(ROOT, file), 'utf8'),
  };
  const steps = stepsFor(parts, project, names);
  if (steps.length === 0)
    throw new Error(
      `No step and no test is called "${parts.join(' ')}". The steps: ${STEPS.map(({ name }) => name).join(', ')}; a part of a test's file or title will do, too.`,
    );
  return steps.map((step) => [[step]]);
}

/** Whether tests were asked for by name, and none was there. @param {Checks} checks */
const noneFound = (checks) =>
  sorted(words).parts.length > 0 &&
  words[0] !== 'changed' &&
  checks.failed.length === 0 &&
  [...checks.results.values()].every(({ passed }) => passed === 0);

try {
  const phases = asked();
  const checks = new Checks(progress);
  await checks.runAll(phases);
  progress.close();
  for (const failed of checks.failed) console.log(`\n${tellStep(failed)}`);
  if (noneFound(checks)) throw new Error(`No test is called "${words.join(' ')}".`);
  const came = total([...checks.results.values()], checks.failed);
  if (phases.flat(2).some(({ tests }) => tests !== undefined)) console.log(`\n${closing(came)}`);
  process.exitCode = checks.failed.length > 0 ? 1 : 0;
} catch (error) {
  progress.close();
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
