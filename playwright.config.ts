import { defineConfig } from '@playwright/test';
import { findHeadless, findInstalledBrowser, LAUNCH_ARGS } from './scripts/browser.js';

// Looked for once: the workers that load this file again inherit the answers. The tests that start a browser of their own take CHROMIUM_PATH.
const headless = findHeadless();
const browser = findInstalledBrowser();
if (browser !== undefined) process.env.CHROMIUM_PATH = browser;
if (headless !== undefined) process.env.CHROMIUM_SHELL_PATH = headless;

// The faults of the day, which all workers must agree on, also at midnight; FAULTS_DAY tries those of another day again.
process.env.FAULTS_DAY ??= String(Math.floor(Date.now() / 86_400_000));

const WHOLE = 'platform/covered.spec.ts';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  globalSetup: './scripts/e2e-server.js',
  // One more than the smallest machine has cores, since each waits for its browser now and then; with four each test took twice as long, and the whole longer.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // A test that needs a second try is mended.
  retries: 0,
  timeout: 60_000,
  // A busy machine may stop a browser for seconds; what never comes fails all the same.
  expect: { timeout: 15_000 },
  reporter: 'list',
  // A worker keeps one browser, and those that need the whole one would have workers of their own when all others are done.
  projects: [
    { name: 'whole browser', testMatch: WHOLE },
    { name: 'built app', testIgnore: WHOLE },
  ],
  use: {
    actionTimeout: 15_000,
    // Ends with a slash, so that `goto('./practice')` works under any base path. Set by the global set-up before the workers start.
    baseURL: process.env.E2E_BASE_URL,
    browserName: 'chromium',
    viewport: { width: 390, height: 844 },
    // What is painted is a quarter of what a phone paints; what is measured is the same.
    deviceScaleFactor: 1,
    hasTouch: true,
    isMobile: true,
    // Keeping the two hundred files of the app takes longer than most tests do; a test of what is kept says `allow`.
    serviceWorkers: 'block',
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { ...(headless === undefined ? {} : { executablePath: headless }), args: LAUNCH_ARGS },
  },
});
