// What `@playwright/test` is to a test on the stage (vitest.screens.config.ts puts it there): the same words, with the app in this very page.
import { afterAll, afterEach, beforeAll, beforeEach, describe, test as plain } from 'vitest';
import { clear } from './app.ts';
import { newDisk } from './disk.ts';
import { StagePage } from './page.ts';

export { expect } from './expect.ts';

interface Use {
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly [option: string]: unknown;
}
interface Fixtures {
  readonly page: StagePage;
  readonly context: ReturnType<StagePage['context']>;
  readonly baseURL: string;
}
type Body = (fixtures: Fixtures) => unknown;

const PHONE = { width: 390, height: 844 };
let used: Use = {};
let page = new StagePage();

const setUp = async (use: Use): Promise<Fixtures> => {
  await clear();
  newDisk();
  page = new StagePage();
  document.documentElement.style.fontSize = '';
  const viewport = use.viewport ?? PHONE;
  const { width, height } = page.viewportSize();
  if (width !== viewport.width || height !== viewport.height || innerWidth !== width)
    await page.setViewportSize(viewport);
  return { page, context: page.context(), baseURL: `${location.origin}/` };
};

/** One test; the file's own `test.use` holds for it. */
function run(name: string, body: Body): void {
  const use = used;
  plain(name, async () => {
    await body(await setUp(use));
    await clear();
  });
}

export const test = Object.assign(run, {
  use: (options: Use) => {
    used = { ...used, ...options };
  },
  describe,
  setTimeout: () => undefined,
  step: (_: string, work: () => unknown) => work(),
  beforeEach,
  afterEach,
  beforeAll,
  afterAll,
});
