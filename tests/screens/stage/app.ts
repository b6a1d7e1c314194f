// The running app on the stage: opened at an address, opened anew, gone.
import { mount, unmount, type Component } from 'svelte';
import { USUAL_LOOKS } from '#lib/environment/looks.ts';
import { dropTimers, settle } from './clock.ts';
import { dropListeners, keepListeners } from './listeners.ts';
import Stage from './Stage.svelte';
import { address, enter, forget } from './router.svelte.ts';

/** While one works on it, Svelte looks for its proxies whenever anything is sought in a list, axe's lists too, and only warns. */
const { includes, indexOf, lastIndexOf } = Array.prototype;
const seekPlainly = () => Object.assign(Array.prototype, { includes, indexOf, lastIndexOf });

let running: Record<string, unknown> | null = null;
let scripts: (() => void)[] = [];

/** The app goes without a word, as in a kill. */
export async function kill(): Promise<void> {
  if (running) await unmount(running);
  running = null;
  dropTimers();
  dropListeners();
  document.querySelectorAll('body > .root').forEach((element) => element.remove());
}

/** What static/boot.js does before the first paint. */
function boot(): void {
  const root = document.documentElement;
  const looks = JSON.parse(localStorage.getItem('two-dozen-looks') ?? '{}') as Record<string, string>;
  for (const name of [...Object.keys(USUAL_LOOKS), 'first', 'begun', 'started', 'unworded', 'standalone'])
    delete root.dataset[name];
  for (const [name, look] of Object.entries(looks)) root.dataset[name] = look;
  if (!localStorage.getItem('two-dozen-begun')) root.dataset['first'] = '';
}

/** Opens the app at an address, as a page that is loaded. A file that is no page shows nothing. */
export async function open(path: string): Promise<void> {
  await kill();
  boot();
  keepListeners();
  for (const script of scripts) script();
  if (/\.\w+$/.test(path.replace(/[?#].*$/, ''))) return;
  await enter(path);
  running = mount(Stage, { target: newRoot() });
  seekPlainly();
  await settle();
}

/** Opens a component by itself, where a page would be. */
export async function openPart<Props extends Record<string, unknown>>(
  part: Component<Props>,
  props?: Props,
): Promise<void> {
  await kill();
  boot();
  keepListeners();
  const target = document.createElement('div');
  target.className = 'app';
  newRoot().append(target);
  running = mount(part as Component, { target, props: props ?? {} });
  seekPlainly();
  document.documentElement.dataset['started'] = '';
  await settle();
}

function newRoot(): HTMLElement {
  const root = document.createElement('div');
  root.className = 'root';
  document.body.append(root);
  return root;
}

/** The same address once more. */
export const reload = (): Promise<void> => {
  const { pathname, search, hash } = new URL(address());
  return open(pathname + search + hash);
};

/** Runs before every page that is opened from now on. */
export function beforeOpening(script: () => void): void {
  scripts.push(script);
}

/** Nothing is left of what was. */
export async function clear(): Promise<void> {
  scripts = [];
  await kill();
  forget();
}
