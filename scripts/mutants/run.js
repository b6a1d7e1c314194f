// Tries mutants one after the other: the nearest tests first, then all the others.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { killTree } from '../kill.js';
import { lay } from './copy.js';

/** @typedef {import('./sample.js').Mutant} Mutant */
/** @typedef {{ ran: number, fell: string | null }} Answer */
/** @typedef {Mutant & { by: string | null, ran: number }} Outcome `by`: the file of tests that fell, or what else ended it; null for a survivor */

const WORKER = fileURLToPath(new URL('worker.js', import.meta.url));
/** A mutant that never ends is noticed, too: when it takes so many times what the tests take by themselves, and this long at least. */
const TIMES = 30;
const LEAST = 300_000;
export const ENDLESS = 'it never ended';
/** So many files of tests are asked at first, then the rest. */
const NEAREST = 4;

/** A Vitest of one's own, started anew after one that hung. */
export class Runner {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #child;
  #copy;
  #config;
  #limit = Infinity;

  /** @param {string} copy @param {string} config */
  constructor(copy, config) {
    this.#copy = copy;
    this.#config = config;
  }

  /** Runs tests on sources that are whole: they must pass, and how long they take says what is endless. @param {string} file @param {readonly string[]} tests */
  async warmUp(file, tests) {
    const begun = performance.now();
    const { fell } = tests.length === 0 ? { fell: null } : await this.ask(file, tests.slice(0, NEAREST));
    if (fell !== null) throw new Error(`${fell} fails without any mutant.`);
    this.#limit = Math.max(LEAST, TIMES * (performance.now() - begun));
  }

  /** @param {string} changed @param {readonly string[]} tests @returns {Promise<Answer>} */
  async ask(changed, tests) {
    const child = (this.#child ??= await this.#start());
    const answer = await new Promise((/** @type {(answer: Answer) => void} */ resolve) => {
      const never = () => resolve({ ran: tests.length, fell: ENDLESS });
      const timer = Number.isFinite(this.#limit) ? setTimeout(never, this.#limit) : undefined;
      child.once('message', (/** @type {Answer} */ told) => {
        clearTimeout(timer);
        resolve(told);
      });
      child.once('exit', () => {
        clearTimeout(timer);
        resolve({ ran: tests.length, fell: 'the tests broke off' });
      });
      child.send({ changed, tests });
    });
    if (answer.fell === ENDLESS || answer.fell === 'the tests broke off') this.close();
    child.removeAllListeners('message').removeAllListeners('exit');
    return answer;
  }

  close() {
    const { pid, exitCode } = this.#child ?? {};
    if (pid !== undefined && exitCode === null) killTree(pid);
    this.#child = undefined;
  }

  async #start() {
    const child = fork(WORKER, [this.#copy, this.#config], {
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    await new Promise((resolve, reject) => {
      child.once('message', resolve);
      child.once('exit', () => reject(new Error('Vitest did not start in the copy.')));
    });
    child.removeAllListeners('exit');
    return child;
  }
}

/**
 * What comes of one mutant.
 * @param {Mutant} mutant
 * @param {{ copy: string, text: string, asked: readonly { tests: readonly string[], runner: Runner }[] }} options tests: nearest first
 * @returns {Promise<Outcome>}
 */
export async function tryMutant(mutant, { copy, text, asked }) {
  const { file, start, end } = mutant;
  lay(copy, file, text.slice(0, start) + mutant.text + text.slice(end));
  try {
    let ran = 0;
    for (const { tests, runner } of asked)
      for (const some of [tests.slice(0, NEAREST), tests.slice(NEAREST)]) {
        if (some.length === 0) continue;
        const answer = await runner.ask(file, some);
        ran += answer.ran;
        if (answer.fell !== null) return { ...mutant, by: answer.fell, ran };
      }
    return { ...mutant, by: null, ran };
  } finally {
    lay(copy, file, text);
  }
}
