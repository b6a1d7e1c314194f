import { KEEP_WORDS, TAKE_OVER } from './take-over.ts';
import { trustedScript } from './trusted.ts';

/**
 * How far the app is kept for offline use: not at all in this browser, being prepared, ready, or ready with a newer version waiting.
 */
export type OfflineState = 'none' | 'preparing' | 'ready' | 'update';

/** The service worker: its address, the pages that it answers for, and the language of this one. */
export interface OfflineWorker {
  readonly url: string;
  readonly scope: string;
  readonly language: string;
}

/** The app's own offline copy: how far it is, and the word to renew it. */
export interface Offline {
  readonly state: OfflineState;
  /** Calls back when the state changes; the answer stops it. */
  onChange(listener: (state: OfflineState) => void): () => void;
  /** Asks the host whether there is a newer version. A host that cannot be reached changes nothing. */
  look(): Promise<void>;
  /** Puts the waiting version in charge and opens the page anew with it. */
  update(): void;
}

/** Registers the service worker at `url` for `scope` and follows its life. `language`: whose words it is to keep beside English. */
export function keepOffline({ url, scope, language }: OfflineWorker): Offline {
  const { serviceWorker } = navigator;
  const listeners = new Set<(state: OfflineState) => void>();
  let registration: ServiceWorkerRegistration | null = null;
  let failed = !serviceWorker;
  let reloading = false;

  const stateNow = (): OfflineState => {
    if (failed) return 'none';
    if (registration?.waiting && registration.active) return 'update';
    return registration?.active?.state === 'activated' ? 'ready' : 'preparing';
  };
  const tell = () => {
    for (const listener of listeners) listener(stateNow());
  };
  const follow = (worker: ServiceWorker | null) => worker?.addEventListener('statechange', tell);

  async function register(): Promise<void> {
    registration = await serviceWorker.register(trustedScript(url), { scope, updateViaCache: 'none' });
    follow(registration.installing);
    follow(registration.waiting);
    follow(registration.active);
    registration.addEventListener('updatefound', () => {
      follow(registration?.installing ?? null);
      tell();
    });
    tell();
    // Browsers look by themselves, but when they like; an installed app on iOS may not look for weeks.
    void serviceWorker.ready.then(({ active }) => active?.postMessage({ type: KEEP_WORDS, language }));
    if (registration.active) await look();
  }
  const look = async (): Promise<void> => {
    await registration?.update().catch(() => undefined);
  };
  if (serviceWorker) {
    register().catch(() => {
      failed = true;
      tell();
    });
  }

  return {
    get state() {
      return stateNow();
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    look,
    update: () => {
      const waiting = registration?.waiting;
      if (!waiting || reloading) return;
      reloading = true;
      // Only the window in which the person said so opens anew; others stay as they are until they are closed.
      serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
      waiting.postMessage({ type: TAKE_OVER });
    },
  };
}
