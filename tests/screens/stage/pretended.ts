// What a browser does now and then, pretended: a newer version that waits, an offer to install, code that does not come. The next test has none of it.
import { settle } from './clock.ts';
import { beforeOpening } from './app.ts';

/** The app is kept for offline use, and another version of it may wait. Answers what is told to the one that waits. */
export function keptOffline(waits: 'nothing waits' | 'another waits'): readonly unknown[] {
  const told: unknown[] = [];
  const worker = (state: string, hear: (message: unknown) => void) =>
    Object.assign(new EventTarget(), { state, postMessage: hear });
  const registration = Object.assign(new EventTarget(), {
    active: worker('activated', () => undefined),
    waiting: waits === 'another waits' ? worker('installed', (message) => told.push(message)) : null,
    installing: null,
    update: () => Promise.resolve(),
  });
  const serviceWorker = Object.assign(new EventTarget(), {
    register: () => Promise.resolve(registration),
    ready: Promise.resolve(registration),
  });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  return told;
}

/** The browser offers to install the app, as Chromium does once; answers how often its own question was shown. */
export async function offerInstall(outcome: 'accepted' | 'dismissed' = 'dismissed') {
  const asked = { times: 0 };
  const prompt = () => Promise.resolve(void (asked.times += 1));
  const event = new Event('beforeinstallprompt', { cancelable: true });
  window.dispatchEvent(Object.assign(event, { prompt, userChoice: Promise.resolve({ outcome }) }));
  await settle();
  return asked;
}

/** What Safari on an iPhone calls itself. */
export const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
export const beDevice = (userAgent: string): void =>
  void Object.defineProperty(navigator, 'userAgent', { configurable: true, value: userAgent });

/** The browser found its storage damaged and began a new one, as Chromium tells it. */
export const loseAll = (): void =>
  void Object.defineProperty(IDBVersionChangeEvent.prototype, 'dataLoss', {
    configurable: true,
    get: () => 'total',
  });

const open = Reflect.get<IDBFactory, 'open'>(IDBFactory.prototype, 'open');
/** From here on the disk cannot be opened, for such a reason; answers how it is mended. */
export function breakDisk(name = 'UnknownError'): () => void {
  IDBFactory.prototype.open = () => {
    throw new DOMException('', name);
  };
  return () => void (IDBFactory.prototype.open = open);
}
/** From here on nothing more fits onto the disk. */
export function fillDisk(): void {
  IDBObjectStore.prototype.put = IDBObjectStore.prototype.add = () => {
    throw new DOMException('', 'QuotaExceededError');
  };
}
/** From here on the disk neither opens nor says that it does not; answers how often that was tried. */
export function silenceDisk(): () => number {
  let tries = 0;
  IDBFactory.prototype.open = () => {
    tries += 1;
    const request = open.call(indexedDB, 'never heard of', 1);
    request.addEventListener = () => undefined;
    return request;
  };
  return () => tries;
}

/** The words of the page's language did not come before it was shown. */
export const lackWords = (): void =>
  beforeOpening(() => void (document.documentElement.dataset['unworded'] = ''));

/** How much is kept and how much may be; the browser says yes, or no, when it is asked to keep it for good. */
export function holdStorage({ used = 3_000_000, most = 9_000_000_000, keeps = true } = {}): void {
  let persisted = false;
  const storage = {
    estimate: () => Promise.resolve({ usage: used, quota: most }),
    persisted: () => Promise.resolve(persisted),
    persist: () => Promise.resolve((persisted = keeps)),
  };
  Object.defineProperty(navigator, 'storage', { configurable: true, value: storage });
}

interface Imports {
  wrapDynamicImport<T>(load: () => Promise<T>): Promise<T>;
}
const imports = Reflect.get(globalThis, '__vitest_browser_runner__') as Imports;
const usual = imports.wrapDynamicImport.bind(imports);
/** Code comes as soon as it is asked for. */
export const letCodeCome = (): void => void (imports.wrapDynamicImport = usual);
/** From here on code is on its way, until it is said to come, or not to. */
export function holdCode(): (comes: 'comes' | 'fails') => void {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  imports.wrapDynamicImport = (load) => promise.then(() => usual(load));
  return (comes) => {
    letCodeCome();
    if (comes === 'comes') resolve();
    else reject(new TypeError('Failed to fetch dynamically imported module'));
  };
}

/** Somebody looks away from the page, or back at it. */
export async function look(where: 'away' | 'back'): Promise<void> {
  const state = where === 'away' ? 'hidden' : 'visible';
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
}

let stopHearing = () => {};
/** What nobody has caught is a fault of the test again. */
export const letThrow = (): void => stopHearing();

/** What is thrown on from here, for `static/boot.js` to offer a repair: no fault of the test. */
export function hearThrown(): readonly unknown[] {
  const thrown: unknown[] = [];
  const hear = (event: PromiseRejectionEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    thrown.push(event.reason);
  };
  stopHearing();
  window.addEventListener('unhandledrejection', hear, { capture: true });
  stopHearing = () => window.removeEventListener('unhandledrejection', hear, { capture: true });
  return thrown;
}
