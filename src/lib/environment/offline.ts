/**
 * How far the app is kept for offline use: not at all in this browser, being prepared, ready, or ready with a newer version waiting.
 */
export type OfflineState = 'none' | 'preparing' | 'ready' | 'update';

export interface Offline {
  readonly state: OfflineState;
  /** Calls back when the state changes; the answer stops it. */
  onChange(listener: (state: OfflineState) => void): () => void;
  /** Asks the host whether there is a newer version. A host that cannot be reached changes nothing. */
  look(): Promise<void>;
  /** Puts the waiting version in charge and opens the page anew with it. */
  update(): void;
}

/** What a waiting service worker listens for. */
export const TAKE_OVER = 'take-over';

/** Registers the service worker at `url` for `scope` and follows its life. */
export function keepOffline(url: string, scope: string): Offline {
  const { serviceWorker } = navigator;
  const listeners = new Set<(state: OfflineState) => void>();
  let registration: ServiceWorkerRegistration | null = null;
  let failed = !serviceWorker;
  let reloading = false;

  const stateNow = (): OfflineState => {
    if (failed) return 'none';
    if (registration?.waiting && registration.active) return 'update';
    return registration?.active ? 'ready' : 'preparing';
  };
  const tell = () => {
    for (const listener of listeners) listener(stateNow());
  };
  const follow = (worker: ServiceWorker | null) => worker?.addEventListener('statechange', tell);

  async function register(): Promise<void> {
    registration = await serviceWorker.register(url, { scope, updateViaCache: 'none' });
    follow(registration.installing);
    follow(registration.waiting);
    registration.addEventListener('updatefound', () => {
      follow(registration?.installing ?? null);
      tell();
    });
    tell();
  }
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
    look: async () => {
      await registration?.update().catch(() => undefined);
    },
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
