// What Playwright's own report of a run comes to, in a few lines: which tests failed and with what words, and which needed a second try.

/**
 * @typedef {{ status: string, error?: { message?: string } }} Result
 * @typedef {{ status: 'expected' | 'unexpected' | 'flaky' | 'skipped', results: Result[] }} Test
 * @typedef {{ title: string, file: string, line: number, tests: Test[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number }, suites: Suite[] }} Report
 */

const ESCAPES = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');
const LINES_OF_ERROR = 12;

/** All tests of a report. @param {readonly Suite[]} suites @returns {Spec[]} */
const specsOf = (suites) =>
  suites.flatMap((suite) => [...(suite.specs ?? []), ...specsOf(suite.suites ?? [])]);

/** What went wrong at the first try. @param {Test} test */
function errorOf({ results }) {
  const message = results.find(({ error }) => error)?.error?.message ?? 'without a word';
  return message.replace(ESCAPES, '').split('\n').slice(0, LINES_OF_ERROR).join('\n    ');
}

/**
 * The tests that came to `status`, with their first error, a text for each.
 * @param {Report} report
 * @param {'unexpected' | 'flaky'} status
 */
export const told = (report, status) =>
  specsOf(report.suites).flatMap(({ title, file, line, tests }) =>
    tests
      .filter((test) => test.status === status)
      .map((test) => `  ${file}:${line} ${title}\n    ${errorOf(test)}`),
  );
