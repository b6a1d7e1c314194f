// What `@playwright/test` is to a test in another engine (vitest.engines.config.ts puts it there): the same words, through that engine's driver.
import { test as plain } from 'vitest';
import { offlinePage } from './engine.ts';
import { isChosen } from '../chosen.ts';

export { expect } from './expect.ts';

const nothing = () => undefined;

/** A test that was written for Chromium, if it is one of those chosen: in a window of this engine, offline after the first visit. */
function run(title: string, body: (fixtures: { readonly page: unknown }) => unknown): void {
  if (isChosen(title))
    plain(title, async () => {
      await body({ page: await offlinePage() });
    });
}

export const test = Object.assign(run, {
  use: nothing,
  setTimeout: nothing,
  beforeAll: nothing,
  extend: () => test,
  describe: Object.assign(nothing, { configure: nothing }),
});
export const chromium = { executablePath: () => '' };
