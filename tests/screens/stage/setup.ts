// Before the tests of a file: the clock stands, the disk is empty, nobody is told of the network.
import { during, installClock } from './clock.ts';

installClock();
// Code that is on its way is work too: the clock waits for it.
interface Imports {
  wrapDynamicImport<T>(load: () => Promise<T>): Promise<T>;
}
const imports = Reflect.get(globalThis, '__vitest_browser_runner__') as Imports;
const plain = imports.wrapDynamicImport.bind(imports);
imports.wrapDynamicImport = (load) => during(plain(load));
await import('./disk.ts');
Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: undefined });

// What Svelte warns of is a fault: a value that was read of what is no more may be an old one.
const { console: page } = globalThis;
const warn = page.warn.bind(page);
page.warn = (...said: unknown[]) => {
  if (String(said[0]).includes('[svelte]')) throw new Error(String(said[0]));
  warn(...said);
};
