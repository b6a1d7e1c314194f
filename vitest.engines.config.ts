// The built app in the engines that are not Chromium: `npm run test:engines` (scripts/engines/run.js).
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { findEngines } from './scripts/engines/find.js';

const wanted = (process.env.ENGINE_NAMES ?? '').split(' ').filter((name) => name !== '');
const found = findEngines(false).flatMap(({ name, path }) =>
  path !== undefined && (wanted.length === 0 || wanted.includes(name)) ? [{ name, path }] : [],
);

/** What is tried in every `npm test`. Each window of WebKit is a browser of its own, which takes its time: its tables are for the long form. */
const SHORT = { Firefox: '{start,tables}', WebKit: 'start' };

export default defineConfig({
  test: {
    // A browser for each file, one test at a time in it.
    maxWorkers: 2,
    projects: found.map(({ name, path }) => ({
      resolve: {
        // One language for all engines: what helps a test in Chromium helps here.
        alias: {
          '@playwright/test': fileURLToPath(new URL('./e2e/engines/stage/playwright.ts', import.meta.url)),
        },
      },
      test: {
        name,
        include: [`e2e/engines/${process.env.ENGINES === 'short' ? SHORT[name] : '*'}.engine.ts`],
        // Node 20 has sockets, and does not offer them.
        execArgv: ['--experimental-websocket'],
        env: { ENGINE: name, ENGINE_PATH: path },
        testTimeout: 600_000,
        hookTimeout: 600_000,
      },
    })),
  },
});
