// What `@playwright/test` is to a test on the stage (vitest.screens.config.ts puts it there): the same words, with the app in this very page.
import { afterAll, beforeAll, describe as plainDescribe, test as plain, TestRunner } from 'vitest';
import { clear } from './app.ts';
import { newDisk } from './disk.ts';
import { drawAnew } from './lot.ts';
import { StagePage, stopTelling } from './page.ts';
import { answerAll } from './solver.ts';
import { keepShown } from './shown.ts';
import { letCodeCome, letThrow } from './pretended.ts';
import { tidy, useDevice, type Device } from './device.ts';

export { expect } from './expect.ts';

declare const __SHOWN__: boolean;

interface Use extends Device {
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly [option: string]: unknown;
}
interface Fixtures {
  readonly page: StagePage;
  readonly context: ReturnType<StagePage['context']>;
  readonly baseURL: string;
}
type Body = (fixtures: Fixtures) => unknown;
/** What a file, or a `describe` in it, says for the tests in it. */
interface Scope {
  readonly outer: Scope | null;
  use: Use;
  readonly before: Body[];
  readonly after: Body[];
}

const PHONE = { width: 390, height: 844 };
let page = new StagePage();

// One page runs all files, and outside of a `describe` they share a suite: what a file says is kept with the file.
const scopes = new WeakMap<object, Scope>();
function scopeHere(outer: Scope | null = null): Scope {
  const suite = TestRunner.getCurrentSuite();
  const key = suite.name === '' && suite.file ? suite.file : suite;
  const known = scopes.get(key);
  if (known) return known;
  const scope = { outer, use: {}, before: [], after: [] };
  scopes.set(key, scope);
  if (__SHOWN__ && key === suite.file) keepShown(suite.file.name);
  return scope;
}
const usedIn = (scope: Scope | null): Use => (scope ? { ...usedIn(scope.outer), ...scope.use } : {});
const around = (scope: Scope | null): readonly Scope[] => (scope ? [...around(scope.outer), scope] : []);

const setUp = async (use: Use): Promise<Fixtures> => {
  await clear();
  await stopTelling();
  tidy();
  letCodeCome();
  letThrow();
  answerAll();
  drawAnew();
  newDisk();
  page = new StagePage();
  await useDevice(use);
  const viewport = use.viewport ?? PHONE;
  const { width, height } = page.viewportSize();
  if (width !== viewport.width || height !== viewport.height || innerWidth !== width)
    await page.setViewportSize(viewport);
  return { page, context: page.context(), baseURL: `${location.origin}/` };
};

/** One test, with what its file and every `describe` round it say. */
function run(name: string, body: Body): void {
  const scope = scopeHere();
  plain(name, async () => {
    const fixtures = await setUp(usedIn(scope));
    for (const { before } of around(scope)) for (const prepare of before) await prepare(fixtures);
    await body(fixtures);
    for (const { after } of around(scope).toReversed()) for (const finish of after) await finish(fixtures);
    await clear();
  });
}

function describe(name: string, body: () => void): void {
  const outer = scopeHere();
  plainDescribe(name, () => {
    scopeHere(outer);
    body();
  });
}

export const test = Object.assign(run, {
  use: (options: Use) => {
    const scope = scopeHere();
    scope.use = { ...scope.use, ...options };
  },
  describe,
  setTimeout: () => undefined,
  step: (_: string, work: () => unknown) => work(),
  beforeEach: (body: Body) => void scopeHere().before.push(body),
  afterEach: (body: Body) => void scopeHere().after.push(body),
  beforeAll,
  afterAll,
});
