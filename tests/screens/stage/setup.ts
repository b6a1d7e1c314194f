// Before the tests of a file: the clock stands, the disk is empty, nobody is told of the network.
import { installClock } from './clock.ts';

installClock();
await import('./disk.ts');
Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: undefined });
// What is fetched on demand is there already: time would stand still for it, but for how long nobody knows.
const code = import.meta.glob([
  '../../../src/lib/**/*.{ts,svelte}',
  '../../../src/routes/**/*.svelte',
  '!**/*.worker.ts',
  '!**/journal/browser.ts',
]);
await Promise.all(Object.values(code).map((load) => load()));
