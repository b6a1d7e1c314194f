// A Vitest that stays: it is told which file has changed and which tests to run, and answers whether one of them fell.
import { createVitest } from 'vitest/node';

const [root = '', config = ''] = process.argv.slice(2);
process.chdir(root);
const vitest = await createVitest('test', {
  root,
  config,
  watch: false,
  bail: 1,
  reporters: [],
  passWithNoTests: true,
});
await vitest.standalone();

/** @typedef {{ changed: string, tests: readonly string[] }} Order */

process.on('message', async (/** @type {Order} */ { changed, tests }) => {
  vitest.invalidateFile(`${root}/${changed}`);
  const wanted = new Set(tests.map((test) => `${root}/${test}`));
  const specifications = (await vitest.globTestSpecifications([...tests])).filter(({ moduleId }) =>
    wanted.has(moduleId),
  );
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  const fell = testModules.find((module) => module.state() === 'failed');
  process.send?.({
    ran: specifications.length,
    fell: fell?.relativeModuleId ?? (unhandledErrors.length > 0 ? 'an error outside every test' : null),
  });
});
process.send?.('ready');
