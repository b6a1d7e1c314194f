// What the page of the stage is changed in, once for all files that are tried in it.
import { during } from './clock.ts';
import './letters.ts';

// No test looks at what is painted, but whoever asks for pictures: all else is the same where the frame shows nothing.
declare const __PICTURES__: 'light' | 'dark' | null;
if (!__PICTURES__) (window.frameElement as HTMLElement).style.opacity = '0';
// One range for all who ask, one after the other: the browser mends each that it ever made with every change of the page, until it tidies up.
const range = document.createRange();
document.createRange = () => range;
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
  // What a page that was killed still does nobody sees.
  if (String(said[0]).includes('derived_inert') && !document.querySelector('body > .root')) return;
  if (String(said[0]).includes('[svelte]')) throw new Error(String(said[0]));
  warn(...said);
};
