// Runs steps: the lanes of a phase side by side, and no further step once one has failed.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tellSlow } from './report.js';
import { keptAt, pathOf, REPORTERS, run } from './run.js';

/** @typedef {import('./steps.js').Step} Step */
/** @typedef {import('./report.js').Failed} Failed */
/** @typedef {import('./results.js').Results} Results */

/** What the steps share: the browser that was found serves those after it. */
export class Checks {
  /** @type {Failed[]} */
  failed = [];
  /** @type {Map<string, Results>} */
  results = new Map();
  /** @type {Record<string, string>} */
  #env = {};
  #progress;

  /** @param {import('./progress.js').Progress} progress */
  constructor(progress) {
    this.#progress = progress;
  }

  /** @param {ReadonlyArray<ReadonlyArray<ReadonlyArray<Step>>>} phases */
  async runAll(phases) {
    for (const lanes of phases) await Promise.all(lanes.map((lane) => this.#runLane(lane)));
  }

  /** @param {readonly Step[]} lane */
  async #runLane(lane) {
    for (const step of lane) if (this.failed.length === 0) await this.#runStep(step);
  }

  /** @param {Step} step */
  async #runStep(step) {
    const { name, commands, tests, env, shows, yields } = step;
    const [log, results] = [pathOf(name, 'log'), pathOf(name, 'json')];
    mkdirSync(dirname(log), { recursive: true });
    for (const file of [log, results]) rmSync(file, { force: true });
    this.#progress.begin(name);
    let shown = '';
    for (const command of commands) {
      const { code, output } = await run([...command, ...reporting(tests)], {
        log,
        yields,
        env: { ...this.#env, ...env, ...(tests ? { TEST_RESULTS: results } : {}) },
        onProgress: (at) => this.#progress.go(name, at),
      });
      const counted = tests && existsSync(results) ? readResults(results) : undefined;
      if (counted) this.results.set(name, counted);
      if (code !== 0) {
        this.failed.push({ name, command, output, log: keptAt(name, 'log'), results: counted });
        this.#progress.end(name, 'failed');
        return;
      }
      // The browser that was found serves the steps after it.
      if (name === 'browser') Object.assign(this.#env, variables(output));
      if (shows) shown = output.match(shows)?.join('\n') ?? '';
      if (tests === 'playwright' && counted) shown = tellSlow(counted);
    }
    this.#progress.end(name, 'passed');
    if (shown !== '') this.#progress.say(shown.trimEnd().replace(/^/gm, '  '));
  }
}

/** @param {string} path @returns {Results} */
const readResults = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** Lines like `NAME=value` as an environment. @param {string} output @returns {Record<string, string>} */
const variables = (output) =>
  Object.fromEntries(
    [...output.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );

/** What a runner of tests is told beside, so that it speaks to us. @param {Step['tests']} tests */
function reporting(tests) {
  if (tests === undefined) return [];
  const own = join(REPORTERS, `${tests}-reporter.js`);
  return tests === 'vitest' ? ['--reporter=default', `--reporter=${own}`] : [`--reporter=list,${own}`];
}
