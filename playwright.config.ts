import { defineConfig } from '@playwright/test';
import { findInstalledBrowser, LAUNCH_ARGS } from './scripts/browser.js';

// Looked for once: the workers that load this file again inherit the answer.
const browser = findInstalledBrowser();
if (browser !== undefined) process.env.CHROMIUM_PATH = browser;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  globalSetup: './scripts/e2e-server.js',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A busy machine can stop a browser for seconds. `npm test` names every test that needed its second try, and why.
  retries: 1,
  timeout: 60_000,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    actionTimeout: 15_000,
    // Ends with a slash, so that `goto('./practice')` works under any base path. Set by the global set-up before the workers start.
    baseURL: process.env.E2E_BASE_URL,
    browserName: 'chromium',
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { ...(browser === undefined ? {} : { executablePath: browser }), args: LAUNCH_ARGS },
  },
});
