import { ownName } from './own-name.ts';
import { monotonic } from './clock.ts';
import { dayOf } from '#lib/core/calendar.ts';
import type { Environment, Persistence, SoundCue } from './environment.ts';

const persistence = async (kept: Promise<boolean> | undefined): Promise<Persistence> => {
  if (kept === undefined) return 'unknown';
  return kept.then(
    (yes) => (yes ? 'kept' : 'best-effort'),
    () => 'unknown',
  );
};

/** The environment of a real browser page. Touches nothing until a member is called, so it may be made while prerendering. */
export function browserEnvironment(): Environment {
  return {
    now: () => Date.now(),
    monotonic,
    today: () => {
      const date = new Date();
      return dayOf(date.getFullYear(), date.getMonth() + 1, date.getDate());
    },
    zone: () => 0 - new Date().getTimezoneOffset(),
    seed: () => crypto.getRandomValues(new Int32Array(1))[0] ?? 0,
    // Not crypto.randomUUID: it is missing where the page is not served over https, as on a phone that tries a local build.
    id: () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-'),
    isVisible: () => document.visibilityState === 'visible',
    onVisibility: (listener) => {
      const tell = () => listener(document.visibilityState === 'visible');
      document.addEventListener('visibilitychange', tell);
      return () => document.removeEventListener('visibilitychange', tell);
    },
    onFreeze: (listener) => document.addEventListener('freeze', listener),
    onPutAside: (listener) => {
      if ('onfreeze' in document) return;
      window.addEventListener('pagehide', ({ persisted }) => {
        if (persisted) listener();
      });
    },
    onNetwork: (listener) => {
      const tell = () => listener(navigator.onLine);
      const watch = new AbortController();
      tell();
      for (const change of ['online', 'offline']) window.addEventListener(change, tell, watch);
      return () => watch.abort();
    },
    tellRestored: () => windows().postMessage(null),
    onRestored: (listener) => windows().addEventListener('message', listener),
    after: (ms, callback) => {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
    persist: () => persistence(navigator.storage?.persist?.()),
    persistence: () => persistence(navigator.storage?.persisted?.()),
    usage: async () => {
      const estimate = await navigator.storage?.estimate?.();
      return estimate ? { used: estimate.usage ?? 0, most: estimate.quota ?? 0 } : null;
    },
    saveFile: async (name, text) => (await import('./save-file.ts')).saveFile(name, text),
    vibrate: (pattern) => {
      navigator.vibrate?.([...pattern]);
    },
    sound: (cue) => void loadSound().then((play) => play(cue)),
  };
}

let channel: BroadcastChannel | null = null;

/** The one channel of this window, so that it does not hear itself. */
const windows = () => (channel ??= new BroadcastChannel(ownName('two-dozen-restored')));

type Play = (cue: SoundCue) => void;
const silence: Play = () => {};
let sound: Promise<Play> | null = null;

/** Where the sounds cannot be had the table is silent: every cue has its twin on the screen. */
function loadSound(): Promise<Play> {
  sound ??= import('./sound.ts').then(
    ({ play }) => play,
    () => silence,
  );
  return sound;
}
