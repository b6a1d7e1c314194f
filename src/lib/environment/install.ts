/** How the app can be put on the home screen here: it is there, the browser asks, two steps on iOS, or by the browser's menu. */
export type InstallWay = 'installed' | 'prompt' | 'ios' | 'menu';

/** The browser's own question, as Chromium hands it over. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

/** The way onto the home screen, as this browser offers it. */
export interface Installation {
  readonly way: InstallWay;
  /** Calls back when the way changes; the answer stops it. */
  onChange(listener: (way: InstallWay) => void): () => void;
  /** Shows the browser's question; false where there is none or the person said no. */
  ask(): Promise<boolean>;
}

/** Watches the browser's offers. Chromium makes its offer once, soon after loading; static/boot.js keeps one that came earlier. */
export function watchInstallation(): Installation {
  const listeners = new Set<(way: InstallWay) => void>();
  let offer = (window as { readonly twoDozenInstall?: InstallPrompt }).twoDozenInstall ?? null;
  let installed = isStandalone();
  const wayNow = (): InstallWay => {
    if (installed) return 'installed';
    if (offer) return 'prompt';
    return isIos() ? 'ios' : 'menu';
  };
  const tell = () => {
    for (const listener of listeners) listener(wayNow());
  };
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = event as InstallPrompt;
    tell();
  });
  window.addEventListener('appinstalled', () => {
    installed = true;
    tell();
  });
  return {
    get way() {
      return wayNow();
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ask: async () => {
      if (!offer) return false;
      const asked = offer;
      offer = null;
      await asked.prompt();
      const { outcome } = await asked.userChoice;
      tell();
      return outcome === 'accepted';
    },
  };
}

const isStandalone = () =>
  matchMedia('(display-mode: standalone)').matches ||
  document.documentElement.hasAttribute('data-standalone');

// iPads call themselves Macs; only their touch points tell them apart.
const isIos = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
