// `npm run bench`: CPU time of every bench and its ratio to the reference in the same run. Ratios are the goal: machines differ.
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const FILES = ['/bench/solver.ts'];
const RUNS = 5;
const LEAST_MS = 40;

/** CPU milliseconds of one call, in work repeated until the clock can see it. @param {() => number} work @param {number} repeats */
function measure(work, repeats) {
  const before = process.cpuUsage();
  for (let i = 0; i < repeats; i += 1) work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / repeats;
}

/** The median of several warm runs, in CPU milliseconds. @param {() => number} work */
function timeOf(work) {
  const first = measure(work, 1);
  const repeats = Math.max(1, Math.ceil(LEAST_MS / Math.max(first, 0.01)));
  const runs = Array.from({ length: first > 2000 ? 1 : RUNS }, () => measure(work, repeats));
  return runs.sort((a, b) => a - b)[runs.length >> 1] ?? first;
}

/** @param {number} value */
const print = (value) => (value >= 100 ? value.toFixed(0) : value.toPrecision(3));

const server = await createServer({
  root: fileURLToPath(new URL('..', import.meta.url)),
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, watch: null, ws: false, hmr: false },
  optimizeDeps: { noDiscovery: true },
});
let wrong = 0;
try {
  for (const file of FILES) {
    /** @type {{ benches: readonly import('./bench.ts').Bench[] }} */
    const { benches } = /** @type {any} */ (await server.ssrLoadModule(file));
    let reference = 0;
    console.log(
      `${file.slice(1).padEnd(58)}${'CPU ms'.padStart(10)}${'to reference'.padStart(16)}${'count'.padStart(10)}`,
    );
    for (const { name, work, expected } of benches) {
      const count = work();
      if (expected !== undefined && count !== expected) {
        console.error(`${name}: the count is ${count}, and it must be ${expected}.`);
        wrong += 1;
      }
      const ms = timeOf(work);
      reference ||= ms;
      const ratio = reference / ms;
      const words =
        ms === reference
          ? 'reference'
          : ratio >= 1
            ? `${print(ratio)}× faster`
            : `${print(1 / ratio)}× the time`;
      console.log(
        `${name.padEnd(58)}${print(ms).padStart(10)}${words.padStart(16)}${String(count).padStart(10)}`,
      );
    }
  }
} finally {
  await server.close();
}
process.exitCode = wrong > 0 ? 1 : 0;
