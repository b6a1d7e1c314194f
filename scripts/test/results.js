// What a runner of tests tells while it runs and when it ends: one shape for Vitest and Playwright.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** @typedef {{ done: number, of: number, unit: 'files' | 'tests', tests: number, failed: number }} Progress */
/** @typedef {{ file: string, title: string, error: string, repeat: readonly string[] }} Failure */
/** @typedef {{ file: string, title: string, ms: number }} Timed */
/** @typedef {{ passed: number, failed: number, failures: Failure[], slowest: Timed[], files: Record<string, number> }} Results */

/** Begins a line that is progress and nothing that a person should read. */
export const PREFIX = '@progress ';
const SLOWEST = 20;
const ESCAPES = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/** Collects what came of each test. */
export class Tally {
  passed = 0;
  /** @type {Failure[]} */
  #failures = [];
  /** @type {Timed[]} */
  #timed = [];
  /** Milliseconds of tests in each file. @type {Record<string, number>} */
  #files = {};

  get failed() {
    return this.#failures.length;
  }

  /** @param {Timed} test */
  time({ file, title, ms }) {
    this.#timed.push({ file, title, ms: Math.round(ms) });
    this.#files[file] = Math.round((this.#files[file] ?? 0) + ms);
  }

  /** @param {Failure} failure */
  fail({ error, ...failure }) {
    this.#failures.push({ ...failure, error: error.replace(ESCAPES, '') });
  }

  /** @returns {Results} */
  results() {
    const slowest = this.#timed.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST);
    return {
      passed: this.passed,
      failed: this.failed,
      failures: this.#failures,
      slowest,
      files: this.#files,
    };
  }

  /** @param {Progress} at */
  tell(at) {
    process.stdout.write(`${PREFIX}${JSON.stringify(at)}\n`);
  }

  /** Puts the results where TEST_RESULTS says. */
  write() {
    const path = process.env.TEST_RESULTS;
    if (path === undefined) throw new Error('TEST_RESULTS says where the results go; `npm test` sets it.');
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify(this.results()));
  }
}
