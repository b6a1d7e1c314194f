// What came of a run, as its last lines: which tests failed, why, and what to type to see it again.
import { seconds } from './progress.js';
import { typed } from './steps.js';

/** @typedef {{ name: string, command: readonly string[], output: string, log: string, results: import('./results.js').Results | undefined }} Failed */

const LINES_OF_LOG = 40;
const LINES_OF_ERROR = 12;
const TESTS_TOLD = 15;
/** No test of the built app takes longer on a quiet machine, in milliseconds. */
const LONG = 20_000;
const SLOW_TOLD = 5;

/** @param {string} text @param {number} most */
const head = (text, most) => text.split('\n').slice(0, most);

/** @param {import('./results.js').Failure} failure */
const tellTest = ({ file, title, error, repeat }) =>
  [`${file}  ${title}`, ...head(error, LINES_OF_ERROR), `to repeat it: ${typed(repeat)}`].join('\n    ');

/** A step that failed: its tests, or, where none failed, the end of what it printed. @param {Failed} failed @returns {string} */
export function tellStep({ name, command, output, log, results }) {
  const failures = results?.failures ?? [];
  if (failures.length > 0) {
    const more = failures.length - TESTS_TOLD;
    return [
      `Failed: ${name}, ${failures.length} of its tests`,
      ...failures.slice(0, TESTS_TOLD).map((failure) => `  ${tellTest(failure)}`),
      ...(more > 0 ? [`  and ${more} more, all in ${log}`] : []),
    ].join('\n');
  }
  const lines = output.trimEnd().split('\n');
  const above = lines.length > LINES_OF_LOG ? [`  … (all of it: ${log})`] : [];
  return [
    `Failed: ${name}`,
    ...above,
    ...lines.slice(-LINES_OF_LOG).map((line) => `  ${line}`),
    `  to repeat it: ${typed(command)}`,
  ].join('\n');
}

/** Which tests took too long, in a line; nothing where none did. @param {Pick<import('./results.js').Results, 'slowest'>} results */
export function tellSlow({ slowest }) {
  const told = slowest.filter(({ ms }) => ms > LONG).slice(0, SLOW_TOLD);
  return told.length === 0
    ? ''
    : `slowest: ${told.map(({ file, ms }) => `${file} ${seconds(ms)}`).join(', ')}`;
}

/**
 * How many tests passed and failed. A step that failed without naming a test counts as one: nothing that is wrong may add up to `0 failed`.
 * @param {readonly import('./results.js').Results[]} results of all steps that have tests and came to an end
 * @param {readonly Failed[]} failed
 */
export function total(results, failed) {
  const sum = results.reduce(
    (all, one) => ({ passed: all.passed + one.passed, failed: all.failed + one.failed }),
    {
      passed: 0,
      failed: 0,
    },
  );
  const silent = failed.filter((step) => (step.results?.failed ?? 0) === 0).length;
  return { passed: sum.passed, failed: sum.failed + silent };
}

/** The closing line; whoever runs the checks for a machine reads it. @param {{ passed: number, failed: number }} of */
export const closing = ({ passed, failed }) => `${passed} passed, ${failed} failed`;
