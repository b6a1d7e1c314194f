// Tells `npm test` how far Playwright has come and what came of it.
import { relative } from 'node:path';
import { ROOT } from './run.js';
import { Tally } from './results.js';

/** @typedef {import('@playwright/test/reporter').Reporter} Reporter */

/** @implements {Reporter} */
export default class PlaywrightReporter {
  #tally = new Tally();
  #of = 0;
  #done = 0;

  /** @param {unknown} _config @param {import('@playwright/test/reporter').Suite} suite */
  onBegin(_config, suite) {
    this.#of = suite.allTests().length;
    this.#tell();
  }

  /** @param {import('@playwright/test/reporter').TestCase} test @param {import('@playwright/test/reporter').TestResult} result */
  onTestEnd(test, result) {
    const file = relative(ROOT, test.location.file).replaceAll('\\', '/');
    const title = test.titlePath().slice(3).join(' › ');
    this.#tally.time({ file, title, ms: result.duration });
    if (test.outcome() === 'expected' && result.status === 'passed') this.#tally.passed += 1;
    if (test.outcome() === 'unexpected') {
      const repeat = ['playwright', 'test', `${file}:${test.location.line}`];
      this.#tally.fail({ file: `${file}:${test.location.line}`, title, error: wordsOf(result), repeat });
    }
    this.#done += 1;
    this.#tell();
  }

  /** @param {import('@playwright/test/reporter').TestError} error */
  onError(error) {
    const words = error.message ?? error.value ?? 'without a word';
    this.#tally.fail({
      file: '',
      title: 'an error outside every test',
      error: words,
      repeat: ['playwright', 'test'],
    });
  }

  onEnd() {
    this.#tally.write();
  }

  #tell() {
    const { failed } = this.#tally;
    this.#tally.tell({ done: this.#done, of: this.#of, unit: 'tests', tests: this.#done, failed });
  }
}

/** @param {import('@playwright/test/reporter').TestResult} result */
function wordsOf({ status, errors }) {
  const [error] = errors;
  const place =
    error?.location === undefined ? [] : [`at ${relative(ROOT, error.location.file)}:${error.location.line}`];
  return [error?.message ?? status, ...place].join('\n');
}
