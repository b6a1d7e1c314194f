// A Vitest that stays: it is told which file has changed and which tests to run, and answers whether one of them fell.
import { createVitest } from 'vitest/node';

const [root = '', config = ''] = process.argv.slice(2);
process.chdir(root);
// As Vitest's own command says it: vite.config.ts asks.
process.env.VITEST = 'true';
/** The file that fell in this run: what Vitest remembers has the runs before in it. @type {string | null} */
let fell = null;
const listening = {
  /** @param {import('vitest/node').TestModule} module */
  onTestModuleEnd(module) {
    if (module.state() === 'failed') fell ??= module.relativeModuleId;
  },
};
const vitest = await createVitest('test', {
  root,
  config,
  watch: false,
  bail: 1,
  // What was broken must not be there any more in the next run; a page of screens is loaded anew for each.
  isolate: config !== 'vitest.screens.config.ts',
  reporters: [listening],
  passWithNoTests: true,
});
await vitest.standalone();

/** @typedef {{ changed: string, tests: readonly string[] }} Order */

/** What was broken before this one: it is whole again, and remembered as it was. */
let before = '';
process.on('message', async (/** @type {Order} */ { changed, tests }) => {
  for (const file of new Set([before, changed])) if (file !== '') vitest.invalidateFile(`${root}/${file}`);
  before = changed;
  const wanted = new Set(tests.map((test) => `${root}/${test}`));
  const specifications = (await vitest.globTestSpecifications([...tests])).filter(({ moduleId }) =>
    wanted.has(moduleId),
  );
  fell = null;
  const { unhandledErrors } = await vitest.runTestSpecifications(specifications);
  if (unhandledErrors.length > 0) fell ??= 'an error outside every test';
  process.send?.({ ran: specifications.length, fell });
});
process.send?.('ready');
