// The device that the stage stands for: its zone, its browser's name, its clipboard. Whatever a test changes of the page's own is as before in the next.
/// <reference types="@vitest/browser-playwright" />
import { cdp } from 'vitest/browser';
import { during } from './clock.ts';

export interface Device {
  readonly timezoneId?: string;
  readonly userAgent?: string;
  readonly colorScheme?: string;
}

const prototypes = [
  ...[IDBFactory, IDBDatabase, IDBObjectStore, IDBTransaction, IDBVersionChangeEvent],
  ...[Navigator, HTMLElement, Storage],
];
const asBefore = [navigator, screen, ...prototypes.map(({ prototype }) => prototype as object)].map(
  (object) => ({ object, own: Object.getOwnPropertyDescriptors(object as Record<string, unknown>) }),
);

/** Takes back what tests have put over the page's own: `navigator.share`, a database that fails, a page that nobody sees. */
export function tidy(): void {
  for (const { object, own } of asBefore)
    for (const name of Reflect.ownKeys(object)) {
      const now = Reflect.getOwnPropertyDescriptor(object, name);
      const before = own[name as string];
      if (!now?.configurable) continue;
      if (!before) Reflect.deleteProperty(object, name);
      else if (before.value !== now.value || before.get !== now.get)
        Object.defineProperty(object, name, before);
    }
  for (const name of ['visibilityState', 'hidden', 'hasFocus']) Reflect.deleteProperty(document, name);
  document.documentElement.style.fontSize = '';
}

// How much is kept, and whether it stays, the browser finds out in its own time: the clock waits for that.
for (const name of ['estimate', 'persist', 'persisted'] as const) {
  const ask = Reflect.get(StorageManager.prototype, name) as (this: StorageManager) => Promise<unknown>;
  const answer = function (this: StorageManager) {
    return during(ask.call(this));
  };
  Reflect.set(StorageManager.prototype, name, answer);
}

let zone = '';
let scheme: string | null = null;
let motion = 'reduce';

/** Colours and motion as the person has asked the device for; what is not said stays. */
export async function emulate(colorScheme = scheme, reducedMotion = motion): Promise<void> {
  scheme = colorScheme;
  motion = reducedMotion;
  const features = [
    ...(colorScheme === null ? [] : [{ name: 'prefers-color-scheme', value: colorScheme }]),
    { name: 'prefers-reduced-motion', value: reducedMotion },
  ];
  await during(cdp().send('Emulation.setEmulatedMedia', { features }));
}

/** The device of the next test. */
export async function useDevice({ timezoneId = '', userAgent, colorScheme }: Device): Promise<void> {
  if (timezoneId !== zone) await during(cdp().send('Emulation.setTimezoneOverride', { timezoneId }));
  zone = timezoneId;
  if ((colorScheme ?? null) !== scheme || motion !== 'reduce') await emulate(colorScheme ?? null, 'reduce');
  if (userAgent !== undefined)
    Object.defineProperty(navigator, 'userAgent', { configurable: true, value: userAgent });
  let copied = '';
  const clipboard = {
    writeText: (text: string) => Promise.resolve(void (copied = text)),
    readText: () => Promise.resolve(copied),
  };
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  // No shell keeps a screen awake; the browser's own refusal takes its time, and would come now sooner and now later than a look.
  const wakeLock = { request: () => Promise.reject(new DOMException('', 'NotAllowedError')) };
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: wakeLock });
}
