// What a person sees while the checks run: a line where each step ends, and between them what is being done.

const SILENCE = 15_000;
const REDRAWN = 500;

/** @param {number} ms */
export const seconds = (ms) => (ms < 10_000 ? `${(ms / 1000).toFixed(1)} s` : `${Math.round(ms / 1000)} s`);

/**
 * A step that runs, in a few words: `unit 62 of 284 files, 1204 tests, 30 s`.
 * @param {string} name
 * @param {number} ms
 * @param {import('./results.js').Progress | undefined} at
 */
export function sayRunning(name, ms, at) {
  if (at === undefined || at.of === 0) return `${name} ${seconds(ms)}`;
  const tests = at.unit === 'files' ? `, ${at.tests} tests` : '';
  const failed = at.failed > 0 ? `, ${at.failed} failed` : '';
  return `${name} ${at.done} of ${at.of} ${at.unit}${tests}${failed}, ${seconds(ms)}`;
}

/** Shows steps as they begin, go on and end. In a terminal one line is drawn again and again; elsewhere a line comes where nothing has been said for a while. */
export class Progress {
  /** @type {Map<string, { begun: number, at?: import('./results.js').Progress }>} */
  #running = new Map();
  #said;
  #drawn = false;
  #timer;
  #out;
  #now;

  /** @param {{ write: (text: string) => void, isTTY: boolean, columns: number }} out @param {() => number} now */
  constructor(out, now) {
    this.#out = out;
    this.#now = now;
    this.#said = now();
    this.#timer = setInterval(() => this.tick(), out.isTTY ? REDRAWN : 1000);
  }

  /** @param {string} name */
  begin(name) {
    this.#running.set(name, { begun: this.#now() });
    this.tick();
  }

  /** @param {string} name @param {import('./results.js').Progress} at */
  go(name, at) {
    const step = this.#running.get(name);
    if (step) step.at = at;
  }

  /** @param {string} name @param {'passed' | 'failed'} how */
  end(name, how) {
    const step = this.#running.get(name);
    this.#running.delete(name);
    if (!step) return;
    const tests = step.at === undefined ? '' : `   ${step.at.tests} tests`;
    this.say(`${name.padEnd(12)} ${how} ${seconds(this.#now() - step.begun).padStart(8)}${tests}`);
  }

  /** @param {string} text */
  say(text) {
    this.#clear();
    this.#out.write(`${text}\n`);
    this.#said = this.#now();
  }

  tick() {
    const now = this.#now();
    const words = [...this.#running].map(([name, { begun, at }]) => sayRunning(name, now - begun, at));
    if (words.length === 0) return;
    const line = `… ${words.join(' · ')}`;
    if (this.#out.isTTY) {
      this.#clear();
      this.#out.write(line.slice(0, this.#out.columns - 1));
      this.#drawn = true;
    } else if (now - this.#said >= SILENCE) this.say(line);
  }

  close() {
    clearInterval(this.#timer);
    this.#clear();
  }

  #clear() {
    if (this.#drawn) this.#out.write('\r\u001b[2K');
    this.#drawn = false;
  }
}
