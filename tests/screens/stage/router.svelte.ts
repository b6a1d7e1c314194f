// What SvelteKit's router is to the pages: the same names with the same meaning, over the routes of src/routes.
import { tick, type Component } from 'svelte';

interface Place {
  readonly url: URL;
  readonly route: { readonly id: string };
}
interface Navigation {
  readonly to: Place | null;
  readonly from: Place | null;
  readonly willUnload: boolean;
  readonly type: 'enter' | 'goto' | 'link' | 'popstate';
}
type Asked = Navigation & { cancel(): void };

/** The address of the tests' runner, while no page is shown. */
const RUNNER = location.href;
const pages = import.meta.glob<{ default: Component }>('../../../src/routes/**/+page.svelte');
const FAULT = () => import('../../../src/routes/+error.svelte');

let url = $state.raw(new URL('/', location.href));
let status = $state(200);
let Shown = $state.raw<Component | null>(null);
/** Where one has been, the last one last. */
let entries: URL[] = [];
let place = -1;
let before: ((navigation: Asked) => void)[] = [];
let after: ((navigation: Navigation) => void)[] = [];
/** The page is being opened: nothing was there to be told. */
let entering: Navigation | null = null;

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

/** `$app/navigation`. Called while a component is made; gone with the page that was shown. */
export const beforeNavigate = (callback: (navigation: Asked) => void): void => void before.push(callback);
export const afterNavigate = (callback: (navigation: Navigation) => void): void => {
  after.push(callback);
  // SvelteKit calls it for the page that is being opened too.
  const navigation = entering;
  if (navigation) void tick().then(() => callback(navigation));
};

const placeOf = (at: URL): Place => ({ url: at, route: { id: at.pathname.replace(/(.)\/$/, '$1') } });

async function show(to: URL, type: Navigation['type']): Promise<void> {
  const path = to.pathname.replace(/^\/|\/$/g, '');
  const load = pages[`../../../src/routes/${path === '' ? '' : `${path}/`}+page.svelte`];
  const isOther = Shown === null || to.pathname !== url.pathname;
  const navigation = { to: placeOf(to), from: Shown ? placeOf(url) : null, willUnload: false, type };
  entering = type === 'enter' ? navigation : null;
  const { default: next } = await (load ?? FAULT)();
  if (isOther) [before, after] = [[], []];
  status = load ? 200 : 404;
  // What the app asks of the window's own address must hold too.
  history.replaceState(null, '', to);
  url = to;
  // A page may read the address itself.
  history.replaceState(null, '', to);
  Shown = next;
  await tick();
  scrollTo(0, 0);
  document.getElementById(to.hash.slice(1))?.scrollIntoView();
  if (!entering) for (const callback of after) callback(navigation);
}

async function leave(to: URL, type: Navigation['type']): Promise<boolean> {
  let isCancelled = false;
  const asked = {
    to: placeOf(to),
    from: placeOf(url),
    willUnload: false,
    type,
    cancel: () => (isCancelled = true),
  };
  for (const callback of before) callback(asked);
  if (isCancelled) return false;
  // The app may have changed the address under the page.
  entries[place] = new URL(location.href);
  await show(to, type);
  return true;
}

async function follow(address: string | URL, type: 'goto' | 'link', replaceState = false): Promise<void> {
  const to = new URL(address, location.href);
  if (!(await leave(to, type))) return;
  if (replaceState) entries[place] = to;
  else entries = [...entries.slice(0, (place += 1)), to];
}
export const goto = (address: string | URL, { replaceState = false } = {}): Promise<void> =>
  follow(address, 'goto', replaceState);

/** `$app/paths` and `$app/environment`. */
export const resolve = (path: string): string => path;
export const base = '';
export const version = 'stage';
export const browser = true;

/** Where the page stands, in full. */
export const address = (): string => location.href;

/** A step back or forward in what was visited; false where there is none, or the page would not be left. */
export async function step(by: number): Promise<boolean> {
  const to = entries[place + by];
  if (!to || !(await leave(to, 'popstate'))) return false;
  place += by;
  return true;
}

/** Sets the address for a page that is opened from outside, as if typed. */
export async function enter(path: string): Promise<void> {
  const to = new URL(path, location.origin);
  [before, after] = [[], []];
  Shown = null;
  await show(to, 'enter');
  place += 1;
  entries = [...entries.slice(0, place), to];
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
  if (!/^[a-z]+:/.test(to)) void follow(to, 'link');
});
