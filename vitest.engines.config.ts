// The built app in an engine that is not Chromium: `npm run test:engines` (scripts/engines/run.js), which says which.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: {
    // One language for all engines: what helps a test in Chromium helps here.
    alias: {
      '@playwright/test': fileURLToPath(new URL('./e2e/engines/stage/playwright.ts', import.meta.url)),
    },
  },
  test: {
    name: process.env.ENGINE ?? 'engine',
    include: ['e2e/engines/*.engine.ts'],
    // A browser for each file, one test at a time.
    maxWorkers: 1,
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 600_000,
    passWithNoTests: false,
  },
});
