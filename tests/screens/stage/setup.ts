// Before the tests of a file: the clock stands, the disk is empty, nobody is told of the network.
import { during, installClock } from './clock.ts';

installClock();
// Code that is on its way is work too: the clock waits for it.
interface Imports {
  wrapDynamicImport<T>(load: () => Promise<T>): Promise<T>;
}
const imports = Reflect.get(globalThis, '__vitest_mocker__') as Imports;
const plain = imports.wrapDynamicImport.bind(imports);
imports.wrapDynamicImport = (load) => during(plain(load));
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
