// What SvelteKit's router is to the pages: the same names with the same meaning, over the routes of src/routes.
import { tick, type Component } from 'svelte';

interface Navigation {
  readonly to: { readonly url: URL } | null;
  readonly from: { readonly url: URL } | null;
  readonly willUnload: boolean;
  readonly type: string;
  cancel(): void;
}

/** The address of the tests' runner, while no page is shown. */
const RUNNER = location.href;
const ORIGIN = location.origin;
const pages = import.meta.glob<{ default: Component }>('../../../src/routes/**/+page.svelte');
const FAULT = () => import('../../../src/routes/+error.svelte');

let url = $state.raw(new URL('/', ORIGIN));
let status = $state(200);
let Shown = $state.raw<Component | null>(null);
/** Where one has been, the last one last. */
let entries: URL[] = [];
let place = -1;
let before: ((navigation: Navigation) => void)[] = [];
let after: (() => void)[] = [];

/** `$app/state`. */
export const page = {
  get url() {
    return url;
  },
  get status() {
    return status;
  },
};
export const shown = (): Component | null => Shown;

const hook = <T>(list: () => T[], item: T): void => {
  list().push(item);
};

/** `$app/navigation`. Called while a component is made; gone with the page that was shown. */
export const beforeNavigate = (callback: (navigation: Navigation) => void): void =>
  hook(() => before, callback);
export const afterNavigate = (callback: () => void): void => {
  hook(() => after, callback);
  // SvelteKit calls it for the page that is being opened too.
  void tick().then(callback);
};

async function show(to: URL): Promise<void> {
  const path = to.pathname.replace(/^\/|\/$/g, '');
  const load = pages[`../../../src/routes/${path === '' ? '' : `${path}/`}+page.svelte`];
  const isOther = Shown === null || to.pathname !== url.pathname;
  const { default: next } = await (load ?? FAULT)();
  if (isOther) [before, after] = [[], []];
  status = load ? 200 : 404;
  url = to;
  // A page may read the address itself.
  history.replaceState(null, '', to);
  Shown = next;
  await tick();
  scrollTo(0, 0);
  for (const callback of after) callback();
}

async function leave(to: URL, type: string): Promise<boolean> {
  let isCancelled = false;
  for (const callback of before)
    callback({ to: { url: to }, from: { url }, willUnload: false, type, cancel: () => (isCancelled = true) });
  if (!isCancelled) await show(to);
  return !isCancelled;
}

export async function goto(address: string | URL, { replaceState = false } = {}): Promise<void> {
  const to = new URL(address, url);
  if (!(await leave(to, 'goto'))) return;
  if (replaceState) entries[place] = to;
  else {
    place += 1;
    entries = [...entries.slice(0, place), to];
  }
}

/** `$app/paths` and `$app/environment`. */
export const resolve = (path: string): string => path;
export const base = '';
export const version = 'stage';
export const browser = true;

/** Where the page stands, in full. */
export const address = (): string => (Shown ? location.href : url.href);

/** A step back or forward in what was visited; false where there is none, or the page would not be left. */
export async function step(by: number): Promise<boolean> {
  const to = entries[place + by];
  if (!to || !(await leave(to, 'popstate'))) return false;
  place += by;
  return true;
}

/** Sets the address for a page that is opened from outside, as if typed. */
export async function enter(path: string): Promise<URL> {
  const to = new URL(path, new URL('/', ORIGIN));
  [before, after] = [[], []];
  Shown = null;
  await show(to);
  place += 1;
  entries = [...entries.slice(0, place), to];
  return to;
}

/** Nothing was ever visited. */
export function forget(): void {
  [entries, place, before, after] = [[], -1, [], []];
  Shown = null;
  history.replaceState(null, '', RUNNER);
}

document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || link.hasAttribute('download')) return;
  const to = link.getAttribute('href') ?? '';
  event.preventDefault();
  if (!/^[a-z]+:/.test(to)) void goto(to);
});
