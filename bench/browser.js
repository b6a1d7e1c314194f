import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser, LAUNCH_ARGS } from '../scripts/browser.js';
import { serveFrom } from '../scripts/serve.js';

/**
 * The same in a worker of Chromium. There is no clock for CPU time: wall time, so the machine should be quiet.
 * @param {string} dir the bundles
 * @param {readonly string[]} questions the first questions, each asked of workers of its own
 * @param {number} runs so many workers for each
 * @returns {Promise<Record<string, { figures: readonly import('./bench.ts').Figure[], cold: Record<string, number> }>>}
 */
export async function inBrowser(dir, questions, runs) {
  writeFileSync(join(dir, 'index.html'), '<!doctype html><title>Bench</title>');
  const server = await serveFrom({ dir, base: '', port: 0 });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: LAUNCH_ARGS });
  try {
    const page = await browser.newPage();
    await page.goto(server.url);
    /** @param {string} question */
    const ask = (question) =>
      page.evaluate(
        (asked) =>
          new Promise((resolve, reject) => {
            const worker = new Worker('worker.js', { type: 'module' });
            worker.onerror = () => reject(new Error('the worker broke'));
            worker.onmessage = ({ data }) => {
              worker.terminate();
              resolve(data);
            };
            worker.postMessage(asked);
          }),
        question,
      );
    /** @type {Record<string, number>} */
    const cold = {};
    for (const question of questions) {
      const times = [];
      for (let run = 0; run < runs; run += 1) times.push(Number(await ask(question)));
      cold[question] = times.sort((a, b) => a - b)[runs >> 1] ?? NaN;
    }
    const figures = /** @type {readonly import('./bench.ts').Figure[]} */ (await ask('all'));
    return { [`Chromium ${browser.version()}, in a worker`]: { figures, cold } };
  } finally {
    await browser.close();
    await server.close();
  }
}
