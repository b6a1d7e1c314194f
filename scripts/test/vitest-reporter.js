// Tells `npm test` how far Vitest has come and what came of it.
import { relative } from 'node:path';
import { ROOT } from './run.js';
import { Tally } from './results.js';

/** @typedef {import('vitest/node').Reporter} Reporter */

/** For what is read as a pattern. @param {string} text */
const plain = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** @param {string} id */
const fileOf = (id) => relative(ROOT, id).replaceAll('\\', '/');

/** @implements {Reporter} */
export default class VitestReporter {
  #tally = new Tally();
  #of = 0;
  #done = 0;
  /** @type {readonly string[]} */
  #config = [];
  /** Whether the same file runs in more than one engine. */
  #many = false;

  /** @param {import('vitest/node').Vitest} vitest */
  onInit(vitest) {
    const config = fileOf(vitest.vite.config.configFile || '');
    this.#config = config === 'vite.config.ts' || config === '' ? [] : ['--config', config];
    this.#many = vitest.projects.length > 1;
  }

  /** @param {ReadonlyArray<unknown>} specifications */
  onTestRunStart(specifications) {
    this.#of = specifications.length;
    this.#tell();
  }

  /** @param {import('vitest/node').TestCase} test */
  onTestCaseResult(test) {
    const { state, errors } = test.result();
    const file = fileOf(test.module.moduleId);
    const engine = this.#many ? test.project.name : '';
    const title = engine === '' ? test.fullName : `${engine}: ${test.fullName}`;
    if (state === 'passed') this.#tally.passed += 1;
    if (state === 'failed')
      this.#fail(file, title, errors ?? [], [
        ...(engine === '' ? [] : ['--project', engine]),
        '-t',
        plain(test.fullName.replaceAll(' > ', ' ')),
      ]);
    this.#tally.time({ file, title, ms: test.diagnostic()?.duration ?? 0 });
  }

  /** @param {import('vitest/node').TestSuite} suite */
  onTestSuiteResult(suite) {
    const errors = suite.errors();
    if (errors.length > 0) this.#fail(fileOf(suite.module.moduleId), suite.fullName, errors, []);
  }

  /** @param {import('vitest/node').TestModule} module */
  onTestModuleEnd(module) {
    const errors = module.errors();
    if (errors.length > 0) this.#fail(fileOf(module.moduleId), 'the file itself', errors, []);
    this.#done += 1;
    this.#tell();
  }

  /**
   * @param {unknown} _modules
   * @param {ReadonlyArray<import('vitest/node').SerializedError>} unhandled
   */
  onTestRunEnd(_modules, unhandled) {
    for (const error of unhandled) this.#fail('', 'an error outside every test', [error], []);
    this.#tally.write();
  }

  /**
   * @param {string} file @param {string} title @param {readonly string[]} more
   * @param {readonly import('vitest/node').SerializedError[]} errors
   */
  #fail(file, title, errors, more) {
    const [error] = errors;
    const told = [error?.message ?? 'without a word', error?.diff ?? '', ...placesOf(error)];
    const repeat = ['vitest', 'run', ...this.#config, ...(file === '' ? [] : [file]), ...more];
    this.#tally.fail({ file, title, error: told.filter((line) => line !== '').join('\n'), repeat });
  }

  #tell() {
    const { passed, failed } = this.#tally;
    this.#tally.tell({ done: this.#done, of: this.#of, unit: 'files', tests: passed + failed, failed });
  }
}

/** Where an error came from, first of all in the project's own files. @param {import('vitest/node').SerializedError | undefined} error */
const placesOf = (error) =>
  (error?.stacks ?? []).slice(0, 2).map(({ file, line }) => `at ${fileOf(file)}:${line}`);
