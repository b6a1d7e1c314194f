// Screens and boards by themselves, in a real page with a clock that the test moves: tests/README.md.
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findHeadless, LAUNCH_ARGS } from './scripts/browser.js';
import { first } from './scripts/test/first.js';

const stage = (file: string) => fileURLToPath(new URL(`./tests/screens/stage/${file}`, import.meta.url));
const executablePath = findHeadless();

export default defineConfig({
  define: {
    __ALL_LANGUAGES__: JSON.stringify(process.env.ALL_LANGUAGES !== undefined),
    __LONG__: JSON.stringify(process.env.LONG !== undefined),
    __SHOWN__: JSON.stringify(process.env.SHOWN !== undefined),
    __PICTURES__: JSON.stringify(process.env.PICTURES ?? null),
  },
  plugins: [svelte({ configFile: false, compilerOptions: { runes: true } })],
  resolve: {
    alias: [
      // One language for both levels: what helps a whole browser helps here.
      { find: '@playwright/test', replacement: stage('playwright.ts') },
      { find: '@axe-core/playwright', replacement: stage('axe.ts') },
      { find: /^\$app\/(navigation|state|paths|environment)$/, replacement: stage('router.svelte.ts') },
      { find: '#lib/solver/connection.ts', replacement: stage('solver.ts') },
      { find: '#lib/storage/foreign/connection.ts', replacement: stage('reader.ts') },
      { find: '#lib/storage/journal/source.ts', replacement: stage('journal.ts') },
    ],
  },
  optimizeDeps: {
    include: [
      '@jridgewell/trace-mapping',
      'axe-core',
      'comlink',
      'fake-indexeddb',
      'fast-check',
      'idb',
      'ivya',
      'ivya/aria',
      'ivya/utils',
      'pure-rand/generator/xoroshiro128plus',
    ],
  },
  // What is wrong with one file is not laid over the page of another.
  // The letters lie among the packages, which a copy of the project has by a link: scripts/mutants/copy.js.
  server: { hmr: { overlay: false }, fs: { allow: ['.', realpathSync('node_modules')] } },
  test: {
    name: 'screens',
    include: ['tests/screens/**/*.spec.ts'],
    setupFiles: ['tests/screens/stage/setup.ts'],
    // One page for all files: each begins with an empty disk and nothing shown.
    isolate: false,
    sequence: { sequencer: first(/\/(walks|languages)\//) },
    // One more than the smallest machine has cores, since each waits for frames now and then: two left a tenth of the time idle.
    maxWorkers: 3,
    testTimeout: 120_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { ...(executablePath === undefined ? {} : { executablePath }), args: LAUNCH_ARGS },
        contextOptions: { reducedMotion: 'reduce', hasTouch: true },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 390, height: 844 } }],
    },
  },
});
